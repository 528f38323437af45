import * as contract from '@xiongmao/api/promotion/shapes';
import { i18nOf } from '@xiongmao/i18n/node';
import { expect, test } from 'vitest';
import { channelTypes, registrationSources } from './choices.ts';

const { exists } = i18nOf('en_US');

test('Every type and every source of a channel can be chosen, by its name', () => {
  expect(channelTypes).toEqual(contract.channelTypes);
  expect(registrationSources).toEqual(contract.registrationSources);
  const keys = [
    ...channelTypes.map((type) => `console:channelType.${type}`),
    ...registrationSources.map((source) => `console:source.${source}`),
    ...contract.filterReasons.flatMap((reason) => [
      `console:filter.${reason}`,
      `console:filterHint.${reason}`,
    ]),
  ];
  expect(keys.filter((key) => !exists(key))).toEqual([]);
});

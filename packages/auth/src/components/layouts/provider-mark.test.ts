import { providers } from '@xiongmao/api/identity/providers';
import { expect, test } from 'vitest';
import { marks } from './provider-mark.tsx';

test('Every third party is known by its own mark', () => {
  const titles = providers.map((provider) => marks[provider].icon.title.toLowerCase());
  expect(titles).toEqual([...providers]);
});

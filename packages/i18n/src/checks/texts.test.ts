import { games, homeTabs, topTabs } from '@xiongmao/api/catalogue/games';
import { sports } from '@xiongmao/api/catalogue/sports';
import { errors } from '@xiongmao/api/errors';
import { planResults } from '@xiongmao/api/experts/rules';
import { incidentKinds } from '@xiongmao/api/matches/shapes';
import { matchStatuses } from '@xiongmao/api/matches/statuses';
import { transferKinds } from '@xiongmao/api/transfer-kinds';
import { describe, expect, test } from 'vitest';
import { locales } from '../locales.ts';
import { i18nOf, readTexts } from '../node.ts';
import { flatten } from './compare-texts.ts';

const english = readTexts('en_US');
const { exists } = i18nOf('en_US');
const missing = (keys: readonly string[]) => keys.filter((key) => !exists(key));

test('Every error of the contract has a text, and there is none for an error that is not', () => {
  const { field: _ofFields, ...named } = english.errors!;
  // Behind a line: what it says for one of its causes.
  const names = new Set(Object.keys(named).map((key) => key.split('_', 1)[0]!));
  expect([...names].sort()).toEqual(Object.keys(errors).sort());
});

test('Every game and every tab has a name', () => {
  const tabs = [...homeTabs, ...topTabs].map(({ key }) => key);
  const named = tabs.map((key) => (/^\d+$/.test(key) ? `games:${key}` : `games:tab.${key}`));
  expect(missing([...games.map(({ gameId }) => `games:${gameId}`), ...named])).toEqual([]);
});

test('Every kind of transfer has a name for fans, for experts and for staff', () => {
  const keys = transferKinds.flatMap((kind) => [
    `transfers:${kind}`,
    `studio:coin.kinds.${kind}`,
    `console:transferKind.${kind}`,
  ]);
  expect(missing(keys)).toEqual([]);
});

test('A plan that was settled is told with its result', () => {
  expect(missing(planResults.map((result) => `notices:planSettled_${result}`))).toEqual([]);
});

test('Every status and every kind of entry has a name', () => {
  const statuses = matchStatuses.flatMap((status) => [
    `matches:status.${status}`,
    `matches:statusShort.${status}`,
  ]);
  expect(missing([...statuses, ...incidentKinds.map((k) => `matches:incident.${k}`)])).toEqual([]);
});

describe.each(Object.entries(sports))('Of %s', (_, sport) => {
  const extra = sport.extra.map(({ key }) => key).filter((key) => key !== 'extra');
  const numbered = sport.period.prefix === 'h' ? ['h1', 'h2'] : [sport.period.prefix];

  test('every phase has a long and a short name', () => {
    const phases = [...numbered, ...extra, ...sport.breaks];
    const long =
      sport.period.prefix === 'q' ? ['q1', 'q2', 'q3', 'q4', ...phases.slice(1)] : phases;
    expect(missing(long.map((key) => `matches:phase.${key}`))).toEqual([]);
    expect(missing(phases.map((key) => `matches:phaseShort.${key}`))).toEqual([]);
  });

  test('every column has a long and a short name', () => {
    const keys = sport.columns.flatMap((key) => [
      `matches:column.${key}`,
      `matches:columnShort.${key}`,
    ]);
    expect(missing(keys)).toEqual([]);
  });
});

test('How long ago something was posted has a text in every unit', () => {
  for (const locale of locales) {
    const { t } = i18nOf(locale);
    expect(t('common:ago.justPosted')).not.toContain('ago.');
    for (const unit of ['minutes', 'hours', 'days', 'weeks', 'months'] as const)
      for (const count of [1, 2, 3, 11, 100])
        expect(t(`common:ago.${unit}`, { count })).not.toContain('ago.');
  }
});

test('The button that counts slow mode down is called by the figure on it', () => {
  for (const locale of locales) {
    const { t } = i18nOf(locale);
    for (const count of [1, 2, 3, 11, 100])
      expect(t('chat:composer.wait', { count })).toContain(String(count));
  }
});

test.each(['zh_CN', 'zh_tw'] as const)('In %s no space stands beside a figure', (locale) => {
  const texts = Object.values(readTexts(locale)).flatMap((tree) => [...flatten(tree).values()]);
  const spaced =
    /\p{Script=Han} (\d|\{\{(count|number)\}\})|\{\{(count|number)\}\} \p{Script=Han}/u;
  expect(texts.filter((text) => spaced.test(text))).toEqual([]);
});

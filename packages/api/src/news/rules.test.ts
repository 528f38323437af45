import { expect, test } from 'vitest';
import {
  articleEvents,
  articleKinds,
  articleStates,
  articleTransitions,
  lengthOf,
  readingMinutes,
} from './rules.ts';

test.each(articleKinds)('Every state of one of the kind %s can be reached, and left', (kind) => {
  const own = articleTransitions.filter((each) => !('kind' in each) || each.kind === kind);
  const reached = new Set<string>(['draft']);
  for (let before = 0; before < reached.size; ) {
    before = reached.size;
    for (const { from, to } of own) if (reached.has(from)) reached.add(to);
  }
  expect([...reached].sort()).toEqual([...articleStates].sort());
  for (const state of articleStates)
    expect(
      own.some(({ from }) => from === state),
      state,
    ).toBe(true);
});

test('Every event happens, and of one state, actor and kind only one thing comes', () => {
  expect([...new Set(articleTransitions.map(({ event }) => event))].sort()).toEqual(
    [...articleEvents].sort(),
  );
  const keys = articleTransitions.flatMap((each) =>
    ('kind' in each ? [each.kind] : articleKinds).map(
      (kind) => `${each.from} ${each.event} ${each.by} ${kind}`,
    ),
  );
  expect(new Set(keys).size).toBe(keys.length);
});

test('Only a desk publishes what an expert wrote, and only out of review', () => {
  const published = articleTransitions.filter(
    (each) =>
      each.to === 'published' &&
      each.event !== 'restore' &&
      !('kind' in each && each.kind === 'news'),
  );
  expect(published.every(({ by }) => by !== ('author' as string))).toBe(true);
  expect([...new Set(published.map(({ from }) => from))].sort()).toEqual(['review', 'scheduled']);
});

test('What was taken down is published again by who decides on claims, and by nobody else', () => {
  const left = articleTransitions.filter(({ from }) => from === 'takenDown');
  expect(left).toEqual([
    { from: 'takenDown', event: 'restore', to: 'published', by: 'claim' },
    { from: 'takenDown', event: 'putBack', to: 'withdrawn', by: 'claim' },
  ]);
});

test('Wherever an article was put, it can be taken down', () => {
  const taken = articleTransitions.filter(({ event }) => event === 'takeDown');
  expect([...taken.map(({ from }) => from), 'takenDown'].sort()).toEqual([...articleStates].sort());
});

test('The time to read counts words, and characters of scripts without spaces', () => {
  expect(lengthOf('Two words. 世界杯 决赛')).toEqual({ words: 2, characters: 5 });
  expect(readingMinutes({ words: 0, characters: 0 })).toBe(1);
  expect(readingMinutes({ words: 660, characters: 0 })).toBe(3);
  expect(readingMinutes({ words: 0, characters: 840 })).toBe(2);
});

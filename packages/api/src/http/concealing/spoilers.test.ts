import { expect, test } from 'vitest';
import { mostHidden } from './rules.ts';
import {
  hides,
  hidesAll,
  hidesNothing,
  mostRevealed,
  readRevealed,
  readSpoilers,
  writeRevealed,
  writeSpoilers,
} from './spoilers.ts';

const some = { all: false, games: [202, 0], leagues: [12, 7] };

test.each([hidesAll, hidesNothing, some, { ...some, games: [] }, { ...some, leagues: [] }])(
  'A cookie keeps a choice: %j',
  (spoilers) => {
    expect(readSpoilers(writeSpoilers(spoilers))).toEqual(spoilers);
  },
);

test('What is none of ours hides nothing', () => {
  for (const text of [undefined, '', 'ALL', '202', '202-x', '-'.repeat(9), '1.2.3', '202-12;x'])
    expect(readSpoilers(text), text).toEqual(hidesNothing);
});

test('The longest choice and all that was asked for fit into what the server reads of a cookie', () => {
  const most = {
    all: false,
    games: Array.from({ length: mostHidden.games }, (_, id) => 900 + (id % 99)),
    leagues: Array.from({ length: mostHidden.leagues }, (_, id) => 2_000_000_000 + id),
  };
  expect(writeSpoilers(most).length).toBeLessThanOrEqual(1_500);
  expect(readSpoilers(writeSpoilers(most))).toEqual(most);
  const names = Array.from({ length: 99 }, (_, id) => `season-${2_000_000_000 + id}` as const);
  const written = writeRevealed(names);
  expect(written.length).toBeLessThanOrEqual(1_500);
  expect(readRevealed(written)).toEqual(names.slice(-mostRevealed));
  expect(readRevealed('match-12.room-7.match-0.season-3')).toEqual(['match-12', 'season-3']);
});

test('A match is hidden by its game, its league, or all', () => {
  const match = { gameId: 203, leagueId: 12 };
  expect(hides(some, match)).toBe(true);
  expect(hides({ ...some, leagues: [] }, match)).toBe(false);
  expect(hides({ ...some, games: [203], leagues: [] }, match)).toBe(true);
  expect(hides(hidesAll, match)).toBe(true);
  expect(hides(some, { gameId: 203, leagueId: null })).toBe(false);
});

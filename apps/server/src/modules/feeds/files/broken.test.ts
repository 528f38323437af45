import { readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { sql } from 'drizzle-orm';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { systemClock } from '#platform/clock.ts';
import { testDatabase } from '#testing/database.ts';
import { rows } from '#testing/rows.ts';
import type { FeedAdapter } from '../adapters/adapter.ts';
import { scratch } from '../adapters/fixtures/adapter-runs.ts';
import { statsPlays, statsRow, table } from '../adapters/fixtures/nba-games.ts';
import { nba } from '../adapters/nba.ts';
import { openfootball } from '../adapters/openfootball.ts';
import { importFiles } from './import-files.ts';

const { db } = await testDatabase();
let own: ReturnType<typeof scratch>;
beforeEach(async () => {
  own = scratch();
  await db.execute(sql`truncate match, feed_quarantine cascade`);
});
afterEach(() => own.remove());

async function imported(adapter: FeedAdapter, ...files: string[]) {
  const told: string[] = [];
  const result = await importFiles(db, systemClock, adapter, files, (error) =>
    told.push(`${error.place}: ${error.reason}`),
  );
  const kept = await rows<{ home: string; score: number | null }>(
    db,
    sql`select team.name as home, score_home as score from match
      join team on team.id = home_id order by match.id`,
  );
  return { result, told, kept };
}

const season = (...matches: object[]) =>
  own.file('2025-26/en.1.json', {
    name: 'Test League 2025/26',
    matches: matches.map((match) => ({ round: 'Matchday 1', date: '2025-08-16', ...match })),
  });
const good = { team1: 'Ayton FC', team2: 'Beeton FC', score: { ft: [2, 1] } };

test.each([
  ['a NUL', 'Cee\u0000ton FC'],
  ['half of a surrogate pair', 'Ceeton \ud83d FC'],
])('%s in a name is told with its place, and the other matches are kept', async (_, name) => {
  const { result, told, kept } = await imported(
    openfootball,
    season({ ...good, team1: name }, good),
  );
  expect(kept).toEqual([{ home: 'Ayton FC', score: 2 }]);
  expect(result.quarantined).toBe(1);
  expect(told).toEqual([expect.stringMatching(/^match .*Cee.*: text with NUL/)]);
});

test('what nobody sees is left out of names, but for what scripts need', async () => {
  const { told, kept } = await imported(
    openfootball,
    season(
      { ...good, team1: '\u202eCF notyA\u200b' },
      { ...good, team1: '\u067e\u0633\u200c\u062a' },
      { ...good, team1: '\u200b\u2066' },
    ),
  );
  expect(kept.map(({ home }) => home)).toEqual(['CF notyA', '\u067e\u0633\u200c\u062a']);
  expect(told).toEqual([expect.stringContaining('a side has an invisible name')]);
});

test('a match of two sides that are still to be found is kept, and each year has its own', async () => {
  const { told, kept } = await imported(openfootball, season({ team1: 'N.N.', team2: 'N.N.' }));
  expect([told, kept]).toEqual([[], [{ home: 'N.N.', score: null }]]);
  const open = await rows(db, sql`select source_id from team where undecided`);
  expect(open).toEqual([{ source_id: '2025-26/en.1:N.N.' }]);
});

test('a NUL in one scorer leaves out that goal alone', async () => {
  const goals1 = [
    { name: 'A. One', minute: 5 },
    { name: 'B.\u0000', minute: 9 },
  ];
  const { result, kept } = await imported(openfootball, season({ ...good, goals1 }));
  expect(kept).toHaveLength(1);
  expect(result.quarantined).toBe(1);
  const found = await rows<{ player: string }>(db, sql`select player from incident`);
  expect(found).toEqual([{ player: 'A. One' }]);
});

test('a score nested a hundred thousand deep is set aside, and the match and the others are kept', async () => {
  const deep = '['.repeat(100_000) + ']'.repeat(100_000);
  const file = season({ ...good, score: 'DEEP' }, { ...good, team1: 'Deeton FC' });
  const { readFileSync, writeFileSync } = await import('node:fs');
  writeFileSync(file, readFileSync(file, 'utf8').replace('"DEEP"', deep));
  const { result, kept } = await imported(openfootball, file);
  expect(kept).toEqual([
    { home: 'Ayton FC', score: null },
    { home: 'Deeton FC', score: 2 },
  ]);
  expect(result.quarantined).toBe(1);
});

test('a side against itself is told and left out, also under another name of the club', async () => {
  const { told, kept } = await imported(
    openfootball,
    season(
      { ...good, team2: good.team1 },
      { ...good, team1: 'Ayton', team2: 'Ayton FC', round: 'Matchday 2' },
      { ...good, round: 'Matchday 3' },
    ),
  );
  expect(kept).toHaveLength(1);
  expect(told).toHaveLength(2);
  expect(told[0]).toContain('one side: Ayton FC');
});

test('a table whose columns are cut is told once, and the other files are read', async () => {
  const plays = statsPlays(Array.from({ length: 200 }, (_, row) => statsRow(row, 5, '11:00')));
  const [all] = plays.resultSets;
  const cut = table(
    'PlayByPlay',
    all!.headers.slice(0, 4),
    all!.rowSet.map((row) => row.slice(0, 4)),
  );
  const list = own.file('log.json', {
    ...table(
      'LeagueGameLog',
      ['TEAM_ID', 'TEAM_ABBREVIATION', 'TEAM_NAME', 'GAME_ID', 'GAME_DATE', 'MATCHUP', 'WL', 'PTS'],
      [
        [1, 'BAO', 'Bao Aces', '0021999999', '2020-01-02', 'BAO @ DEN', 'L', 95],
        [2, 'DEN', 'Denver Nuts', '0021999999', '2020-01-02', 'DEN vs. BAO', 'W', 99],
      ],
    ),
  });
  const { result, told, kept } = await imported(nba, own.file('cut.json', cut), list);
  expect(kept).toEqual([{ home: 'Denver Nuts', score: 99 }]);
  expect(result.quarantined).toBe(1);
  expect(told).toEqual([expect.stringContaining('no column PERIOD, PCTIMESTRING')]);
});

test('entries with the same fault are told once for their file, with their number', async () => {
  const bad = { team1: 'Ayton FC', team2: 'Beeton FC', date: 'soon' };
  const { told } = await imported(openfootball, season(good, bad, bad, bad));
  expect(told).toEqual([expect.stringMatching(/matches\[1\].*no day \(and 2 more\)/)]);
});

/** An adapter that takes files for the numbers of goals in them, unlooked at. */
const trusting: FeedAdapter = {
  format: 'openfootball',
  async *read(files, { now, quarantine }) {
    for (const file of files) {
      const told = JSON.parse(readFileSync(file, 'utf8')) as {
        goals: number;
        at?: string;
        seconds?: number[];
      };
      const startsAt = new Date(told.at ?? '2025-08-16').toISOString();
      const numbered = { match: basename(file), version: now.getTime() };
      const team = (name: string) => ({ id: name, name: `${name}ton FC` });
      const entry = { minute: null, added: null, side: null, playerId: null, player: null };
      const rest = { other: null, score: null, text: null, x: null, y: null, period: null };
      const [home, away] = [team('Ay'), team('Bee')];
      quarantine({ file, place: 'top', reason: 'odd', raw: null });
      yield {
        file,
        messages: [
          {
            ...{ type: 'fixture', ...numbered, gameId: 201, league: null, season: null },
            ...{ home, away, startsAt, date: startsAt.slice(0, 10) },
          },
          {
            type: 'state',
            ...numbered,
            state: {
              ...{ status: 'ended', phase: null, clock: null, periods: [], columns: [] },
              ...{ score: { home: told.goals, away: 0 }, winner: null, note: null },
            },
          },
          {
            type: 'incidents',
            ...numbered,
            items: (told.seconds ?? []).map((seconds, order) => ({
              ...{ key: `${order}`, order, kind: 'note', seconds, ...entry, ...rest },
            })),
          },
        ],
      };
    }
  },
};

test('what the contract does not allow is told with its place, and the rest of the match is kept', async () => {
  const { result, told, kept } = await imported(
    trusting,
    own.file('a.json', { goals: -5, seconds: [5, 1e9, 7] }),
    own.file('b.json', { goals: 2 }),
  );
  expect(kept).toEqual([
    { home: 'Ayton FC', score: null },
    { home: 'Ayton FC', score: 2 },
  ]);
  expect(told).toHaveLength(4);
  expect(told).toContainEqual(expect.stringMatching(/^match a.json.state.state.score.home: /));
  expect(told).toContainEqual(expect.stringMatching(/^match a.json.incidents.items.1.seconds: /));
  expect(result).toMatchObject({ files: 2, matches: 2, quarantined: 4 });
  expect(await rows(db, sql`select seconds from incident order by place`)).toEqual([
    { seconds: 5 },
    { seconds: 7 },
  ]);
});

test('a file on which the adapter itself trips is a broken one, and the others are imported', async () => {
  const { result, told, kept } = await imported(
    trusting,
    own.file('a.json', { goals: 1 }),
    own.file('b.json', { goals: 2, at: '2025-02-31x' }),
    own.file('c.json', { goals: 3 }),
  );
  expect(kept.map(({ score }) => score)).toEqual([1, 3]);
  expect(told).toEqual([
    "file: can't be read: RangeError: Invalid time value",
    'top: odd',
    'top: odd',
  ]);
  expect(result).toMatchObject({ files: 2, matches: 2, quarantined: 2 });
});

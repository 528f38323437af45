import type { FeedMessage } from '@xiongmao/api/feeds/messages';
import { sql } from 'drizzle-orm';
import { beforeAll, expect, test } from 'vitest';
import { checkMatches, markEarlierDisputes } from '#modules/matches/index.ts';
import type { Database } from '#platform/db/database.ts';
import { testDatabase } from '#testing/database.ts';
import { fixtureOf, goalOf, incidentsOf, sheetOf, stateOf } from '#testing/factories.ts';
import type { FeedAdapter } from '../adapters/adapter.ts';
import { cricsheet } from '../adapters/cricsheet/cricsheet.ts';
import { readAll, scratch } from '../adapters/fixtures/adapter-runs.ts';
import { cricketMatch, quiet } from '../adapters/fixtures/cricket-matches.ts';
import { gamecenter, side } from '../adapters/fixtures/nfl-games.ts';
import { eventFile, half, outs } from '../adapters/fixtures/retrosheet-games.ts';
import { nfl } from '../adapters/nfl/nfl.ts';
import { retrosheet } from '../adapters/retrosheet/retrosheet.ts';
import { check } from './check.ts';
import { ingest } from './ingest.ts';

let db: Database;
beforeAll(async () => {
  ({ db } = await testDatabase());
});

const now = new Date('2026-05-01T12:00:00Z');
const send = (...messages: FeedMessage[]) =>
  db.transaction((tx) => ingest(tx, messages, { source: 'test', now }));

async function marksOf(sourceId: string) {
  const [match] = await checkMatches(db, sql`m.source_id = ${sourceId}`);
  return match!.marked;
}

async function checked(source: string | null = null) {
  const told = { marked: [] as string[], unmarked: [] as string[] };
  const counts = await check(db, source, {
    marked: (line) => told.marked.push(line),
    unmarked: (line) => told.unmarked.push(line),
  });
  const read = (lines: string[]) => lines.map((line) => JSON.parse(line));
  return { counts, marked: read(told.marked), unmarked: read(told.unmarked) };
}

const ended = (home: number, away: number) =>
  ({ status: 'ended', phase: null, score: { home, away } }) as const;

test('a part that contradicts the score is marked at ingest, and the mark goes with it', async () => {
  await send(
    fixtureOf('swapped', '2026-05-01T10:00:00Z'),
    stateOf('swapped', 1, { ...ended(0, 1), winner: 'away' }),
    incidentsOf('swapped', 1, [goalOf('a')]),
  );
  expect(await marksOf('swapped')).toEqual(['score', 'timeline']);
  const { changes } = await send(stateOf('swapped', 2, { ...ended(1, 0), winner: 'home' }));
  expect(changes).toContainEqual({ matchId: expect.any(Number), part: 'state', ref: null });
  expect(await marksOf('swapped')).toEqual([]);
});

test('a sheet is held against the sets, and agrees again once it is put right', async () => {
  const periods = [{ key: 'set1', home: 2, away: 1 }];
  await send(
    fixtureOf('sheet', '2026-05-01T10:00:00Z', { gameId: 206 }),
    stateOf('sheet', 1, { ...ended(1, 0), periods, winner: 'home' }),
    sheetOf('sheet', 1, ['home', 'away']),
  );
  expect(await marksOf('sheet')).toEqual(['timeline']);
  await send(sheetOf('sheet', 2, ['home', 'away', 'home']));
  expect(await marksOf('sheet')).toEqual([]);
});

test('scores of files are held against possessions and plays, results of cricket against innings', async () => {
  const own = scratch();
  const read = async (adapter: FeedAdapter, name: string, content: unknown) => {
    const { messages } = await readAll(adapter, [own.file(name, content)], now);
    await send(...messages);
    return messages[0]!.match!;
  };
  const game = (eid: string, home: number) =>
    read(nfl, `${eid}.json`, gamecenter(eid, { home: side('GB', [home]) }));
  expect(await marksOf(await game('2018093001', 7))).toEqual([]);
  // Its plays end in the second quarter.
  expect(await marksOf(await game('2018093002', 14))).toEqual(['timeline']);
  expect(await marksOf(await game('2018093003', 0))).toContain('score');
  const innings = [
    { team: 'Bao Lions', overs: [quiet(0, 'A1 A2 B1', 2)] },
    { team: 'Nut Tigers', overs: [quiet(0, 'B1 B2 A1', 1)] },
  ];
  const match = (name: string, runs: number) =>
    read(
      cricsheet,
      name,
      cricketMatch({ outcome: { winner: 'Bao Lions', by: { runs } } }, innings),
    );
  expect(await marksOf(await match('1.json', 6))).toEqual([]);
  expect(await marksOf(await match('2.json', 60))).toEqual(['winner']);
  const played = (id: string, ...events: string[]) =>
    read(retrosheet, `${id}.EVA`, eventFile(half(1, 0, 1, ...events), {}, id));
  expect(await marksOf(await played('BOS201907040', 'HR', ...outs))).toEqual([]);
  expect(await marksOf(await played('BOS201907050', 'HR', 'S8.2-H', ...outs))).toContain('score');
  own.remove();
});

test('a withdrawn entry contradicts nothing', async () => {
  await send(
    fixtureOf('var', '2026-05-01T10:00:00Z'),
    stateOf('var', 1, ended(0, 0)),
    incidentsOf('var', 1, [goalOf('a', { withdrawn: true })]),
  );
  expect(await marksOf('var')).toEqual([]);
});

test('a live match is held against itself with each message', async () => {
  await send(
    fixtureOf('live', '2026-05-01T11:30:00Z'),
    stateOf('live', 1, { score: { home: 1, away: 0 } }),
    incidentsOf('live', 1, [goalOf('a')]),
  );
  expect(await marksOf('live')).toEqual([]);
  await send(stateOf('live', 2, { score: { home: 0, away: 1 } }));
  expect(await marksOf('live')).toEqual(['score', 'timeline']);
});

test('a match that was played before its day is marked, until it is told anew', async () => {
  const future = fixtureOf('future', null, { date: '2099-05-01' });
  await send(future, stateOf('future', 1, ended(1, 0)));
  expect(await marksOf('future')).toEqual(['status']);
  await send({ ...future, version: 2, date: '2026-05-02' });
  expect(await marksOf('future')).toEqual([]);
});

test('the check tells what is marked and what is not, with match, values and source', async () => {
  await send(
    fixtureOf('told', '2026-05-01T10:00:00Z'),
    stateOf('told', 1, { ...ended(2, 0), winner: 'away' }),
  );
  const before = await checked();
  expect(before.unmarked).toEqual([]);
  expect(before.marked).toContainEqual({
    match: expect.any(Number),
    source: 'test',
    sourceId: 'told',
    field: 'winner',
    rule: 'winner and score',
    values: { winner: 'away', score: { home: 2, away: 0 } },
  });
  await db.execute(sql`update match set disputed = '{}' where source_id = 'told'`);
  const after = await checked();
  expect(after.counts).toEqual({
    matches: before.counts.matches,
    contradictions: 1,
    marked: before.counts.marked - 1,
  });
  expect(after.unmarked).toMatchObject([{ sourceId: 'told' }]);
  expect((await checked('other')).counts).toEqual({ matches: 0, contradictions: 0, marked: 0 });
});

test('what was stored before the rule is marked once the server has started', async () => {
  await send(
    fixtureOf('early', '2026-05-01T10:00:00Z'),
    stateOf('early', 1, { ...ended(2, 0), winner: 'away' }),
  );
  await db.execute(sql`update match set disputed = '{}' where source_id = 'early'`);
  expect(await markEarlierDisputes(db, 0)).toBeNull();
  expect(await marksOf('early')).toEqual(['winner']);
});

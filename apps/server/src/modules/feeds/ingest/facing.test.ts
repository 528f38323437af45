import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Action, MatchDetail, Trends } from '@xiongmao/api/matches/shapes';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { systemClock } from '#platform/clock.ts';
import { answerOf } from '#testing/answer.ts';
import { type TestApp, testApp } from '#testing/app.ts';
import { rows } from '#testing/rows.ts';
import { event, match, players, teams } from '../adapters/fixtures/wyscout-cup.ts';
import { wyscout } from '../adapters/wyscout.ts';
import { importFiles } from '../files/import-files.ts';

let app: TestApp;
let folder: string;
let matchId: number;

/** From one place to another, as the source tells it. */
const moved = (given: ReturnType<typeof event>, x: number, y: number) => ({
  ...given,
  positions: [given.positions[0], { x, y }],
});

/** The away side's second half is told the other way round: its shots come from the left. */
const events = [
  event(1, 12, '1H', 60, ['Shot', 'Shot'], [101, 1801], [90, 40]),
  moved(event(1, 12, '1H', 120, ['Pass', 'Simple pass'], [1801], [60, 30]), 70, 20),
  event(2, 22, '1H', 180, ['Shot', 'Shot'], [1802], [88, 45]),
  moved(event(2, 21, '1H', 240, ['Pass', 'Simple pass'], [1801], [60, 30]), 70, 20),
  event(2, 22, '2H', 60, ['Shot', 'Shot'], [101, 1801], [12, 45]),
  moved(event(2, 21, '2H', 120, ['Pass', 'Simple pass'], [1801], [40, 30]), 30, 20),
];

beforeAll(async () => {
  app = await testApp();
  folder = await mkdtemp(path.join(tmpdir(), 'facing-'));
  const file = path.join(folder, '900.json');
  const list = path.join(folder, 'matches_X.json');
  await writeFile(list, JSON.stringify([match()]));
  await writeFile(
    file,
    JSON.stringify({
      events,
      teams: { 1: { team: teams[0] }, 2: { team: teams[1] } },
      players: { 1: players.slice(0, 3).map((player) => ({ player })), 2: [] },
    }),
  );
  await importFiles(app.db, systemClock, wyscout, [list, file], (error) => {
    throw error;
  });
  const [row] = await rows<{ id: number }>(
    app.db,
    sql`select id from match where source = 'wyscout' and source_id = '900'`,
  );
  matchId = row!.id;
});
afterAll(() => rm(folder, { recursive: true }));

async function ask<Result>(address: string): Promise<Result> {
  return (await answerOf<Result>(await fetch(`${app.url}/java${address}`))).result;
}

test('every place on the pitch is told with the home side attacking to the right', async () => {
  const { actions } = await ask<{ actions: Action[] }>(`/match/actions?matchId=${matchId}`);
  expect(actions.map(({ side, x, y, toX, toY }) => [side, x, y, toX, toY])).toEqual([
    ['home', 90, 40, null, null],
    ['home', 60, 30, 70, 20],
    ['away', 12, 55, null, null],
    ['away', 40, 70, 30, 80],
    ['away', 12, 45, null, null],
    ['away', 40, 30, 30, 20],
  ]);
});

test('goals of the timeline stand where they were shot, on the half that was attacked', async () => {
  const { incidents } = await ask<MatchDetail>(`/soccer/${matchId}`);
  const goals = incidents.filter(({ kind }) => kind === 'goal');
  expect(goals.map(({ side, x, y }) => [side, x, y])).toEqual([
    ['home', 90, 40],
    ['away', 12, 45],
  ]);
});

test('pressure is of the side that attacks', async () => {
  const { minutes } = await ask<Trends>(`/match/trends?matchId=${matchId}`);
  const of = (period: string, minute: number) =>
    minutes.find((entry) => entry.period === period && entry.minute === minute);
  expect(of('h1', 2)!.home).toBeGreaterThan(0);
  expect(of('h1', 4)!.away).toBeGreaterThan(of('h1', 4)!.home);
  expect(of('h2', 2)).toMatchObject({ home: 0, away: expect.any(Number) });
  expect(of('h2', 2)!.away).toBeGreaterThan(0);
});

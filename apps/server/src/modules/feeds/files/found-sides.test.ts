import { sql } from 'drizzle-orm';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { systemClock } from '#platform/clock.ts';
import { testDatabase } from '#testing/database.ts';
import { rows } from '#testing/rows.ts';
import { scratch } from '../adapters/fixtures/adapter-runs.ts';
import { openfootball } from '../adapters/openfootball.ts';
import { importFiles } from './import-files.ts';

const { db } = await testDatabase();
let own: ReturnType<typeof scratch>;
beforeEach(async () => {
  own = scratch();
  await db.execute(sql`truncate match cascade`);
});
afterEach(() => own.remove());

async function imported(...matches: object[]) {
  const file = own.file('2024-25/au.1.json', {
    name: 'Test A-League 2024/25',
    matches: matches.map((match) => ({ round: 'Finals, Semi-Final', ...match })),
  });
  await importFiles(db, systemClock, openfootball, [file], (error) => {
    throw error;
  });
  return rows<{ id: number; sides: string; day: string; status: string }>(
    db,
    sql`select match.id, home.name || ' – ' || away.name as sides, date::text as day, status
      from match join team home on home.id = home_id join team away on away.id = away_id
      order by date, sides`,
  );
}

const open = { date: '2025-05-16', team1: 'Sieger EF', team2: 'Auckland FC', score: {} };
const second = { date: '2025-05-23', team1: 'Auckland FC', team2: 'Sieger EF', score: {} };
const found = { ...open, date: '2025-05-17', team1: 'Melbourne Victory', score: { ft: [0, 1] } };

test('A match goes on as the one whose open side is found, also on the next day', async () => {
  const [before, later] = await imported(open, second);
  expect(await imported(found, second)).toEqual([
    {
      id: before!.id,
      sides: 'Melbourne Victory – Auckland FC',
      day: '2025-05-17',
      status: 'ended',
    },
    later,
  ]);
});

test('A file of before, read later, does not bring the open side back', async () => {
  const known = await imported(found);
  expect(await imported(open)).toEqual(known);
});

test.each([
  ['in another round', { round: 'Finals, Final' }],
  ['at the other end', { team1: 'Auckland FC', team2: 'Melbourne Victory' }],
  ['weeks later', { date: '2025-06-07' }],
])('A match %s is another one', async (_, rest) => {
  await imported(open);
  expect(await imported({ ...found, ...rest })).toHaveLength(2);
});

test('Of two that it could be, a found match is neither', async () => {
  const other = { ...open, date: '2025-05-18', team1: 'Sieger QF' };
  const before = await imported(open, other);
  const after = await imported(found);
  expect(after).toHaveLength(3);
  for (const match of before) expect(after).toContainEqual(match);
});

test('An open side that the same file still has beside it is of another match', async () => {
  const [before] = await imported(open);
  const after = await imported(open, found);
  expect(after).toHaveLength(2);
  expect(after[0]).toEqual(before);
});

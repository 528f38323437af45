import { sql } from 'drizzle-orm';
import { afterAll, expect, test } from 'vitest';
import { ingest } from '#modules/feeds/index.ts';
import { testDatabase } from '#testing/database.ts';
import { rows } from '#testing/rows.ts';
import { sift } from '../../ingest/sift.ts';
import { readAll, scratch } from '../fixtures/adapter-runs.ts';
import { tennis } from './tennis.ts';
import { alone, type ListRow, matchList, pairs } from './testing/slam-files.ts';

const now = new Date('2031-12-01T00:00:00Z');
const folder = scratch();
afterAll(() => folder.remove());

let turn = 0;
async function told(...listed: ListRow[]) {
  turn += 1;
  return readAll(tennis, [folder.file(`${turn}/slam-matches.csv`, matchList(listed))], now);
}

const withIds = alone('1101', { player1id: 'atpa1', player2id: 'atpb2', winner: '1' });
const without = alone('1101', { match_id: '2030-usopen-1101', winner: '1' });
const paired = pairs('3101', { match_id: '2029-usopen-3101' });

test.each([
  ['before', [withIds, without, paired]],
  ['after', [paired, without, withIds]],
])('A player is one, whether a year tells ids or not, with the ids %s', async (_, years) => {
  const { db } = await testDatabase();
  for (const year of years) {
    const { messages } = await told(year);
    await db.transaction((tx) => ingest(tx, messages, { source: 'tennis', now }));
  }
  const players = await rows<{ id: string; sides: number }>(
    db,
    sql`select source_id as id, (select count(*) from catalogue.sides_of(player.id))::int as sides
      from player order by id`,
  );
  expect(players.filter(({ sides }) => sides > 0).map(({ id }) => id)).toEqual([
    'ada arrow',
    'bea bolt',
  ]);
  expect(players.map(({ id }) => id).toSorted()).toEqual([
    ...['ada arrow', 'bea bolt', 'cy crane', 'dee dart'],
  ]);
});

test('Two of one name in a file are two', async () => {
  const { fixtures } = await told(
    alone('1101', { player1: 'Li Na', player1id: 'wta1', player2id: 'wta9' }),
    alone('1102', { player1: 'LI NA', player1id: 'wta2', player2id: 'wta9' }),
  );
  expect(fixtures.map(({ home, away }) => [home?.id, away?.id])).toEqual([
    ['li na (wta1)', 'bea bolt'],
    ['li na (wta2)', 'bea bolt'],
  ]);
});

test('A player who meets himself by another id is told, and left out', async () => {
  const self = {
    player1: 'Ada Arrow',
    player1id: 'atpa1',
    player2: 'ADA ARROW',
    player2id: 'atpa9',
  };
  const { messages } = await told(alone('1101', self), alone('1102'));
  const refused: string[] = [];
  const kept = sift(messages, ({ reason }) => refused.push(reason));
  expect(new Set(kept.map(({ match }) => match))).toEqual(new Set(['2031-usopen-1102']));
  expect(refused[0]).toContain('one side: Ada Arrow');
});

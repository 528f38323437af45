import { readFile } from 'node:fs/promises';
import type { OddsPoint } from '@xiongmao/api/odds/shapes';
import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { ingest } from '#modules/feeds/index.ts';
import type { Database } from '#platform/db/database.ts';
import { testDatabase } from '#testing/database.ts';
import { fixtureOf } from '#testing/factories.ts';
import { rows } from '#testing/rows.ts';
import { findPoints, oddsSince } from './read-odds.ts';

/** As the tables were when odds of all sources stood at the row that is shown. */
const asTheyWere = sql`
  drop sequence odds_version;
  alter table odds_match alter v type integer;
  alter table odds_quote alter v type integer, add source text not null`;

async function migrated(db: Database): Promise<void> {
  const file = new URL('../../../migrations/0055_odds_rows.sql', import.meta.url);
  const statements = (await readFile(file, 'utf8')).split('--> statement-breakpoint');
  await db.transaction(async (tx) => {
    for (const statement of statements) await tx.execute(sql.raw(statement));
  });
}

const at = (hour: number) => `2026-05-01T${String(hour).padStart(2, '0')}:00:00.000Z`;
const pointOf = (hour: number): OddsPoint => {
  return {
    at: at(hour),
    line: null,
    prices: { home: 1_500 + hour, away: 2_000 },
    suspended: false,
  };
};
/** The hours at which something was said of a market. */
const hoursOf = async (db: Database, matchId: number, bookmaker: string) =>
  (await findPoints(db, matchId, { bookmaker, market: 'winner' })).map(
    ({ prices }) => prices.home! - 1_500,
  );

test('Odds that stood at the row that is shown are found again, each at that of its source', async () => {
  const { db } = await testDatabase();
  await db.execute(asTheyWere);
  const teams = { home: { id: 'h', name: 'Northgate' }, away: { id: 'a', name: 'Southmoor' } };
  for (const source of ['acme', 'prices']) {
    await db.transaction((tx) =>
      ingest(tx, [fixtureOf('m', at(12), teams)], { source, now: new Date(at(0)) }),
    );
  }
  const [shown, own] = await rows<{ id: number; same_as: number | null }>(
    db,
    sql`select id, same_as from match order by id`,
  );
  expect(own!.same_as).toBe(shown!.id);

  /** What was said by a source at hours, which are its versions, too. */
  async function told(source: string, matchId: number, bookmaker: string, ...hours: number[]) {
    const [first, last] = [hours[0]!, hours.at(-1)!];
    await db.execute(
      sql`insert into odds_match values (${matchId}, ${last}) on conflict do nothing`,
    );
    await db.execute(sql`insert into odds_quote
      (match_id, bookmaker, market, source, opening, opening_version, current, version, v, points)
      values (${matchId}, ${bookmaker}, 'winner', ${source}, ${pointOf(first)}::jsonb, ${first},
        ${pointOf(last)}::jsonb, ${last}, ${last}, ${hours.length})`);
    for (const hour of hours) {
      await db.execute(sql`insert into odds_point
        values (${matchId}, ${bookmaker}, 'winner', ${hour}, ${at(hour)}, ${pointOf(hour)}::jsonb)`);
    }
  }
  await told('acme', shown!.id, 'Of who is shown', 1, 2);
  await told('prices', shown!.id, 'Of the other', 1, 3);
  // Told before the two were known as one, and since.
  await told('prices', own!.id, 'Of both times', 1, 2);
  await told('prices', shown!.id, 'Of both times', 2, 4, 5);
  // Told while the other row was shown for both, and since.
  await told('acme', own!.id, 'Of two', 1);
  await told('prices', shown!.id, 'Of two', 2, 3);
  // Of a source that tells of another match by now.
  await told('gone', shown!.id, 'Of neither', 1, 2);

  await migrated(db);
  const found = await oddsSince(db, shown!.id, 0);
  expect(
    found!.quotes.map(({ bookmaker, opening, current }) => [bookmaker, opening, current]),
  ).toEqual([
    ['Of both times', pointOf(1), pointOf(5)],
    ['Of neither', pointOf(1), pointOf(2)],
    ['Of the other', pointOf(1), pointOf(3)],
    ['Of two', pointOf(1), pointOf(1)],
    ['Of who is shown', pointOf(1), pointOf(2)],
  ]);
  expect(await hoursOf(db, shown!.id, 'Of both times')).toEqual([1, 2, 4, 5]);
  expect(await hoursOf(db, shown!.id, 'Of the other')).toEqual([1, 3]);
  expect(await hoursOf(db, shown!.id, 'Of neither')).toEqual([1, 2]);

  // Split, each has what its source told.
  await db.execute(sql`update match set same_as = null`);
  const namesOf = async (id: number) =>
    (await oddsSince(db, id, 0))!.quotes.map(({ bookmaker }) => bookmaker);
  expect(await namesOf(own!.id)).toEqual(['Of both times', 'Of the other', 'Of two']);
  expect(await namesOf(shown!.id)).toEqual(['Of neither', 'Of two', 'Of who is shown']);
  expect(await hoursOf(db, own!.id, 'Of two')).toEqual([2, 3]);
  expect(await hoursOf(db, shown!.id, 'Of two')).toEqual([1]);
});

import { readFile } from 'node:fs/promises';
import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { ingest } from '#modules/feeds/index.ts';
import { testDatabase } from '#testing/database.ts';
import { fixtureOf } from '#testing/factories.ts';
import { rows } from '#testing/rows.ts';

const migration = new URL('../../../../../migrations/0088_tennis_players.sql', import.meta.url);
const now = new Date('2031-12-01T00:00:00Z');
const sides = {
  home: { id: 'ada arrow', name: 'Ada Arrow' },
  away: { id: 'bea bolt', name: 'Bea Bolt' },
};

test('Players that were known by the id of a file are the ones of their name', async () => {
  const { db } = await testDatabase();
  const tell = (id: string, version: number, more: object) =>
    db.transaction((tx) =>
      ingest(tx, [fixtureOf(id, null, { gameId: 203, version, ...sides, ...more })], {
        source: 'tennis',
        now,
      }),
    );
  const { home, away } = sides;
  await tell('2030-usopen-1101', 1, { away: { id: 'cy crane', name: 'Cy Crane' } });
  await tell('2031-usopen-1101', 1, {
    home: { ...home, sameAs: 'atpa1' },
    away: { ...away, sameAs: 'atpb2' },
  });
  await db.execute(sql.raw(await readFile(migration, 'utf8')));
  await tell('2031-usopen-1101', 2, {});
  const shown = await rows<{ name: string; sides: number }>(
    db,
    sql`select name, (select count(*) from catalogue.sides_of(player.id))::int as sides
      from player where same_as is null order by name`,
  );
  expect(shown).toEqual([
    { name: 'Ada Arrow', sides: 1 },
    { name: 'Bea Bolt', sides: 1 },
    { name: 'Cy Crane', sides: 1 },
  ]);
  const [bea] = await rows<{ id: string }>(
    db,
    sql`select source_id as id from player where name = 'Bea Bolt'`,
  );
  expect(bea?.id).toBe('bea bolt');
});

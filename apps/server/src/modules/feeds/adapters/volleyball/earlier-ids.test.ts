import { readFile } from 'node:fs/promises';
import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { ingest } from '#modules/feeds/index.ts';
import { testDatabase } from '#testing/database.ts';
import { fixtureOf, stateOf } from '#testing/factories.ts';
import { rows } from '#testing/rows.ts';
import { idOf } from './names.ts';

const migration = new URL('../../../../../migrations/0071_volleyball_ids.sql', import.meta.url);
const now = new Date('2031-05-01T12:00:00Z');
const team = (name: string) => ({ id: name, name, coach: null, players: [] });
const teams = { home: team('Gulls'), away: team('Herons 1860') };
const met = idOf('21/04/2031', teams, []);
const sets = [[25, 21] as const, [19, 25] as const].map(([home, away], index) => ({
  ...{ number: index + 1, events: [], result: { home, away }, isOver: true },
}));

test('A match that was read before its first set was part of its id is found by the id that it has now', async () => {
  const { db } = await testDatabase();
  const tell = (id: string, version: number, ended = true) =>
    db.transaction((tx) =>
      ingest(
        tx,
        [
          fixtureOf(id, null, { gameId: 206, date: '2031-04-21', version }),
          stateOf(id, version, {
            ...{ status: 'unknown', phase: null, score: ended ? { home: 1, away: 1 } : null },
            periods: ended
              ? sets.map(({ number, result }) => ({ key: `set${number}`, ...result }))
              : [],
          }),
        ],
        { source: 'volleyball', now },
      ),
    );
  const ids = () =>
    rows<{ id: string }>(db, sql`select source_id as id from match order by source_id`);
  await tell(met, 1);
  await tell('2031-04-22-gulls-terns', 1, false);
  await db.execute(sql.raw(await readFile(migration, 'utf8')));
  const given = idOf('21/04/2031', teams, sets);
  expect(await ids()).toEqual([{ id: '2031-04-22-gulls-terns' }, { id: given }]);

  await tell(given, 2);
  expect(await ids()).toHaveLength(2);
  // Run where it was imported again meanwhile, it leaves both.
  await tell(met, 3);
  await db.execute(sql.raw(await readFile(migration, 'utf8')));
  expect(await ids()).toHaveLength(3);
});

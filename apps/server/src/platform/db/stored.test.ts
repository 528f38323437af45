import { createHash } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { stored } from '#testing/boundaries/stored.ts';
import { testDatabase } from '#testing/database.ts';
import { rows } from '#testing/rows.ts';
import type { Database, Tx } from './database.ts';
import { appliedHashes } from './migrate.ts';

/** Every function and view of ours, as PostgreSQL tells it. */
async function definitions(db: Database | Tx): Promise<[string, string][]> {
  const ours = sql`not in ('pg_catalog', 'information_schema', 'drizzle', 'pgboss')`;
  const found = await rows<{ name: string; text: string }>(
    db,
    sql`select n.nspname || '.' || p.proname as name, pg_get_functiondef(p.oid) as text
      from pg_proc p join pg_namespace n on n.oid = p.pronamespace
      where n.nspname ${ours} and not exists (
        select from pg_depend d where d.objid = p.oid and d.classid = 'pg_proc'::regclass and d.deptype = 'e')
      union all
      select schemaname || '.' || viewname, definition from pg_views where schemaname ${ours}
      order by 1, 2`,
  );
  return found.map(({ name, text }) => [name, text]);
}

test('Each function and view stands in a file of its name, and as it stands there', async () => {
  const { db } = await testDatabase();
  const before = await definitions(db);
  expect(before.map(([name]) => name)).toEqual(
    stored.map(({ schema, name }) => `${schema}.${name}`).sort(),
  );
  await db.transaction(async (tx) => {
    for (const { text } of stored) await tx.execute(sql.raw(text));
    expect(await definitions(tx)).toEqual(before);
  });
  for (const { file, name } of stored) expect(file).toMatch(`/${name}.sql`);
});

test('The last migration that applies a file knows the text that it has now', () => {
  const hashes = appliedHashes();
  const forgotten = stored
    .map(({ file, text }) => ({
      file,
      hash: createHash('sha256').update(text).digest('hex').slice(0, 8),
    }))
    .filter(({ file, hash }) => hashes.get(file) !== hash)
    .map(({ file, hash }) => `-- apply ${file} ${hash}`);
  expect(forgotten, 'lines for a migration').toEqual([]);
});

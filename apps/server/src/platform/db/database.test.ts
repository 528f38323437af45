import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { testDatabase } from '#testing/database.ts';
import { silent } from '#testing/doubles/silent-log.ts';
import { connect, rows } from './database.ts';

test('A connection that breaks in a transaction fails that one, and ends nothing else', async () => {
  const { db, url } = await testDatabase();
  const other = await connect(url, silent, 2);
  const cut = other.transaction(async (tx) => {
    const [own] = await rows<{ pid: number }>(tx, sql`select pg_backend_pid() as pid`);
    await db.execute(sql`select pg_terminate_backend(${own!.pid}, 5000)`);
    await tx.execute(sql`select 1`);
  });
  await expect(cut).rejects.toThrow();
  expect(await rows(other, sql`select 7 as n`)).toEqual([{ n: 7 }]);
  await other.$client.end();
});

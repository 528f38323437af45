import { fileURLToPath } from 'node:url';
import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate as applyMigrations } from 'drizzle-orm/node-postgres/migrator';
import type { Database } from './database.ts';

const folder = fileURLToPath(new URL('../../../migrations', import.meta.url));
const lockId = 20_001;

/** Brings the schema up to date; processes that start together take turns. */
export async function migrate(db: Database): Promise<void> {
  const connection = await db.$client.connect();
  try {
    await connection.query('select pg_advisory_lock($1)', [lockId]);
    await applyMigrations(drizzle({ client: connection }), { migrationsFolder: folder });
  } finally {
    await connection.query('select pg_advisory_unlock($1)', [lockId]);
    connection.release();
  }
}

import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { readMigrationFiles } from 'drizzle-orm/migrator';
import { NodePgSession } from 'drizzle-orm/node-postgres';
import { PgDialect } from 'drizzle-orm/pg-core';
import type { Database } from './database.ts';

const folder = new URL('../../../', import.meta.url);
const migrationsFolder = fileURLToPath(new URL('migrations', folder));
const lockId = 20_001;

/** A line of a migration that applies a function or view as it stands in `sql/`, and the hash of its text. */
const applied = /^-- apply (sql\/\w+\/\w+\.sql) ([0-9a-f]{8})$/gm;

const read = (file: string): string => readFileSync(new URL(file, folder), 'utf8');

/** Brings the schema up to date; processes that start together take turns. */
export async function migrate(db: Database): Promise<void> {
  const migrations = readMigrationFiles({ migrationsFolder }).map(({ sql, ...migration }) => ({
    ...migration,
    sql: sql.map((statement) => statement.replace(applied, (_line, file: string) => read(file))),
  }));
  const dialect = new PgDialect();
  const connection = await db.$client.connect();
  try {
    await connection.query('select pg_advisory_lock($1)', [lockId]);
    const session = new NodePgSession<Record<string, never>, Record<string, never>>(
      connection,
      dialect,
      undefined,
    );
    await dialect.migrate(migrations, session, { migrationsFolder });
  } finally {
    await connection.query('select pg_advisory_unlock($1)', [lockId]);
    connection.release();
  }
}

/** The hash that each file of `sql/` had when a migration applied it last. */
export function appliedHashes(): Map<string, string> {
  const statements = readMigrationFiles({ migrationsFolder }).flatMap(({ sql }) => sql);
  return new Map(
    statements.flatMap((statement) =>
      [...statement.matchAll(applied)].map(([, file, hash]) => [file!, hash!] as const),
    ),
  );
}

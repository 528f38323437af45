import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { readMigrationFiles } from 'drizzle-orm/migrator';
import { NodePgSession } from 'drizzle-orm/node-postgres';
import { PgDialect } from 'drizzle-orm/pg-core';
import type { Database } from './database.ts';
import { lockNumber } from './lock-number.ts';

const ownFolder = new URL('../../../', import.meta.url);
const lockId = lockNumber('migrations');

/** A line of a migration that applies a function or view as it stands in `sql/`, and the hash of its text. */
const applied = /^-- apply (sql\/\w+\/\w+\.sql) ([0-9a-f]{8})$/gm;

/** Brings the schema up to date; processes that start together take turns. `folder` holds `migrations` and `sql`. */
export async function migrate(db: Database, folder = ownFolder): Promise<void> {
  const migrationsFolder = fileURLToPath(new URL('migrations', folder));
  const dialect = new PgDialect();
  const connection = await db.$client.connect();
  try {
    await connection.query('select pg_advisory_lock($1)', [lockId]);
    const session = new NodePgSession<Record<string, never>, Record<string, never>>(
      connection,
      dialect,
      undefined,
    );
    await dialect.migrate(readMigrations(folder), session, { migrationsFolder });
  } finally {
    await connection.query('select pg_advisory_unlock($1)', [lockId]);
    connection.release();
  }
}

/** The migrations, in the place of each line that applies a file the file. */
function readMigrations(folder: URL) {
  const migrations = readMigrationFiles({
    migrationsFolder: fileURLToPath(new URL('migrations', folder)),
  });
  const linesOf = new Map<string, number>();
  for (const [file] of applications(migrations)) {
    linesOf.set(file, (linesOf.get(file) ?? 0) + 1);
  }
  return migrations.map(({ sql, ...migration }) => ({
    ...migration,
    sql: sql.map((statement) =>
      statement.replace(applied, (_line, file: string) => {
        const left = linesOf.get(file)! - 1;
        linesOf.set(file, left);
        const text = readFileSync(new URL(file, folder), 'utf8');
        return left === 0 ? text : wherePossible(text);
      }),
    ),
  }));
}

/**
 * For a line that is not its file's last: the text is today's, so it may name what a later migration makes, or have
 * other columns than a view that a later one drops. Then the last line applies it; should a statement in between
 * need it, that one fails.
 */
const wherePossible = (text: string): string => `DO $applied$ BEGIN
EXECUTE $text$${text}$text$;
EXCEPTION WHEN undefined_table OR undefined_column OR undefined_function OR undefined_object OR invalid_schema_name
	OR invalid_table_definition OR invalid_function_definition THEN
	NULL;
END $applied$;`;

type Migrations = ReturnType<typeof readMigrationFiles>;

/** Each line that applies a file: the file, and its hash. */
function applications(migrations: Migrations): (readonly [file: string, hash: string])[] {
  const statements = migrations.flatMap(({ sql }) => sql);
  return statements.flatMap((statement) =>
    [...statement.matchAll(applied)].map(([, file, hash]) => [file!, hash!] as const),
  );
}

/** The hash that each file of `sql/` had when a migration applied it last. */
export function appliedHashes(): Map<string, string> {
  const migrationsFolder = fileURLToPath(new URL('migrations', ownFolder));
  return new Map(applications(readMigrationFiles({ migrationsFolder })));
}

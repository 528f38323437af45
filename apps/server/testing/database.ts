import { randomUUID } from 'node:crypto';
import pg from 'pg';
import { inject } from 'vitest';
import { connect, type Database } from '#platform/db/database.ts';
import { afterFile } from './after-file.ts';
import { silent } from './doubles/silent-log.ts';

/** A database of the test file's own, cloned from the migrated one; gone with the server. */
export async function testDatabase(): Promise<{ db: Database; url: string }> {
  const serverUrl = inject('serverUrl');
  const name = `test_${randomUUID().replaceAll('-', '')}`;
  await asAdmin(serverUrl, `create database ${name} template template_app strategy file_copy`);
  const url = new URL(serverUrl);
  url.pathname = `/${name}`;
  const db = await connect(url.href, silent, 5);
  afterFile(() => db.$client.end());
  return { db, url: url.href };
}

async function asAdmin(url: string, query: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  // Two files can't copy the template at the same instant: they take turns.
  await client.query('select pg_advisory_lock(1)');
  await client.query(query);
  await client.end();
}

import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import pg from 'pg';
import type { TestProject } from 'vitest/node';
import { connect } from '#platform/db/database.ts';
import { openEmbedded } from '#platform/db/embedded/embedded.ts';
import { migrate } from '#platform/db/migrate.ts';
import { createJobs } from '#platform/jobs.ts';
import { silent } from './doubles/silent-log.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** A database server whose database `template` holds the migrated schema. */
    serverUrl: string;
  }
}

/** One PostgreSQL for the whole run, with a migrated database to clone. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const folder = await mkdtemp(path.join(tmpdir(), 'xiongmao-test-'));
  // Made private, it would be out of reach for the user that PostgreSQL runs as when root runs tests.
  await chmod(folder, 0o755);
  const embedded = await openEmbedded(folder, () => undefined, { fsync: false });
  const admin = new pg.Client({ connectionString: embedded.url });
  await admin.connect();
  await admin.query('create database template_app');
  // It ends with the tests: no commit needs to outlive its machine.
  await admin.query('alter role xiongmao set synchronous_commit = off');
  // Hundreds of databases are used for a minute each: a process would start for one of them several times a second.
  await admin.query("alter system set autovacuum_naptime = '1h'");
  await admin.query('select pg_reload_conf()');
  await admin.end();
  const url = new URL(embedded.url);
  url.pathname = '/template_app';
  const db = await connect(url.href, silent);
  await migrate(db);
  await db.$client.end();
  // The job queue's own tables, too: each test's application finds them made.
  const jobs = await createJobs({ databaseUrl: url.href, log: silent });
  await jobs.start();
  await jobs.stop();
  project.provide('serverUrl', embedded.url);
  return async () => {
    await embedded.stop();
    await rm(folder, { recursive: true, force: true });
  };
}

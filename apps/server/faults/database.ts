import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import pg from 'pg';
import { connect } from '#platform/db/database.ts';
import { type Embedded, openEmbedded } from '#platform/db/embedded/embedded.ts';
import { migrate } from '#platform/db/migrate.ts';
import { silent } from '#testing/doubles/silent-log.ts';

/** The product's own embedded PostgreSQL in a folder that is gone afterwards. */
export interface Cluster {
  folder: string;
  /** Makes a migrated database of this name, or a copy of another; answers its address. */
  create(name: string, template?: string): Promise<string>;
  /** Starts it again after it was killed, at the same address. */
  revive(): Promise<void>;
  stop(): Promise<void>;
}

export async function openCluster(): Promise<Cluster> {
  const folder = await mkdtemp(path.join(tmpdir(), 'xiongmao-faults-'));
  await chmod(folder, 0o755); // PostgreSQL's own user must get in when root runs this
  // Processes are killed here, never the machine.
  const open = () => openEmbedded(folder, () => undefined, { fsync: false });
  const opened: Embedded[] = [await open()];
  const addressOf = (name: string) =>
    Object.assign(new URL(opened[0]!.url), { pathname: `/${name}` });
  const asAdmin = async (...statements: string[]) => {
    const admin = new pg.Client({ connectionString: opened[0]!.url });
    await admin.connect();
    try {
      for (const statement of statements) await admin.query(statement);
    } finally {
      await admin.end();
    }
  };
  await asAdmin('create database blank');
  await migrateAt(addressOf('blank').href);
  // Who copies it takes turns.
  let copied: Promise<void> = Promise.resolve();
  return {
    folder,
    async create(name, template = 'blank') {
      copied = copied.then(() =>
        asAdmin(
          // A connection that has ended may not have said goodbye yet.
          `select pg_terminate_backend(pid, 5000) from pg_stat_activity where datname = '${template}'`,
          `create database ${name} template ${template}`,
        ),
      );
      await copied;
      return addressOf(name).href;
    },
    async revive() {
      const again = await open();
      if (again.url !== opened[0]!.url) throw new Error('the database came back elsewhere');
      opened.push(again);
    },
    async stop() {
      for (const each of opened) await each.stop();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

async function migrateAt(url: string): Promise<void> {
  const db = await connect(url, silent, 1);
  await migrate(db);
  await db.$client.end();
}

import type pg from 'pg';
import { atMost, atMostTimes, type Check, say } from '../../checks.ts';
import { readRows, type TableRows, tablesOf, writeRows } from '../../data/copy-rows.ts';
import { emptyDatabase, feed, importByCommand, matchData, quiet } from '../../data/feed-imports.ts';
import { backendCpu, cpuOfChildren, databaseCpuOfEnded } from '../../measure/database-cpu.ts';
import { ownDatabase } from '../../own-database.ts';
import { loadServerCode } from '../../server-code.ts';

const rounds = 3;

/**
 * All sets of match data by one command into an empty database: how long it takes, and what it costs of CPU beside
 * COPY of the rows that it leaves into the same tables.
 */
export async function run(): Promise<Check[]> {
  const data = matchData();
  await using stack = new AsyncDisposableStack();
  const code = await loadServerCode();
  const { db, url, folder: dataDir } = await ownDatabase(stack, code, quiet);
  // It comes by the clock, and its work is nobody's.
  await db.$client.query('alter system set autovacuum = off');
  await db.$client.query('select pg_reload_conf()');

  const seconds: number[] = [];
  const cpu = { ours: [] as number[], ceiling: [] as number[] };
  for (let round = 0; round < rounds; round++) {
    const filled = await emptyDatabase(code, db, { url, name: `filled_${round}`, dataDir });
    const spent = await cpuOf(async () => {
      seconds.push(await importByCommand(filled, 'all', data));
    });
    cpu.ours.push(spent.commands + spent.database);

    const copied = await emptyDatabase(code, db, { url, name: `copied_${round}`, dataDir });
    // An empty database has nothing to tell.
    const start = await cpuOf(async () => void (await feed(copied, 'dump')));
    const rows = await inDatabase(filled, readRows);
    cpu.ceiling.push((await inDatabase(copied, (client) => copyInto(client, rows))) / 1e6);
    const told = ({ commands, database }: typeof spent) =>
      `${commands.toFixed(1)} s of commands and ${database.toFixed(1)} s of the database`;
    say(
      `CPU: ${told(spent)}, of that ${told(start)} to start; ${cpu.ceiling.at(-1)!.toFixed(1)} s of COPY`,
    );
  }
  return [
    atMost(60, { name: 'import of all sets by npm run feed', unit: 's', ours: seconds }),
    atMostTimes(6, { name: 'CPU of it, beside COPY of its rows', unit: 's', ...cpu }),
  ];

  /** CPU of all that work starts, and of the processes of the database that serve it, seconds. */
  async function cpuOf(work: () => Promise<void>): Promise<{ commands: number; database: number }> {
    const read = async () => ({
      database: await databaseCpuOfEnded(db),
      commands: await cpuOfChildren(),
    });
    const before = await read();
    await work();
    const after = await read();
    return {
      commands: (after.commands - before.commands) / 1e6,
      database: (after.database - before.database) / 1e6,
    };
  }

  async function inDatabase<Result>(
    address: string,
    work: (client: pg.ClientBase) => Promise<Result>,
  ) {
    const opened = await code.openDatabase({ DATABASE_URL: address, DATA_DIR: dataDir }, quiet);
    const client = await opened.db.$client.connect();
    try {
      return await work(client);
    } finally {
      client.release();
      await opened.stop();
    }
  }
}

/** CPU time of both ends of COPY, µs, into tables without what migrations put there. */
async function copyInto(client: pg.ClientBase, rows: TableRows[]): Promise<number> {
  await client.query(`truncate ${(await tablesOf(client)).join()} restart identity cascade`);
  const before = { client: process.cpuUsage(), backend: await backendCpu(client) };
  await writeRows(client, rows);
  const { user, system } = process.cpuUsage(before.client);
  return user + system + (await backendCpu(client)) - before.backend;
}

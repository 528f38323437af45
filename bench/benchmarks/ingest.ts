import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { FeedMessage } from '@xiongmao/api/feeds/messages';
import { atMost, atMostTimes, type Check, say } from '../checks.ts';
import { readRows, tablesOf, writeRows } from '../data/copy-rows.ts';
import { fromRoot } from '../processes.ts';
import { temporaryFolder } from '../product.ts';
import { type Database, loadServerCode } from '../server-code.ts';

const imports = 3;
const rounds = 9;
const wyscoutMatch = '2058017';
const code = await loadServerCode();

/** How long files take to get into the database: a set by the command, and a match beside bare COPY. */
export async function run(): Promise<Check[]> {
  const data = process.env.SHARED_DATA || fromRoot('../shared/data');
  if (!existsSync(data)) throw new Error(`there is no match data in ${data}: set SHARED_DATA`);
  await using stack = new AsyncDisposableStack();
  const dataDir = await temporaryFolder();
  stack.defer(() => rm(dataDir, { recursive: true, force: true }));
  const { db, url, stop } = await code.openDatabase({ DATA_DIR: dataDir }, quiet);
  stack.defer(stop);

  const seconds: number[] = [];
  for (let index = 0; index < imports; index++) {
    const empty = await emptyDatabase(db, url, `import_${index}`, dataDir);
    seconds.push(await importSet(empty, join(data, 'soccer_openfootball')));
  }
  return [
    atMost(5, { name: 'import of openfootball by npm run feed', unit: 's', ours: seconds }),
    await besideCopy(db, await readMatch(join(data, 'soccer_wyscout'))),
  ];
}

/** A migrated database without rows, beside the one of `url`. */
async function emptyDatabase(db: Database, url: string, name: string, dataDir: string) {
  await db.$client.query(`create database ${name}`);
  const address = new URL(url);
  address.pathname = `/${name}`;
  const opened = await code.openDatabase({ DATABASE_URL: address.href, DATA_DIR: dataDir }, quiet);
  await opened.stop();
  return address.href;
}

/** Seconds from calling the command to its end. */
async function importSet(databaseUrl: string, path: string): Promise<number> {
  const begin = performance.now();
  const child = spawn('npm', ['run', '--silent', 'feed', '--', 'import', 'openfootball', path], {
    cwd: fromRoot(''),
    env: { ...process.env, DATABASE_URL: databaseUrl },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  let answer = '';
  child.stdout.on('data', (text) => {
    answer += text;
  });
  const exitCode = await new Promise((resolve) => child.once('close', resolve));
  const seconds = (performance.now() - begin) / 1_000;
  if (exitCode !== 0) throw new Error(`the import ended with ${exitCode}: ${answer}`);
  say(`${seconds.toFixed(2)} s: ${answer.trim()}`);
  return seconds;
}

/** All that the files say of one match with its events. */
async function readMatch(folder: string): Promise<FeedMessage[]> {
  const messages: FeedMessage[] = [];
  const files = [join(folder, 'events', `${wyscoutMatch}.json.gz`)];
  const context = { now: new Date(), quarantine: () => undefined };
  for await (const batch of code.adapterOf('wyscout').read(files, context)) {
    messages.push(...batch.messages.filter(({ match }) => match === wyscoutMatch));
  }
  return messages;
}

/** One match through `ingest()`, and the rows that it leaves through COPY into the same empty tables. */
async function besideCopy(db: Database, messages: FeedMessage[]): Promise<Check> {
  const client = await db.$client.connect();
  try {
    const tables = await tablesOf(client);
    const clear = () => client.query(`truncate ${tables.join()} restart identity cascade`);
    const ours = () =>
      db.transaction((tx) => code.ingest(tx, messages, { source: 'wyscout', now: new Date() }));

    await clear();
    await ours();
    const rows = await readRows(client, tables);
    const lines = ({ rows: bytes }: { rows: Buffer }) => bytes.toString().split('\n').length - 1;
    say(rows.map((table) => `${table.table} ${lines(table)}`).join(', '));
    const copy = () => writeRows(client, rows);

    const sample = { ours: [] as number[], ceiling: [] as number[] };
    for (let round = 0; round < rounds; round++) {
      await clear();
      sample.ours.push(await milliseconds(ours));
      await clear();
      sample.ceiling.push(await milliseconds(copy));
    }
    const name = 'one match with its events, beside COPY of its rows';
    return atMostTimes(10, { name, unit: 'ms', ...sample });
  } finally {
    client.release();
  }
}

async function milliseconds(work: () => Promise<unknown>): Promise<number> {
  const begin = performance.now();
  await work();
  return performance.now() - begin;
}

const nothing = () => undefined;
const quiet = { log: nothing, info: nothing, debug: nothing, warn: nothing, error: console.error };

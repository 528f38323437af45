import { join } from 'node:path';
import type { FeedMessage } from '@xiongmao/api/feeds/messages';
import { atMost, atMostTimes, type Check, say } from '../../checks.ts';
import { readRows, tablesOf, writeRows } from '../../data/copy-rows.ts';
import { emptyDatabase, importByCommand, matchData, quiet } from '../../data/feed-imports.ts';
import { ownDatabase } from '../../own-database.ts';
import { type Database, loadServerCode } from '../../server-code.ts';

const imports = 3;
const rounds = 9;
const wyscoutMatch = '2058017';
const code = await loadServerCode();

/** How long files take to get into the database: a set by the command, and a match beside bare COPY. */
export async function run(): Promise<Check[]> {
  const data = matchData();
  await using stack = new AsyncDisposableStack();
  const { db, url, folder: dataDir } = await ownDatabase(stack, code, quiet);

  const seconds: number[] = [];
  for (let index = 0; index < imports; index++) {
    const empty = await emptyDatabase(code, db, { url, name: `import_${index}`, dataDir });
    seconds.push(await importByCommand(empty, 'openfootball', join(data, 'soccer_openfootball')));
  }
  return [
    atMost(5, { name: 'import of openfootball by npm run feed', unit: 's', ours: seconds }),
    await besideCopy(db, await readMatch(join(data, 'soccer_wyscout'))),
  ];
}

/** All that the files say of one match with its events. */
async function readMatch(folder: string): Promise<FeedMessage[]> {
  const messages: FeedMessage[] = [];
  const files = [join(folder, 'events', `${wyscoutMatch}.json.gz`)];
  const context = { now: new Date(), quarantine: () => undefined };
  const adapter = await code.adapterOf('wyscout');
  for await (const batch of adapter.read(files, context)) {
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
    const rows = await readRows(client);
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

import { atMost, type Check, say } from '../../checks.ts';
import { ownDatabase } from '../../own-database.ts';
import { startServer, startSite } from '../../product.ts';
import { type Database, loadServerCode } from '../../server-code.ts';

const matches = 1_000_000;
const languages = 22;
/** What a file may hold, by the protocol of sitemaps. */
const limits = { addresses: 50_000, bytes: 50_000_000 };

/** The sitemaps of a million matches in 22 languages: how many, how large, and how long each takes that is not kept. */
export async function run(): Promise<Check[]> {
  await using stack = new AsyncDisposableStack();
  const code = await loadServerCode();
  const { db, url } = await ownDatabase(stack, code);
  await playMatches(db);
  const server = stack.use(await startServer({ DATABASE_URL: url }));
  const site = stack.use(await startSite(server));

  const index = await ask(`${site.url}/sitemap.xml`);
  const files = addressesIn(index.text);
  say(`the index: ${files.length} files, ${index.bytes} bytes, ${index.ms.toFixed(0)} ms`);
  const found = new Set<string>();
  const figures = { addresses: [] as number[], bytes: [] as number[], ms: [] as number[] };
  // All files of one language, and of the others one.
  const asked = files.filter((file) => /\/en_US\/|match-3\.xml/.test(file));
  for (const file of asked) {
    const { text, bytes, ms } = await ask(file);
    const listed = addressesIn(text);
    for (const address of listed) if (address.includes('/en_US/')) found.add(address);
    figures.addresses.push(listed.length);
    figures.bytes.push(bytes);
    figures.ms.push(ms);
  }
  const listed = [...found].filter((address) => /\/soccer\/\d+$/.test(address)).length;
  if (listed !== matches) throw new Error(`${listed} of ${matches} matches are listed`);
  const all = files.filter((file) => file.includes('/match-')).length;
  if (all !== languages * Math.ceil((matches + 1) / 40_000)) throw new Error(`${all} files`);
  const largest = (values: number[]) => [Math.max(...values)];
  const unit = 'of the largest file';
  return [
    atMost(limits.addresses, { name: 'addresses', unit, ours: largest(figures.addresses) }),
    atMost(limits.bytes, { name: 'bytes', unit, ours: largest(figures.bytes) }),
    atMost(1_000, { name: 'a file that is not kept', unit: 'ms', ours: figures.ms }),
  ];
}

async function ask(address: string) {
  const begin = performance.now();
  const answer = await fetch(address, { headers: { 'accept-encoding': 'gzip' } });
  const text = await answer.text();
  if (answer.status !== 200) throw new Error(`${address} answered ${answer.status}`);
  return { text, bytes: Buffer.byteLength(text), ms: performance.now() - begin };
}

const addressesIn = (text: string) =>
  [...text.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, address]) => address!);

async function playMatches({ $client }: Database): Promise<void> {
  const query = (text: string) => $client.query(text);
  await query(
    `insert into league (game_id, source, source_id, name) values (202, 'bench', 'l', 'League')`,
  );
  await query(
    `insert into season (league_id, name, league_name) select id, '2026', name from league`,
  );
  await query(`insert into team (game_id, source, source_id, name)
    select 202, 'bench', 't' || n, 'Team ' || n from generate_series(1, 2) n`);
  await query(`insert into match (source, source_id, game_id, league_id, season_id, home_id, away_id, starts_at,
      time_known, date, heard_at)
    select 'bench', 'm' || n, 202, (select id from league), (select id from season), (select min(id) from team),
      (select max(id) from team), at, true, at::date, now()
    from generate_series(1, ${matches}) n cross join lateral (select now() - n * interval '5 minutes' as at) s`);
  await query('vacuum analyze match');
}

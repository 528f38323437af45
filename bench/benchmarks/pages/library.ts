import { setTimeout as sleep } from 'node:timers/promises';
import type { StateMessage } from '@xiongmao/api/feeds/messages';
import { atMost, atMostTimes, type Check, say } from '../../checks.ts';
import { type Looked, size, untilKept, writeLeagues } from '../../library/leagues.ts';
import { openBrowser } from '../../measure/browser.ts';
import { databaseCpu, spentBetween } from '../../measure/database-cpu.ts';
import { answerTo, asBrowser, startBare, startLoad } from '../../measure/http-load.ts';
import { loadPage } from '../../measure/page-load.ts';
import { ownDatabase } from '../../own-database.ts';
import { startServer, startSite } from '../../product.ts';
import { loadServerCode } from '../../server-code.ts';

const rounds = Number(process.env.BENCH_ROUNDS ?? 5);
const second = { ms: 1_000 };
const goals = { cached: 2, coldMs: 25, lcp: 1.2, resultMs: 60 } as const;
/** Results come so many at once, and that often: all of them in a minute. */
const together = 25;
const every = 3_000;

/** Pages of guests of different languages share nothing. The first warm up. */
const languages = ['pl', 'da', 'uk', 'de', 'fr', 'es', 'sv', 'nl', 'tr', 'ru', 'ko'];
const warm = 3;

const pages = {
  league: ({ leagueId }: Looked) => `/leagueLibrary/${leagueId}`,
  team: ({ teamId }: Looked) => `/squadLibrary/${teamId}`,
  player: ({ playerId }: Looked) => `/playerLibrary/${playerId}`,
};

/**
 * Pages of a league, a team and a player in a library of leagues with twenty seasons: what they cost from the cache,
 * and cold, and how soon they show what they are of. And what it costs to keep it while results come.
 */
export async function run(): Promise<Check[]> {
  await using stack = new AsyncDisposableStack();
  const code = await loadServerCode();
  const { db, url } = await ownDatabase(stack, code);
  const { looked, live } = await writeLeagues(db);
  const server = stack.use(await startServer({ DATABASE_URL: url }));
  const site = stack.use(await startSite(server));
  const bare = stack.use(await startBare());
  const load = stack.use(startLoad());
  await untilKept(db);
  const cpu = async () => (await site.cpu()) + (await server.cpu());
  const browser = await openBrowser();
  stack.defer(() => browser.close());

  const checks: Check[] = [];
  for (const [name, pathOf] of Object.entries(pages)) {
    const cold = await costsCold(looked.map(pathOf));
    checks.push(
      atMost(goals.coldMs, {
        name: `a ${name} of ${size.seasons} seasons, cold`,
        unit: 'ms of CPU',
        ours: cold,
      }),
      await fromCache(name, pathOf(looked[0]!)),
      await painted(name, pathOf(looked.at(-1)!)),
    );
  }
  return [...checks, await results()];

  function asked(path: string, language: string) {
    return asBrowser(site.port, path, {
      accept: 'text/html',
      'accept-language': language,
      'sec-fetch-dest': 'document',
    });
  }

  /** CPU of site and server for each of these pages while nothing keeps it, ms; what the database needs is said. */
  async function costsCold(paths: string[]): Promise<number[]> {
    const costs: number[] = [];
    const databases: number[] = [];
    for (const [round, language] of languages.slice(0, rounds + warm).entries()) {
      const before = [await cpu(), await databaseCpu(db, 'xiongmao')] as const;
      for (const path of paths) await answerTo(asked(path, language));
      const spent = ((await cpu()) - before[0]) / 1_000 / paths.length;
      const after = await databaseCpu(db, 'xiongmao');
      if (round < warm) continue;
      costs.push(spent);
      databases.push(spentBetween(before[1], after) / 1_000 / paths.length);
    }
    say(`the database: ${databases.map((each) => each.toFixed(1)).join(', ')} ms for each`);
    return costs;
  }

  /** CPU of server and database for each of the results of a minute, until all of them are taken up. */
  async function results(): Promise<Check> {
    const spent = async () =>
      [
        await server.cpu(),
        ...(await Promise.all(['xiongmao', 'xiongmao jobs'].map((name) => databaseCpu(db, name)))),
      ] as const;
    const [ours, ...databases] = await spent();
    for (let from = 0; from < live.length; from += together) {
      await server.feed.push(live.slice(from, from + together).map(ended));
      await sleep(every);
    }
    await untilKept(db);
    const [oursAfter, ...databasesAfter] = await spent();
    const database = databases.reduce(
      (sum, before, at) => sum + spentBetween(before, databasesAfter[at]!),
      0,
    );
    const each = (cpu: number) => cpu / 1_000 / live.length;
    say(`of that the database ${each(database).toFixed(1)} ms`);
    return atMost(goals.resultMs, {
      name: `a result, ${live.length} in a minute`,
      unit: 'ms of CPU',
      ours: [each(oursAfter - ours + database)],
    });
  }

  async function fromCache(name: string, path: string): Promise<Check> {
    const ours = asked(path, 'en');
    const answered = await answerTo(ours);
    const ceiling = await bare.serve(answered, ours);
    say(`the page is ${Buffer.from(answered.body, 'base64').length} bytes of brotli`);
    const costs = { ours: [] as number[], ceiling: [] as number[] };
    for (let round = -2; round < rounds; round++) {
      const before = await cpu();
      const answers = await load.ask(ours, second);
      const spent = ((await cpu()) - before) / answers;
      const bareBefore = await bare.process.cpu();
      const bareAnswers = await load.ask(ceiling, second);
      const bareSpent = ((await bare.process.cpu()) - bareBefore) / bareAnswers;
      if (round < 0) continue;
      costs.ours.push(spent);
      costs.ceiling.push(bareSpent);
    }
    const told = { name: `the page of a ${name}, from the cache`, unit: 'µs of CPU', ...costs };
    return atMostTimes(goals.cached, told);
  }

  async function painted(name: string, path: string): Promise<Check> {
    const lcp = { ours: [] as number[], ceiling: [] as number[] };
    const address = `${site.url}${path}`;
    const loads = { scripts: true, awaited: 'h1, h1 bdi', untilIdle: false };
    await loadPage(browser, address, loads);
    for (let round = 0; round < rounds; round++) {
      lcp.ours.push((await loadPage(browser, address, loads)).lcpMs);
      lcp.ceiling.push((await loadPage(browser, address, { ...loads, scripts: false })).lcpMs);
    }
    const told = { name: `largest contentful paint of a ${name}'s page`, unit: 'ms', ...lcp };
    return atMostTimes(goals.lcp, told);
  }
}

const ended = (match: string): StateMessage => ({
  type: 'state',
  match,
  version: 2,
  state: {
    ...{ status: 'ended', phase: null, clock: null, columns: [], note: null },
    ...{ score: { home: 2, away: 1 }, winner: 'home' },
    periods: [
      { key: 'h1', home: 1, away: 0 },
      { key: 'h2', home: 1, away: 1 },
    ],
  },
});

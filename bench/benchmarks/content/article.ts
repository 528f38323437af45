import { atMostTimes, type Check, say } from '../../checks.ts';
import { publishArticle } from '../../data/article.ts';
import { playMatchday } from '../../data/matchday.ts';
import { signInAdmin } from '../../data/people.ts';
import { openBrowser } from '../../measure/browser.ts';
import { answerTo, asBrowser, startBare, startLoad } from '../../measure/http-load.ts';
import { loadPage } from '../../measure/page-load.ts';
import { ownDatabase } from '../../own-database.ts';
import { cpuPer } from '../../processes.ts';
import { startServer, startSite } from '../../product.ts';
import { loadServerCode } from '../../server-code.ts';

const rounds = Number(process.env.BENCH_ROUNDS ?? 7);
const second = { ms: 1_000 };

/** A guest's page of an article with a live match in it: what it costs from the cache, weighs, and how soon it is read. */
export async function run(): Promise<Check[]> {
  await using stack = new AsyncDisposableStack();
  const code = await loadServerCode();
  const { db, url } = await ownDatabase(stack, code);
  const token = await signInAdmin(db);
  const server = stack.use(await startServer({ DATABASE_URL: url }));
  const site = stack.use(await startSite(server));
  const [match] = await playMatchday(server, 20);
  const path = await publishArticle(server, { token, matchId: match!.id });

  const bare = stack.use(await startBare());
  const load = stack.use(startLoad());
  const ours = asBrowser(site.port, path, {
    accept: 'text/html',
    'sec-fetch-mode': 'navigate',
    'sec-fetch-dest': 'document',
  });
  const answered = await answerTo(ours);
  const ceiling = await bare.serve(answered, ours);
  say(`the page is ${Buffer.from(answered.body, 'base64').length} bytes of brotli`);
  const cost = { ours: [] as number[], ceiling: [] as number[] };
  for (let round = -2; round < rounds; round++) {
    const spent = {
      ours: await cpuPer(site, () => load.ask(ours, second)),
      ceiling: await cpuPer(bare.process, () => load.ask(ceiling, second)),
    };
    if (round < 0) continue;
    cost.ours.push(spent.ours);
    cost.ceiling.push(spent.ceiling);
  }

  const browser = await openBrowser();
  stack.defer(() => browser.close());
  const article = { scripts: true, awaited: 'h1' };
  const weight = { ours: [] as number[], ceiling: [] as number[] };
  const lcp = { ours: [] as number[], ceiling: [] as number[] };
  await loadPage(browser, site.url + path, article);
  for (let round = 0; round < rounds; round++) {
    const whole = await loadPage(browser, site.url + path, article);
    const home = await loadPage(browser, site.url, { scripts: true });
    const alone = await loadPage(browser, site.url + path, { ...article, scripts: false });
    weight.ours.push(whole.scriptBytes / 1_000);
    weight.ceiling.push(home.scriptBytes / 1_000);
    lcp.ours.push(whole.lcpMs);
    lcp.ceiling.push(alone.lcpMs);
  }
  return [
    atMostTimes(2, { name: 'site CPU per page from the cache', unit: 'µs per page', ...cost }),
    atMostTimes(1, { name: 'JavaScript, the home page’s', unit: 'kB', ...weight }),
    atMostTimes(1.2, {
      name: 'largest contentful paint, its own HTML and CSS',
      unit: 'ms',
      ...lcp,
    }),
  ];
}

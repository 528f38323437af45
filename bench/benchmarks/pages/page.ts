import { atMost, atMostTimes, type Check, median, say } from '../../checks.ts';
import { playMatchday } from '../../data/matchday.ts';
import { openBrowser } from '../../measure/browser.ts';
import { type Loading, loadPage } from '../../measure/page-load.ts';
import { startServer, startSite } from '../../product.ts';

const rounds = 13;

/** What a guest's home page with sixty matches weighs, and how soon it shows them. */
export async function run(): Promise<Check[]> {
  await using stack = new AsyncDisposableStack();
  const server = stack.use(await startServer());
  const site = stack.use(await startSite(server));
  await playMatchday(server, 20);
  const browser = await openBrowser();
  stack.defer(() => browser.close());

  const loads = { ours: [] as Loading[], ceiling: [] as Loading[] };
  await loadPage(browser, site.url, { scripts: true }); // the site's and the browser's first
  for (let round = 0; round < rounds; round++) {
    loads.ours.push(await loadPage(browser, site.url, { scripts: true }));
    loads.ceiling.push(await loadPage(browser, site.url, { scripts: false }));
  }
  const figures = (figure: keyof Loading) => ({
    ours: loads.ours.map((load) => load[figure]),
    ceiling: loads.ceiling.map((load) => load[figure]),
  });
  const kilobytes = (figure: keyof Loading) => figures(figure).ours.map((bytes) => bytes / 1_000);
  const framework = kilobytes('frameworkBytes');
  say(`HTML and CSS alone: first row at ${median(figures('rowMs').ceiling)} ms`);
  return [
    atMost(150, {
      name: 'JavaScript of the home page, compressed',
      unit: 'kB',
      ours: kilobytes('scriptBytes'),
    }),
    atMostTimes(1.7, {
      name: 'the same, the framework alone',
      unit: 'kB',
      ours: kilobytes('scriptBytes'),
      ceiling: framework,
    }),
    atMostTimes(1.35, {
      name: 'without what is fetched when idle, the framework alone',
      unit: 'kB',
      ours: kilobytes('firstBytes'),
      ceiling: framework,
    }),
    atMostTimes(1.1, { name: 'first match row visible', unit: 'ms', ...figures('rowMs') }),
    atMostTimes(1.2, { name: 'largest contentful paint', unit: 'ms', ...figures('lcpMs') }),
  ];
}

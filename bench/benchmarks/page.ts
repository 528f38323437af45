import { setTimeout as sleep } from 'node:timers/promises';
import type { Browser } from '@playwright/test';
import { atMost, atMostTimes, type Check, median, say } from '../checks.ts';
import { type DayMatch, goal, playMatchday } from '../data/matchday.ts';
import { openBrowser } from '../measure/browser.ts';
import { type Loading, loadPage, watchShifts } from '../measure/page-load.ts';
import { type Server, startServer, startSite } from '../product.ts';

const rounds = 13;
const liveMinutes = 5;
/** Between two goals while the page is watched, ms. */
const goalEvery = 1_500;

/** What a guest's home page with sixty matches weighs, how soon it shows them, and whether it holds still. */
export async function run(): Promise<Check[]> {
  await using stack = new AsyncDisposableStack();
  const server = stack.use(await startServer());
  const site = stack.use(await startSite(server));
  const matches = await playMatchday(server, 20);
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
  say(`HTML and CSS alone: first row at ${median(figures('rowMs').ceiling)} ms`);
  return [
    atMost(150, {
      name: 'JavaScript of the home page, compressed',
      unit: 'kB',
      ours: figures('scriptBytes').ours.map((bytes) => bytes / 1_000),
    }),
    atMostTimes(1.1, { name: 'first match row visible', unit: 'ms', ...figures('rowMs') }),
    atMostTimes(1.2, { name: 'largest contentful paint', unit: 'ms', ...figures('lcpMs') }),
    await holdsStill(browser, site.url, server, matches),
  ];
}

/** Layout shifts while the matches on the page are played. */
async function holdsStill(
  browser: Browser,
  url: string,
  { feed }: Server,
  matches: DayMatch[],
): Promise<Check> {
  const watched = await watchShifts(browser, url);
  const end = Date.now() + liveMinutes * 60_000;
  say(`${liveMinutes} live minutes with a goal every ${goalEvery / 1000} s`);
  for (let index = 0; Date.now() < end; index++) {
    await feed.push([goal(matches[index % matches.length]!)]);
    await sleep(goalEvery);
  }
  const { shifts, changes } = await watched.close();
  if (changes < 100) throw new Error(`the page followed only ${changes} changes`);
  const total = shifts.reduce((sum, shift) => sum + shift, 0);
  say(`${shifts.length} layout shifts, ${changes} changes of the page`);
  return atMost(0.02, {
    name: `cumulative layout shift over ${liveMinutes} live minutes`,
    unit: 'sum of all shifts',
    ours: [total],
  });
}

import { setTimeout as sleep } from 'node:timers/promises';
import type { Page } from '@playwright/test';
import { atMost, type Check, quantile, say } from '../../checks.ts';
import { seatAudience, viewers } from '../../data/audience.ts';
import { type DayMatch, goal, playMatchday } from '../../data/matchday.ts';
import { openBrowser } from '../../measure/browser.ts';
import { startServer, startSite, zone } from '../../product.ts';

const goals = 240;
/** Pauses between goals, ms: uneven, so that goals meet ticks at every phase. */
const pauses = { least: 100, spread: 300 };

/** A row of the board that changed, and the clock's time when it had. */
interface Change {
  path: string;
  /** Its texts, piece by piece. */
  texts: string[];
  at: number;
}

/** From a goal's push to the changed page in Chromium, while two thousand others watch as well. */
export async function run(): Promise<Check[]> {
  await using stack = new AsyncDisposableStack();
  const server = stack.use(await startServer());
  const site = stack.use(await startSite(server));
  const soccer = (await playMatchday(server, 20)).filter(({ gameId }) => gameId === 202);
  stack.use(await seatAudience(server));
  const browser = await openBrowser();
  stack.defer(() => browser.close());
  const page = await browser.newPage({ timezoneId: zone, locale: 'en-GB' });
  await page.addInitScript(noteChanges);
  await page.goto(site.url);
  // Rows out of sight come alive once they are near.
  const paths = await page.evaluate(() =>
    [...document.querySelectorAll('li a')]
      .filter((link) => link.getBoundingClientRect().bottom < innerHeight)
      .map((link) => link.getAttribute('href') ?? ''),
  );
  const inSight = soccer.filter(({ path }) => paths.some((each) => each.endsWith(path)));
  say(`${viewers} viewers and a browser watch ${inSight.length} matches`);

  const told: { match: DayMatch; score: string; at: number }[] = [];
  const changes: Change[] = [];
  async function score(match: DayMatch): Promise<void> {
    const message = goal(match);
    const at = Date.now();
    await server.feed.push([message]);
    told.push({ match, score: String(message.state.score!.home), at });
  }
  const seenAt = ({ match, score, at }: (typeof told)[number]) =>
    changes.find(
      (change) =>
        change.path.endsWith(match.path) && change.at >= at && change.texts.includes(score),
    )?.at;

  // The page begins to follow when it is idle.
  for (let tries = 0; told.every((one) => seenAt(one) === undefined); tries++) {
    if (tries === 30) throw new Error('the page shows no goal');
    await score(inSight[0]!);
    await sleep(500);
    changes.push(...(await takeChanges(page)));
  }
  told.length = 0;

  for (let index = 0; index < goals; index++) {
    await sleep(pauses.least + pauses.spread * ((index * 0.618) % 1));
    await score(inSight[index % inSight.length]!);
  }
  await sleep(1_000);
  changes.push(...(await takeChanges(page)));

  const delays = told.map((one) => {
    const seen = seenAt(one);
    if (seen === undefined) throw new Error(`${one.match.path} never showed ${one.score}`);
    return seen - one.at;
  });
  const at = (share: number) => Math.round(quantile(delays, share));
  say(`of ${delays.length} goals: median ${at(0.5)}, p90 ${at(0.9)}, latest ${at(1)} ms`);
  return [
    atMost(250, {
      name: 'push to changed page, p99',
      unit: 'ms',
      ours: [quantile(delays, 0.99)],
    }),
  ];
}

/** Runs in the page, before its own scripts. */
function noteChanges(): void {
  const changes: Change[] = [];
  Object.assign(window, { takeChanges: () => changes.splice(0) });
  const textsOf = (row: Element) => {
    const texts: string[] = [];
    const walker = document.createTreeWalker(row, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) texts.push(walker.currentNode.nodeValue ?? '');
    return texts;
  };
  new MutationObserver((records) => {
    const at = Date.now();
    const rows = new Set<Element>();
    for (const { target } of records) {
      const row = (target instanceof Element ? target : target.parentElement)?.closest('li');
      if (row) rows.add(row);
    }
    for (const row of rows) {
      const path = row.querySelector('a')?.getAttribute('href');
      if (path) changes.push({ path, texts: textsOf(row), at });
    }
  }).observe(document, { subtree: true, childList: true, characterData: true });
}

function takeChanges(page: Page): Promise<Change[]> {
  return page.evaluate(() => (window as unknown as { takeChanges: () => Change[] }).takeChanges());
}

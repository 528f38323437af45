import type { Browser } from '@playwright/test';
import { atMost, type Check, say } from '../../checks.ts';
import { playMatchday } from '../../data/matchday.ts';
import { type Aliveness, type Answer, loadAlive, tap } from '../../measure/alive.ts';
import { openBrowser } from '../../measure/browser.ts';
import { watchLive } from '../../measure/live-minutes.ts';
import { startServer, startSite, zone } from '../../product.ts';

const rounds = 3;
/** Where it is another day than at noon in the page's zone, or nearly. */
const elsewhere = zone === 'Pacific/Kiritimati' ? 'Pacific/Honolulu' : 'Pacific/Kiritimati';
const zones = [
  ['in its zone', zone],
  ['in another', elsewhere],
] as const;
const touched = {
  'a row': 'main li a[data-row]',
  'a tab': 'main a[href*="tab=tomorrow"]',
  'a star': 'main li button[aria-pressed]',
};
/** ms after the page has loaded: it comes alive, has just done so, rests. */
const moments = [0, 500, 1_500];
/** Sixty matches each: a busy day. */
const divisions = 5;

const minutes = Number(process.env.BENCH_MINUTES ?? 10);
const isWanted = (name: string) => new RegExp(process.env.BENCH_ONLY ?? '').test(name);

/**
 * How soon each public page can be touched, how much it holds, and whether it stays where it is. BENCH_ONLY
 * takes the pages, taps and `live minutes` that fit that expression, BENCH_MINUTES says how many of these.
 */
export async function run(): Promise<Check[]> {
  await using stack = new AsyncDisposableStack();
  const browser = await openBrowser();
  stack.defer(() => browser.close());
  return [
    ...(await comeAlive(browser)),
    ...(isWanted('live minutes') ? await holdStill(browser) : []),
  ];
}

async function comeAlive(browser: Browser): Promise<Check[]> {
  await using stack = new AsyncDisposableStack();
  const server = stack.use(await startServer());
  const site = stack.use(await startSite(server));
  const playing = await playMatchday(server, 40, divisions);
  const match = playing.find(({ gameId }) => gameId === 202)!;

  const routes = {
    home: '/',
    live: '/?tab=live',
    matches: '/match',
    'a match': match.path,
    experts: '/expert',
    'all experts': '/expert/allExperts',
    download: '/download',
    terms: '/protocol/service',
  };
  await loadAlive(browser, site.url, zone); // the site's and the browser's first
  const checks: Check[] = [];
  for (const [name, path] of Object.entries(routes).filter(([name]) => isWanted(name))) {
    for (const [where, zoneOf] of zones) {
      say(`${name}, ${where}`);
      const loads: Aliveness[] = [];
      for (let round = 0; round < rounds; round++) {
        loads.push(await loadAlive(browser, site.url + path, zoneOf));
      }
      const figure = (key: keyof Aliveness) => loads.map((load) => load[key]);
      const named = (what: string) => `${name}, ${where}: ${what}`;
      checks.push(
        atMost(400, { name: named('blocked'), unit: 'ms', ours: figure('blockedMs') }),
        atMost(400, { name: named('blocked'), unit: 'ms of CPU', ours: figure('blockedCpuMs') }),
        atMost(2_500, { name: named('elements'), unit: 'elements', ours: figure('elements') }),
        atMost(0.02, {
          name: named('layout shift'),
          unit: 'sum of all shifts',
          ours: figure('shift'),
        }),
      );
    }
  }
  for (const [name, selector] of Object.entries(touched).filter(([name]) => isWanted(name))) {
    for (const [where, zoneOf] of zones) {
      for (const after of moments) {
        const answers: Answer[] = [];
        for (let round = 0; round < rounds; round++) {
          answers.push(await tap(browser, site.url, zoneOf, selector, after));
        }
        const named = `home, ${where}: the first tap on ${name}, ${after} ms after it has loaded`;
        checks.push(
          atMost(200, { name: named, unit: 'ms', ours: answers.map(({ inpMs }) => inpMs) }),
          atMost(200, { name: named, unit: 'ms of CPU', ours: answers.map(({ cpuMs }) => cpuMs) }),
        );
      }
    }
  }
  return checks;
}

/** What shifts while matches begin, are played and end. */
async function holdStill(browser: Browser): Promise<Check[]> {
  say(`${minutes} live minutes`);
  const watched = await watchLive(browser, minutes);
  return watched.map(({ name, shifts, changes }) => {
    if (changes < minutes) throw new Error(`${name} followed only ${changes} changes`);
    for (const { value, moved } of shifts.toSorted((a, b) => b.value - a.value).slice(0, 3)) {
      say(`${name}: ${value.toFixed(4)} by ${moved.join('; ')}`);
    }
    const total = shifts.reduce((sum, { value }) => sum + value, 0);
    return atMost(0.02, {
      name: `${name}: layout shift over ${minutes} live minutes`,
      unit: 'sum of all shifts',
      ours: [total],
    });
  });
}

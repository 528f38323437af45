import { atMost, type Check, say } from '../checks.ts';
import { playMatchday } from '../data/matchday.ts';
import { type Aliveness, loadAlive, tap } from '../measure/alive.ts';
import { openBrowser } from '../measure/browser.ts';
import { startServer, startSite, zone } from '../product.ts';

const rounds = 3;
/** Where it is another day than at noon in the page's zone, or nearly. */
const elsewhere = zone === 'Pacific/Kiritimati' ? 'Pacific/Honolulu' : 'Pacific/Kiritimati';
/** Sixty matches each: a busy day. */
const divisions = 5;

/** How soon each public page can be touched, how much it holds, and whether it stays where it is. */
export async function run(): Promise<Check[]> {
  await using stack = new AsyncDisposableStack();
  const server = stack.use(await startServer());
  const site = stack.use(await startSite(server));
  const playing = await playMatchday(server, 40, divisions);
  const browser = await openBrowser();
  stack.defer(() => browser.close());
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
  for (const [name, path] of Object.entries(routes)) {
    for (const [where, zoneOf] of [
      ['in its zone', zone],
      ['in another', elsewhere],
    ] as const) {
      say(`${name}, ${where}`);
      const loads: Aliveness[] = [];
      for (let round = 0; round < rounds; round++) {
        loads.push(await loadAlive(browser, site.url + path, zoneOf));
      }
      const figure = (key: keyof Aliveness) => loads.map((load) => load[key]);
      checks.push(
        atMost(400, {
          name: `${name}, ${where}: blocked`,
          unit: 'ms',
          ours: figure('blockedMs'),
        }),
        atMost(2_500, {
          name: `${name}, ${where}: elements`,
          unit: 'elements',
          ours: figure('elements'),
        }),
        atMost(0.02, {
          name: `${name}, ${where}: layout shift`,
          unit: 'sum of all shifts',
          ours: figure('shift'),
        }),
      );
    }
  }
  const touched = {
    'a row': 'main li a[data-row]',
    'a tab': 'main a[href*="tab=tomorrow"]',
    'a star': 'main li button[aria-pressed]',
  };
  for (const [name, selector] of Object.entries(touched)) {
    const ours: number[] = [];
    for (let round = 0; round < rounds; round++) ours.push(await tap(browser, site.url, selector));
    checks.push(atMost(200, { name: `home: the first tap on ${name} (INP)`, unit: 'ms', ours }));
  }
  return checks;
}

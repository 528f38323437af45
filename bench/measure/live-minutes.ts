import { setTimeout as sleep } from 'node:timers/promises';
import type { Browser, Page } from '@playwright/test';
import type { Board, BoardMatch } from '@xiongmao/api/matches/shapes';
import { startServer, startSite, zone } from '../product.ts';

/** Wide enough for a phone, and for the columns beside a list. */
const screens = [
  { width: 390, height: 844 },
  { width: 1440, height: 900 },
];

/** What nobody asked to move, and by how much. */
interface Shift {
  value: number;
  moved: string[];
}

interface Notes {
  shifts: Shift[];
  changes: number;
}

/** A page that was watched while its matches were played. */
export interface Watched extends Notes {
  name: string;
}

/** Opens home, the live matches and two of these while the demo plays them; answers what shifted. */
export async function watchLive(browser: Browser, minutes: number): Promise<Watched[]> {
  await using stack = new AsyncDisposableStack();
  const server = stack.use(await startServer({ NODE_ENV: 'development', DEMO: '1' }));
  const site = stack.use(await startSite(server));
  const live = await untilPlayed(server.url);
  const routes = {
    home: '/',
    live: '/?tab=live',
    'a match': `/soccer/${newest(live, 202).id}`,
    'a series': `/lol/${newest(live, 1).id}`,
  };
  const opened: { name: string; page: Page }[] = [];
  for (const [name, path] of Object.entries(routes)) {
    for (const viewport of screens) {
      const context = await browser.newContext({ viewport, timezoneId: zone, locale: 'en-GB' });
      stack.defer(() => context.close());
      const page = await context.newPage();
      await page.addInitScript(note);
      await page.goto(site.url + path, { waitUntil: 'load' });
      opened.push({ name: `${name} at ${viewport.width}`, page });
    }
  }
  await sleep(minutes * 60_000);
  return await Promise.all(
    opened.map(async ({ name, page }) => ({ name, ...(await notesOf(page)) })),
  );
}

/** The live matches, once the demo has told of them. */
async function untilPlayed(url: string): Promise<BoardMatch[]> {
  for (let before = 0; ; ) {
    await sleep(5_000);
    const response = await fetch(`${url}/java/v2/match/getPCLiveGameMatch`);
    const { matches } = ((await response.json()) as { result: Board }).result;
    if (matches.length > 0 && matches.length === before) return matches;
    before = matches.length;
  }
}

/** The match of a game that began last: it goes on for longest. */
function newest(live: BoardMatch[], game: number): BoardMatch {
  const begun = live.filter(({ gameId }) => gameId === game);
  return begun.sort((a, b) => Date.parse(b.startsAt) - Date.parse(a.startsAt))[0] ?? live[0]!;
}

const notesOf = (page: Page) => page.evaluate(() => (window as unknown as { notes: Notes }).notes);

/** Runs in the page, before its own scripts. */
function note(): void {
  const notes: Notes = { shifts: [], changes: 0 };
  Object.assign(window, { notes });
  type LayoutShift = PerformanceEntry & {
    value: number;
    sources: { node: Node | null; previousRect: DOMRect; currentRect: DOMRect }[];
  };
  const nameOf = (node: Node | null) => {
    const element = node instanceof Element ? node : node?.parentElement;
    return element ? `<${element.localName}> ${element.textContent.slice(0, 50)}` : 'what is gone';
  };
  new PerformanceObserver((list) => {
    for (const { value, startTime, sources } of list.getEntries() as LayoutShift[]) {
      const moved = sources.map(
        ({ node, previousRect: from, currentRect: to }) =>
          `${Math.round(startTime / 1000)} s: ${nameOf(node)} ${from.x},${from.y} ${from.width}×${from.height} → ${to.x},${to.y} ${to.width}×${to.height}`,
      );
      notes.shifts.push({ value, moved });
    }
  }).observe({ type: 'layout-shift', buffered: true });
  new MutationObserver(() => {
    notes.changes += 1;
  }).observe(document, { subtree: true, childList: true, characterData: true });
}

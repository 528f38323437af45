import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import type { BrowserContext, Page } from '@playwright/test';
import { atMostTimes, type Check, say } from '../../checks.ts';
import { playMatchday } from '../../data/matchday.ts';
import { openBrowser } from '../../measure/browser.ts';
import { markPaints, marksOf } from '../../measure/page-load.ts';
import { startServer, startSite, zone } from '../../product.ts';

const rounds = 9;
/** The texts of the first match row. */
const firstRow = 'main li:first-child a[href] :is(span, time)';

/**
 * From launch without a network to the last known board, against the same HTML and CSS from a file server: what
 * any browser needs to show them.
 */
export async function run(): Promise<Check[]> {
  await using stack = new AsyncDisposableStack();
  const browser = await openBrowser();
  stack.defer(() => browser.close());
  const context = await browser.newContext({ timezoneId: zone, locale: 'en-GB' });
  const { url, files } = await visit(context);
  const peer = await startFiles(files);
  stack.defer(() => peer.stop());
  const plain = await browser.newContext({ timezoneId: zone, locale: 'en-GB' });

  const ours: number[] = [];
  const ceiling: number[] = [];
  for (let round = 0; round <= rounds; round++) {
    const times = [await launch(context, url), await launch(plain, peer.url, { scripts: false })];
    // The first of each starts processes of the browser.
    if (round === 0) continue;
    ours.push(times[0]!);
    ceiling.push(times[1]!);
    say(`round ${round}: ${Math.round(times[0]!)} against ${Math.round(times[1]!)} ms`);
  }
  return [
    atMostTimes(1.2, { name: 'launch offline to the last known board', unit: 'ms', ours, ceiling }),
  ];
}

/** Looks at home until the worker has kept it; then there is no site any more. */
async function visit(context: BrowserContext) {
  await using stack = new AsyncDisposableStack();
  const server = stack.use(await startServer());
  const site = stack.use(await startSite(server));
  await playMatchday(server, 20);
  const page = await context.newPage();
  await page.goto(site.url);
  await page.evaluate(async () => void (await navigator.serviceWorker.ready));
  // Once more by the worker, which then has what the page fetched when it rested.
  await page.reload();
  await sleep(8_000);
  const files = await keptFiles(page);
  await page.close();
  say(`the worker keeps ${files.size} files of home`);
  return { url: site.url, files };
}

/** Home as it is kept, and its styles, by path. */
async function keptFiles(page: Page): Promise<Map<string, { type: string; body: string }>> {
  const found = await page.evaluate(async () => {
    const text = async (path: string) => (await caches.match(path))!.text();
    const html = await text('/');
    const styles = [...html.matchAll(/href="(\/assets\/[^"]+\.css)/g)].map(([, path]) => path!);
    return {
      html,
      styles: await Promise.all(styles.map(async (path) => [path, await text(path)] as const)),
    };
  });
  return new Map([
    ['/', { type: 'text/html; charset=utf-8', body: found.html }],
    ...found.styles.map(([path, body]) => [path, { type: 'text/css', body }] as const),
  ]);
}

async function startFiles(files: ReadonlyMap<string, { type: string; body: string }>) {
  const server = createServer((request, response) => {
    const file = files.get(request.url ?? '');
    response.writeHead(file ? 200 : 404, {
      'content-type': file?.type ?? 'text/plain',
      'cache-control': 'no-store',
    });
    response.end(file?.body);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    stop() {
      server.closeAllConnections();
      server.close();
    },
  };
}

/** ms from the navigation of a new page to the first row painted. */
async function launch(
  context: BrowserContext,
  url: string,
  { scripts = true }: { scripts?: boolean } = {},
): Promise<number> {
  const page = await context.newPage();
  try {
    if (!scripts) {
      const session = await context.newCDPSession(page);
      await session.send('Network.enable');
      await session.send('Network.setBlockedURLs', { urls: ['*.js'] });
    }
    await page.addInitScript(markPaints, firstRow);
    await page.goto(url, { waitUntil: 'load' });
    await sleep(1_500);
    const { row } = await marksOf(page);
    if (row === null) throw new Error(`${url} shows no ${firstRow}`);
    return row;
  } finally {
    await page.close();
  }
}

import { setTimeout as sleep } from 'node:timers/promises';
import type { Browser, CDPSession, Page } from '@playwright/test';
import { zone } from '../product.ts';

/** A loading of a page by a first visitor. */
export interface Loading {
  /** Navigation to what is awaited painted, ms. */
  rowMs: number;
  /** Navigation to the largest contentful paint, ms. */
  lcpMs: number;
  /** JavaScript as transferred, bytes. */
  scriptBytes: number;
  /** Of these what the page itself asks for, which it needs to come alive; the rest is fetched when idle. */
  firstBytes: number;
  /** Of these the framework: the libraries that every page needs. */
  frameworkBytes: number;
}

type Weight = Pick<Loading, 'scriptBytes' | 'firstBytes' | 'frameworkBytes'>;

/** A middling phone: 9 Mbit/s, 100 ms there and back, a quarter of this machine's speed. */
const network = {
  offline: false,
  latency: 100,
  downloadThroughput: 9_000_000 / 8,
  uploadThroughput: 9_000_000 / 8,
};
const cpuSlowdown = 4;
const phone = { viewport: { width: 412, height: 915 }, deviceScaleFactor: 2, isMobile: true };
/** After the page's load event, until it has begun what it does when idle. */
const settleMs = 2_000;

/** As the site's build names the file (`vite.chunks.ts`). */
const framework = /\/assets\/vendor-/;

interface Marks {
  row: number | null;
  lcp: number | null;
}

/** The texts of the first match row. */
const firstRow = 'main li:first-child a[href] :is(span, time)';

/**
 * Loads the page with nothing cached; without scripts it is the server's HTML and CSS alone. `awaited` are texts of it;
 * what is fetched when idle is weighed where that is waited for.
 */
export async function loadPage(
  browser: Browser,
  url: string,
  {
    scripts,
    awaited = firstRow,
    untilIdle = true,
  }: { scripts: boolean; awaited?: string; untilIdle?: boolean },
): Promise<Loading> {
  const context = await browser.newContext({ ...phone, timezoneId: zone, locale: 'en-GB' });
  try {
    const page = await context.newPage();
    const session = await context.newCDPSession(page);
    const weight = await weighScripts(session);
    await session.send('Network.emulateNetworkConditions', network);
    await session.send('Emulation.setCPUThrottlingRate', { rate: cpuSlowdown });
    if (!scripts) await session.send('Network.setBlockedURLs', { urls: ['*.js'] });
    await page.addInitScript(markPaints, awaited);
    await page.goto(url, { waitUntil: 'load' });
    await sleep(settleMs);
    if (untilIdle) await page.waitForLoadState('networkidle');
    const { row, lcp } = await marksOf(page);
    if (row === null || lcp === null) throw new Error(`the page shows no ${awaited}`);
    return { rowMs: row, lcpMs: lcp, ...weight };
  } finally {
    await context.close();
  }
}

/** Counts what scripts weigh on the wire, headers left out. */
async function weighScripts(session: CDPSession): Promise<Weight> {
  const weight: Weight = { scriptBytes: 0, firstBytes: 0, frameworkBytes: 0 };
  const named = new Set<string>();
  const heads = new Map<string, { url: string; bytes: number }>();
  session.on('Network.requestWillBeSent', ({ requestId, initiator }) => {
    if (initiator.type === 'parser') named.add(requestId);
  });
  session.on('Network.responseReceived', ({ requestId, response }) => {
    const { url, mimeType, encodedDataLength: bytes } = response;
    if (mimeType.includes('javascript')) heads.set(requestId, { url, bytes });
  });
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const head = heads.get(requestId);
    if (!head) return;
    const bytes = encodedDataLength - head.bytes;
    weight.scriptBytes += bytes;
    if (named.has(requestId)) weight.firstBytes += bytes;
    if (framework.test(head.url)) weight.frameworkBytes += bytes;
  });
  await session.send('Network.enable');
  return weight;
}

export const marksOf = (page: Page) =>
  page.evaluate(() => (window as unknown as { marks: Marks }).marks);

/** Runs in the page, before its own scripts. */
export function markPaints(awaited: string): void {
  const marks: Marks = { row: null, lcp: null };
  Object.assign(window, { marks });

  // The browser itself tells when texts are painted, once they are marked.
  const texts = `:is(${awaited}):not([elementtiming])`;
  const rowAwaited = new MutationObserver(() => {
    for (const text of document.querySelectorAll(texts)) text.setAttribute('elementtiming', 'row');
  });
  rowAwaited.observe(document, { subtree: true, childList: true });
  new PerformanceObserver((list) => {
    rowAwaited.disconnect();
    marks.row ??= list.getEntries()[0]!.startTime;
  }).observe({ type: 'element', buffered: true });

  new PerformanceObserver((list) => {
    marks.lcp = list.getEntries().at(-1)?.startTime ?? marks.lcp;
  }).observe({ type: 'largest-contentful-paint', buffered: true });
}

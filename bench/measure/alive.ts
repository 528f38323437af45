import { setTimeout as sleep } from 'node:timers/promises';
import type { Browser, Page } from '@playwright/test';
import { blockedCpu, touchCpu, traced } from './main-thread.ts';

/** How soon a page answers a touch. */
export interface Answer {
  /** From the touch to the next paint (INP), ms. */
  inpMs: number;
  /** The page's CPU time of it. */
  cpuMs: number;
}

/** How alive a page is once it has loaded. */
export interface Aliveness {
  /** What long tasks held up beyond 50 ms each, from the first paint until the page rests, ms. */
  blockedMs: number;
  /** The same of CPU time, which others on the machine don't lengthen. */
  blockedCpuMs: number;
  elements: number;
  /** Sum of all layout shifts. */
  shift: number;
}

const cpuSlowdown = 4;
const phone = { viewport: { width: 412, height: 823 }, deviceScaleFactor: 1.75, isMobile: true };
/** Lighthouse's slow 4G. */
const network = {
  offline: false,
  latency: 150,
  downloadThroughput: 1_638_400 / 8,
  uploadThroughput: 675_840 / 8,
};
/** A page rests when nothing has held it up for so long, ms. */
const restMs = 5_000;
const timeoutMs = 40_000;

interface Notes {
  firstPaint: number;
  tasks: { start: number; duration: number }[];
  shift: number;
  interactions: number[];
}

async function open(browser: Browser, url: string, timezoneId: string, slowLine: boolean) {
  const context = await browser.newContext({
    ...phone,
    hasTouch: true,
    timezoneId,
    locale: 'en-GB',
  });
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  if (slowLine) {
    await session.send('Network.enable');
    await session.send('Network.emulateNetworkConditions', network);
  }
  await session.send('Emulation.setCPUThrottlingRate', { rate: cpuSlowdown });
  await page.addInitScript(note);
  await browser.startTracing(page, { categories: traced });
  await page.goto(url, { waitUntil: 'load' });
  return { context, page };
}

/** Loads a page with nothing cached, as a phone on a slow line. */
export async function loadAlive(
  browser: Browser,
  url: string,
  timezoneId: string,
): Promise<Aliveness> {
  const { context, page } = await open(browser, url, timezoneId, true);
  try {
    await untilRest(page);
    const { firstPaint, tasks, shift } = await notesOf(page);
    const blocked = tasks.map(({ start, duration }) => {
      // As Lighthouse counts: of the task that paints first, what comes after it.
      const before = Math.max(0, firstPaint - start);
      return Math.max(0, duration - before - 50);
    });
    return {
      blockedMs: blocked.reduce((sum, ms) => sum + ms, 0),
      blockedCpuMs: blockedCpu(await browser.stopTracing()),
      elements: await page.evaluate(() => document.querySelectorAll('*').length),
      shift,
    };
  } finally {
    await context.close();
  }
}

/** The first tap on an element, so many ms after the page has loaded. */
export async function tap(
  browser: Browser,
  url: string,
  zone: string,
  selector: string,
  after: number,
): Promise<Answer> {
  const { context, page } = await open(browser, url, zone, false);
  try {
    const place = await page.locator(selector).first().boundingBox();
    await sleep(after);
    // By its place: looking for it once more would wait until the page is idle.
    await page.touchscreen.tap(place!.x + 40, place!.y + place!.height / 2);
    await sleep(2_000);
    const cpuMs = touchCpu(await browser.stopTracing());
    return { inpMs: Math.max(0, ...(await notesOf(page)).interactions), cpuMs };
  } finally {
    await context.close();
  }
}

async function untilRest(page: Page): Promise<void> {
  const deadline = Date.now() + timeoutMs;
  for (;;) {
    const quiet = await page.evaluate(() => {
      const { tasks } = (window as unknown as { notes: Notes }).notes;
      const last = tasks.at(-1);
      return performance.now() - (last ? last.start + last.duration : 0);
    });
    if (quiet > restMs || Date.now() > deadline) return;
    await sleep(250);
  }
}

const notesOf = (page: Page) => page.evaluate(() => (window as unknown as { notes: Notes }).notes);

/** Runs in the page, before its own scripts. */
function note(): void {
  const notes: Notes = { firstPaint: 0, tasks: [], shift: 0, interactions: [] };
  // A click that leads to another document takes nothing along.
  Object.assign(window, { notes });
  const watch = (type: string, each: (entry: PerformanceEntry) => void, rest = {}) =>
    new PerformanceObserver((list) => list.getEntries().forEach(each)).observe({
      type,
      buffered: true,
      ...rest,
    });
  watch('paint', ({ name, startTime }) => {
    if (name === 'first-contentful-paint') notes.firstPaint = startTime;
  });
  watch('longtask', ({ startTime: start, duration }) => notes.tasks.push({ start, duration }));
  watch('layout-shift', (entry) => {
    const { value, hadRecentInput } = entry as PerformanceEntry & {
      value: number;
      hadRecentInput: boolean;
    };
    if (!hadRecentInput) notes.shift += value;
  });
  const taps = { durationThreshold: 16 };
  watch(
    'event',
    (entry) => {
      const { interactionId, duration } = entry as PerformanceEntry & { interactionId: number };
      if (interactionId) notes.interactions.push(duration);
    },
    taps,
  );
}

import { once } from 'node:events';
import { createReadStream } from 'node:fs';
import { rm } from 'node:fs/promises';
import { createServer } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Browser, Page } from '@playwright/test';
import { hasFfmpeg, pushClock } from '@xiongmao/e2e/live/clock-picture';
import { type Playing, startPlayerPage } from '@xiongmao/e2e/live/player-page';
import { atMost, atMostTimes, type Check, quantile, say } from '../../checks.ts';
import { openBrowser } from '../../measure/browser.ts';
import { startMedia, untilThere } from '../../measure/live-media.ts';
import { temporaryFolder } from '../../product.ts';

const minutes = Number(process.env.BENCH_MINUTES ?? 10);
/** ms after which ffmpeg's playlist has its five segments. */
const filling = 12_000;
/** ms in which players find their place behind the edge. */
const settling = 20_000;
const stream = 'pitch';

/** What was seen of a picture once it played. */
interface Seen {
  delays: number[];
  stalls: number;
}

/**
 * From the clock that ffmpeg draws into each frame to the frame on the page, by hls.js in Chromium; and the same
 * encoder's picture cut by ffmpeg into segments of two seconds, at the same time. BENCH_MINUTES says for how long.
 */
export async function run(): Promise<Check[]> {
  if (!hasFfmpeg) throw new Error('ffmpeg, which plays OBS, is not installed');
  await using stack = new AsyncDisposableStack();
  const media = stack.use(await startMedia());
  const folder = await temporaryFolder();
  stack.defer(() => rm(folder, { recursive: true, force: true }));
  const segments = await serveFolder(folder);
  stack.defer(segments.close);
  const player = await startPlayerPage();
  stack.defer(() => void player.server.close());
  const browser = await openBrowser();
  stack.defer(() => browser.close());

  const pushed = pushClock(media.rtmpOf(stream), { hls: folder });
  stack.defer(() => pushed.stop());
  const sources = [media.playlistOf(stream), `${segments.url}/live.m3u8`];
  for (const source of sources) await untilThere(source);
  // A player that comes to a full playlist keeps its usual distance; to one of the first seconds, less.
  await sleep(filling);
  const pages = await Promise.all(
    sources.map((source) => open(browser, player.url, { source, base: pushed.base })),
  );
  await sleep(settling);
  for (const page of pages) await take(page);
  for (let left = minutes; left > 0; left--) {
    say(`${left} minutes of pictures`);
    await sleep(Math.min(1, left) * 60_000);
  }
  const [ours, plain] = (await Promise.all(pages.map(take))) as [Seen, Seen];

  for (const [name, { delays, stalls }] of [
    ['ours', ours],
    ['2 s HLS', plain],
  ] as const) {
    if (delays.length < minutes * 60 * 15) throw new Error(`${name}: only ${delays.length} frames`);
    const at = (share: number) => Math.round(quantile(delays, share));
    say(
      `${name}: p50 ${at(0.5)}, p95 ${at(0.95)}, latest ${at(1)} ms; ${stalls} stalls, ${delays.length} frames`,
    );
  }
  const late = ({ delays }: Seen) => [quantile(delays, 0.95)];
  const half = ({ delays }: Seen) => [quantile(delays, 0.5)];
  const unit = 'ms';
  return [
    atMost(2_000, { name: 'clock to page, p95', unit, ours: late(ours) }),
    atMostTimes(0.4, {
      ...{ name: 'clock to page, p95, beside ffmpeg’s 2 s HLS', unit },
      ...{ ours: late(ours), ceiling: late(plain) },
    }),
    atMostTimes(0.4, {
      ...{ name: 'clock to page, p50, beside ffmpeg’s 2 s HLS', unit },
      ...{ ours: half(ours), ceiling: half(plain) },
    }),
    atMost(0, { name: `stalls in ${minutes} minutes`, unit: 'stalls', ours: [ours.stalls] }),
  ];
}

async function open(
  browser: Browser,
  player: string,
  given: { source: string; base: number },
): Promise<Page> {
  // Of its own, so that none stands behind the other.
  const page = await (await browser.newContext()).newPage();
  await page.goto(`${player}?play#${encodeURIComponent(JSON.stringify(given))}`);
  const plays = await page.evaluate(() =>
    MediaSource.isTypeSupported('video/mp4; codecs="avc1.42c01e,mp4a.40.2"'),
  );
  if (!plays)
    throw new Error('this Chromium was built without H.264: name another by CHROMIUM_PATH');
  return page;
}

/** What was seen since the last time. */
function take(page: Page): Promise<Seen> {
  return page.evaluate(() => {
    const { playing } = window as unknown as { playing: Playing };
    const seen = { delays: playing.delays.splice(0), stalls: playing.waits };
    playing.waits = 0;
    return seen;
  });
}

/** What ffmpeg writes, for pages of any origin. */
async function serveFolder(folder: string): Promise<{ url: string; close: () => void }> {
  const server = createServer((request, response) => {
    const [name = ''] = /[\w-]+\.(?:m3u8|ts)$/.exec(request.url ?? '') ?? [];
    response.setHeader('access-control-allow-origin', '*');
    response.setHeader('cache-control', 'no-store');
    createReadStream(`${folder}/${name}`)
      .on('error', () => response.writeHead(404).end())
      .pipe(response);
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as { port: number };
  return {
    url: `http://127.0.0.1:${port}`,
    close() {
      server.close();
      server.closeAllConnections();
    },
  };
}

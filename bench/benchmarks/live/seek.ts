import { once } from 'node:events';
import { createReadStream } from 'node:fs';
import { mkdir, readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { createRequire } from 'node:module';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Page } from '@playwright/test';
import { hasFfmpeg } from '@xiongmao/e2e/live/clock-picture';
import { atMostTimes, type Check, quantile, say } from '../../checks.ts';
import { makeBroadcast } from '../../data/market.ts';
import { playMatchday } from '../../data/matchday.ts';
import { signInAdmin } from '../../data/people.ts';
import { airRecording, filmRecording } from '../../data/recording.ts';
import { openBrowser } from '../../measure/browser.ts';
import { ownDatabase } from '../../own-database.ts';
import { freePort, start } from '../../processes.ts';
import { key, type Server, startServer, startSite } from '../../product.ts';
import { loadServerCode } from '../../server-code.ts';

const seconds = 2 * 3_600 * Number(process.env.BENCH_SCALE ?? 1);
const seeks = 40;
/** ms in which a player has in hand what it wants between two seeks. */
const settling = 2_000;

/**
 * From a click in the timeline of a two-hour recording to the first frame of there, in Chromium: on the site's page of the
 * video that was made of it, and on a bare page with hls.js of ffmpeg's own segments from `node:http`.
 */
export async function run(): Promise<Check[]> {
  if (!hasFfmpeg) throw new Error('ffmpeg, which makes the recording, is not installed');
  await using stack = new AsyncDisposableStack();
  const code = await loadServerCode();
  const { db, url, folder } = await ownDatabase(stack, code);
  const [http, port] = [await freePort(), await freePort()];
  const origin = `http://127.0.0.1:${http}`;
  const dataDir = path.join(folder, 'data');
  const shared = { MEDIA_URL: origin, DATA_DIR: dataDir, SITE_URL: `http://127.0.0.1:${port}` };
  const server = stack.use(await startServer({ DATABASE_URL: url, ...shared }));
  const site = stack.use(await startSite(server, shared, port));
  const media = stack.use(
    start('apps/media/src/main.ts', {
      ...{ NODE_ENV: 'production', LOG_LEVEL: 'warn', SECRET_KEY: key, SERVER_URL: server.url },
      ...{ MEDIA_HTTP_PORT: String(http), MEDIA_RTMP_PORT: String(await freePort()), ...shared },
    }),
  );
  await media.answers(`${origin}/healthz`);
  const plain = path.join(folder, 'plain');
  await mkdir(plain);
  const film = await filmRecording({ seconds, dataDir, plain });
  say(`${seconds} seconds are recorded`);
  const [match] = (await playMatchday(server, 20)).filter(({ gameId }) => gameId === 202);
  if (!match) throw new Error('no football today');
  const uid = await makeBroadcast(db, match.id);
  const broadcastId = await airRecording(db, { uid, ...film });
  const token = await signInAdmin(db);
  const video = await publishPlayback(server, token, { matchId: match.id, broadcastId, ...film });
  say('its playback is published');

  const bare = await serveBare(plain);
  stack.defer(bare.close);
  const browser = await openBrowser();
  stack.defer(() => browser.close());
  const open = async (address: string) => {
    const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
    const page = await context.newPage();
    await page.addInitScript(noteSeeks);
    await page.goto(address);
    return page;
  };
  const ours = await open(`${site.url}/videos/soccer/${video}`);
  await ours.getByRole('button', { name: /^Play: / }).click();
  const theirs = await open(bare.url);
  // Without a graphics card a larger picture takes longer to paint.
  const { width, height } = (await ours.locator('video').boundingBox())!;
  await theirs.evaluate((size) => Object.assign(document.querySelector('video')!, size), {
    width: Math.round(width),
    height: Math.round(height),
  });
  const taken = { ours: [] as number[], ceiling: [] as number[] };
  for (let index = -4; index < seeks; index++) {
    // Far from what is in hand, and never where it was before.
    const share = 0.03 + 0.94 * ((Math.abs(index) * 0.618 + 0.1) % 1);
    // One at a time: what plays beside it would take the CPU from it.
    const [mine, other] = [await seekTo(ours, share), await seekTo(theirs, share)];
    if (index < 0) continue;
    taken.ours.push(mine);
    taken.ceiling.push(other);
  }
  for (const [name, all] of Object.entries(taken)) {
    const at = (share: number) => Math.round(quantile(all, share));
    say(`${name}: p50 ${at(0.5)}, p95 ${at(0.95)}, longest ${at(1)} ms`);
  }
  return [
    atMostTimes(1.2, {
      ...{ name: 'click in a two-hour recording to its frame, ffmpeg’s HLS', unit: 'ms' },
      ...taken,
    }),
  ];
}

/** Stands in the page: notes when a click was made, and when the first frame after it was shown that is of there. */
function noteSeeks(): void {
  const noted = { clicked: 0, shown: 0 };
  Object.assign(window, { noted });
  addEventListener('pointerdown', ({ timeStamp }) => Object.assign(noted, { clicked: timeStamp }), {
    capture: true,
  });
  // Neither `seeking` nor any other event of media bubbles, but all of them are captured.
  addEventListener(
    'seeking',
    ({ target }) => {
      const video = target as HTMLVideoElement;
      const wanted = video.currentTime;
      const look: VideoFrameRequestCallback = (now, { mediaTime }) => {
        if (Math.abs(mediaTime - wanted) > 1) video.requestVideoFrameCallback(look);
        else if (video.currentTime >= wanted) noted.shown = now;
      };
      noted.shown = 0;
      video.requestVideoFrameCallback(look);
    },
    { capture: true },
  );
}

/** Clicks at a share of the timeline; ms until its frame was shown. */
async function seekTo(page: Page, share: number): Promise<number> {
  await page.bringToFront();
  await page.evaluate(() => document.querySelector('video')!.play());
  await sleep(settling);
  const slider = page.locator('input[type=range][aria-label=Position], input#place');
  await page.locator('video').hover();
  const box = (await slider.boundingBox())!;
  await page.mouse.click(box.x + box.width * share, box.y + box.height / 2);
  const noted = () =>
    page.evaluate(() => (window as unknown as { noted: { clicked: number; shown: number } }).noted);
  for (let tries = 0; tries < 400; tries++) {
    const { clicked, shown } = await noted();
    if (shown > clicked) {
      await page.evaluate(() => document.querySelector('video')!.pause());
      return shown - clicked;
    }
    await sleep(50);
  }
  throw new Error(`no frame was shown of ${Math.round(share * 100)} %`);
}

interface Playback {
  matchId: number;
  broadcastId: number;
  from: Date;
  to: Date;
}

/** The whole recording as a video that everybody may watch; its id. */
async function publishPlayback(
  server: Server,
  token: string,
  { matchId, broadcastId, from, to }: Playback,
): Promise<number> {
  const ask = async <Row>(method: string, place: string, body?: object): Promise<Row> => {
    const answer = await fetch(`${server.url}/java/console/videos${place}`, {
      method,
      headers: { 'x-xiongmao': '1', token, 'content-type': 'application/json' },
      ...(body && { body: JSON.stringify(body) }),
    });
    const text = await answer.text();
    if (!answer.ok) throw new Error(`${method} ${place}: ${answer.status} ${text}`);
    return JSON.parse(text);
  };
  const { id } = await ask<{ id: number }>('POST', '', {
    ...{ kind: 'playback', gameId: 202, matchId, incident: null, locale: 'en_US' },
    ...{ title: 'The whole match', neutralTitle: null, description: '' },
    cut: { broadcastId, from: from.toISOString(), to: to.toISOString() },
  });
  for (;;) {
    const row = await ask<{ file: string; version: string }>('GET', `/${id}`);
    if (row.file === 'failed') throw new Error('the recording could not be copied');
    if (row.file === 'ready') {
      await ask('PATCH', `/${id}`, { version: row.version, event: 'publish' });
      return id;
    }
    await sleep(500);
  }
}

const barePage = `<!doctype html><title>bare</title>
<video width="640" height="360" autoplay muted></video>
<input id="place" type="range" min="0" max="1" step="0.0001" value="0" style="inline-size: 640px">
<script src="/hls.js"></script><script>
  const [video, place] = [document.querySelector('video'), document.querySelector('input')];
  const hls = new Hls();
  hls.loadSource('/index.m3u8');
  hls.attachMedia(video);
  place.addEventListener('change', () => { video.currentTime = place.value * video.duration; });
</script>`;

/** A page that plays what ffmpeg wrote, and nothing else. */
async function serveBare(folder: string): Promise<{ url: string; close: () => void }> {
  const require = createRequire(
    createRequire(import.meta.url).resolve('@xiongmao/e2e/live/player-page'),
  );
  const script = await readFile(require.resolve('hls.js/dist/hls.light.min.js'));
  const server = createServer((request, response) => {
    const name = path.basename(request.url ?? '/');
    if (name === '') {
      response.setHeader('content-type', 'text/html');
      response.end(barePage);
    } else if (name === 'hls.js') {
      response.setHeader('content-type', 'text/javascript');
      response.end(script);
    } else {
      createReadStream(path.join(folder, name))
        .on('error', () => response.writeHead(404).end())
        .pipe(response);
    }
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    url: `http://127.0.0.1:${(server.address() as { port: number }).port}/`,
    close() {
      server.close();
      server.closeAllConnections();
    },
  };
}

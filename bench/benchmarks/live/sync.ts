import { setTimeout as sleep } from 'node:timers/promises';
import type { Page } from '@playwright/test';
import { clock } from '@xiongmao/e2e/live/clock-picture';
import { atMost, type Check, quantile, say } from '../../checks.ts';
import { goal, playMatchday } from '../../data/matchday.ts';
import { openBrowser } from '../../measure/browser.ts';
import { startOnAir } from '../../measure/on-air.ts';
import { ownDatabase } from '../../own-database.ts';
import { zone } from '../../product.ts';
import { loadServerCode } from '../../server-code.ts';

const goals = 60;
/** ms by which the picture is late, and between two goals: uneven, so that they meet looks at every phase. */
const late = 8_000;
const pauses = { least: 900, spread: 700 };
/** ms in which the player finds its place behind the edge. */
const settling = 20_000;

/** What a page has shown, and when, by the clock. */
interface Seen {
  /** The moment of the picture's own clock in each frame. */
  frames: { at: number; moment: number }[];
  scores: { at: number; text: string }[];
}

/**
 * How far the moment at which a page tells of a goal is from the moment at which its picture shows it: goals that are
 * known eight seconds before, a picture that tells its own time, and the site's own page in Chromium.
 */
export async function run(): Promise<Check[]> {
  await using stack = new AsyncDisposableStack();
  const code = await loadServerCode();
  const own = await ownDatabase(stack, code);
  const { db } = own;
  const { server, site, broadcast } = await startOnAir(stack, code, own);
  const [match] = (await playMatchday(server, 20)).filter(({ gameId }) => gameId === 202);
  if (!match) throw new Error('no football today');
  const { uid, base } = await broadcast(match.id);
  await db.$client.query('update room set picture_offset = $1', [late]);

  const browser = await openBrowser();
  stack.defer(() => browser.close());
  const page = await browser.newPage({ timezoneId: zone, locale: 'en-GB' });
  await page.addInitScript(noteSeen, { ...clock, base });
  await page.goto(`${site.url}/live/${uid}`);
  say('a browser watches');
  await sleep(settling);
  await takeSeen(page);

  const told: { text: string; due: number }[] = [];
  const seen: Seen = { frames: [], scores: [] };
  const look = async () => {
    const { frames, scores } = await takeSeen(page);
    seen.frames.push(...frames);
    seen.scores.push(...scores);
  };
  for (let index = 0; index < goals; index++) {
    const message = goal(match);
    told.push({ text: String(message.state.score!.home), due: Date.now() + late });
    await server.feed.push([message]);
    await sleep(pauses.least + pauses.spread * ((index * 0.618) % 1));
    await look();
  }
  await sleep(late + 5_000);
  await look();

  const distances = told.map(({ text, due }) => {
    const pictured = seen.frames.find(({ moment }) => moment >= due);
    const shown = seen.scores.find((score) => score.text === text);
    if (!pictured || !shown) throw new Error(`${text} was never ${pictured ? 'told' : 'pictured'}`);
    return shown.at - pictured.at;
  });
  const far = distances.map(Math.abs);
  const at = (share: number) => Math.round(quantile(far, share));
  const early = distances.filter((distance) => distance < 0).length;
  say(
    `of ${far.length} goals: p50 ${at(0.5)}, p90 ${at(0.9)}, furthest ${at(1)} ms, ${early} before`,
  );
  return [
    atMost(300, {
      name: 'a goal in the picture to the same goal on the page, p95',
      unit: 'ms',
      ours: [quantile(far, 0.95)],
    }),
  ];
}

/** Runs in the page, before its own scripts: reads the clock of each frame, and the home side's score. */
function noteSeen({ bits, box, ms, base }: typeof clock & { base: number }): void {
  const seen: Seen = { frames: [], scores: [] };
  Object.assign(window, {
    takeSeen: () => ({ frames: seen.frames.splice(0), scores: seen.scores.splice(0) }),
  });
  const canvas = new OffscreenCanvas(bits * box, box);
  const pen = canvas.getContext('2d', { willReadFrequently: true })!;
  let video: HTMLVideoElement | null = null;
  function read(): void {
    const at = Date.now();
    pen.drawImage(video!, 0, 0, canvas.width, canvas.height, 0, 0, canvas.width, canvas.height);
    const { data } = pen.getImageData(0, box / 2, canvas.width, 1);
    let [code, bit] = [0, 0];
    for (let place = bits - 1; place >= 0; place--) {
      bit ^= data[(place * box + box / 2) * 4]! > 128 ? 1 : 0;
      code = code * 2 + bit;
    }
    seen.frames.push({ at, moment: base + code * ms });
    video!.requestVideoFrameCallback(read);
  }
  let last: string | null = null;
  new MutationObserver(() => {
    // A page that is hydrated may bring another.
    if (!video?.isConnected) {
      video = document.querySelector('video');
      video?.requestVideoFrameCallback(read);
    }
    const text = document.querySelector('[data-side="home"]')?.textContent ?? null;
    if (text === last) return;
    last = text;
    if (text !== null) seen.scores.push({ at: Date.now(), text });
  }).observe(document, { subtree: true, childList: true, characterData: true });
}

const takeSeen = (page: Page): Promise<Seen> =>
  page.evaluate(() => (window as unknown as { takeSeen: () => Seen }).takeSeen());

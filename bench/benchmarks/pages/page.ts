import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { atMost, atMostTimes, type Check, median, say } from '../../checks.ts';
import { publishArticle } from '../../data/article.ts';
import { playMatchday } from '../../data/matchday.ts';
import { signInAdmin } from '../../data/people.ts';
import { openBrowser } from '../../measure/browser.ts';
import { startOnAir } from '../../measure/on-air.ts';
import { type Loading, loadPage } from '../../measure/page-load.ts';
import { ownDatabase } from '../../own-database.ts';
import { loadServerCode } from '../../server-code.ts';

const rounds = Number(process.env.BENCH_ROUNDS ?? 13);

/**
 * Bytes of i18next, which counts as part of the framework alone (React, its DOM, router, query cache, i18next) though the
 * site finds its texts without it.
 */
async function weighI18next(): Promise<number> {
  const folder = path.dirname(createRequire(import.meta.url).resolve('i18next'));
  return brotliCompressSync(await readFile(path.join(folder, '../umd/i18next.min.js'))).length;
}

/**
 * What a guest's home page with sixty matches weighs, and how soon it shows them; how soon a match, an article and a room
 * show what they are of.
 */
export async function run(): Promise<Check[]> {
  await using stack = new AsyncDisposableStack();
  const code = await loadServerCode();
  const own = await ownDatabase(stack, code);
  const { db } = own;
  const { server, site, broadcast } = await startOnAir(stack, code, own);
  const playing = await playMatchday(server, 20);
  const match = playing.find(({ gameId }) => gameId === 202)!;
  const token = await signInAdmin(db);
  const article = await publishArticle(server, { token, matchId: match.id });
  const browser = await openBrowser();
  stack.defer(() => browser.close());

  const loads = { ours: [] as Loading[], ceiling: [] as Loading[] };
  await loadPage(browser, site.url, { scripts: true }); // the site's and the browser's first
  for (let round = 0; round < rounds; round++) {
    loads.ours.push(await loadPage(browser, site.url, { scripts: true }));
    loads.ceiling.push(await loadPage(browser, site.url, { scripts: false }));
  }
  const figures = (figure: keyof Loading) => ({
    ours: loads.ours.map((load) => load[figure]),
    ceiling: loads.ceiling.map((load) => load[figure]),
  });
  const kilobytes = (figure: keyof Loading) => figures(figure).ours.map((bytes) => bytes / 1_000);
  const bytesOfI18next = await weighI18next();
  const framework = figures('frameworkBytes').ours.map((bytes) => (bytes + bytesOfI18next) / 1_000);
  say(
    `of the framework alone ${(bytesOfI18next / 1_000).toFixed(1)} kB are i18next, which is not sent`,
  );
  say(`HTML and CSS alone: first row at ${median(figures('rowMs').ceiling)} ms`);
  return [
    atMost(150, {
      name: 'JavaScript of the home page, compressed',
      unit: 'kB',
      ours: kilobytes('scriptBytes'),
    }),
    atMostTimes(1.6, {
      name: 'the same, the framework alone',
      unit: 'kB',
      ours: kilobytes('scriptBytes'),
      ceiling: framework,
    }),
    atMostTimes(1.3, {
      name: 'without what is fetched when idle, the framework alone',
      unit: 'kB',
      ours: kilobytes('firstBytes'),
      ceiling: framework,
    }),
    atMostTimes(1.1, { name: 'first match row visible', unit: 'ms', ...figures('rowMs') }),
    atMostTimes(1.2, { name: 'largest contentful paint', unit: 'ms', ...figures('lcpMs') }),
    ...(await shown('a match', match.path, 'main header :is(a, bdi, span)')),
    ...(await shown('an article', article, 'h1')),
    ...(await shown('a room', await openRoom(), 'h1')),
  ];

  /** A room on air, last: its picture takes its share of the machine. */
  async function openRoom(): Promise<string> {
    const { uid } = await broadcast(match.id);
    // Most set a cover; of the pictures that the product draws, so that it is there.
    await db.$client.query(`update broadcast set cover = '/uploads/mall/mug.webp'`);
    return `/live/${uid}`;
  }

  /** How soon another page shows its heading, and all. */
  async function shown(name: string, path: string, awaited: string): Promise<Check[]> {
    const address = site.url + path;
    const heading = { awaited, untilIdle: false };
    const others = { ours: [] as Loading[], ceiling: [] as Loading[] };
    await loadPage(browser, address, { ...heading, scripts: true });
    for (let round = 0; round < rounds; round++) {
      others.ours.push(await loadPage(browser, address, { ...heading, scripts: true }));
      others.ceiling.push(await loadPage(browser, address, { ...heading, scripts: false }));
    }
    const told = (figure: 'rowMs' | 'lcpMs') => ({
      unit: 'ms',
      ours: others.ours.map((load) => load[figure]),
      ceiling: others.ceiling.map((load) => load[figure]),
    });
    return [
      atMostTimes(1.1, { name: `${name}: heading visible`, ...told('rowMs') }),
      atMostTimes(1.2, { name: `${name}: largest contentful paint`, ...told('lcpMs') }),
    ];
  }
}

// npm run bench -- NAME: one benchmark. Progress goes to stderr; the last line of stdout is the result.
import { setTimeout as sleep } from 'node:timers/promises';
import { type Check, lastSaid } from './checks.ts';
import { endAll } from './processes.ts';

const graceMs = 5_000;

/** One that has said nothing for so long hangs; how long it takes is the machine's affair. */
const longestSilence = 20 * 60_000;

interface Benchmark {
  about: string;
  load: () => Promise<{ run: () => Promise<Check[]> }>;
}

const benchmarks: Record<string, Benchmark> = {
  board: {
    about: "server CPU per request of the day's board, against bare node:http",
    load: () => import('./benchmarks/matches/board.ts'),
  },
  fanout: {
    about: 'server CPU per update delivered to 2,000 sockets, against raw TCP',
    load: () => import('./benchmarks/matches/fanout.ts'),
  },
  'score-to-eye': {
    about: 'from a goal pushed to the changed page, with 2,000 other viewers',
    load: () => import('./benchmarks/matches/score-to-eye.ts'),
  },
  ingest: {
    about: 'import of a data set, and of one match against COPY of its rows',
    load: () => import('./benchmarks/matches/ingest.ts'),
  },
  import: {
    about: 'import of all data sets, and its CPU against COPY of its rows',
    load: () => import('./benchmarks/matches/import.ts'),
  },
  outage: {
    about:
      'ten minutes of a provider’s silence by a driven clock: what is lost, doubled or wrong after',
    load: () => import('./benchmarks/matches/outage.ts'),
  },
  ssr: {
    about: "site CPU per guest's home page, steady and after a goal, against bare node:http",
    load: () => import('./benchmarks/pages/ssr.ts'),
  },
  'console-users': {
    about: 'list, search and filters over 100,000 accounts, against the bare SQL',
    load: () => import('./benchmarks/pages/console-users.ts'),
  },
  sitemaps: {
    about: 'the sitemaps of a million matches in 22 languages: size and time of a file',
    load: () => import('./benchmarks/pages/sitemaps.ts'),
  },
  ledger: {
    about: 'transfers of gold to one hot expert, against tpcb-like (needs pgbench)',
    load: () => import('./benchmarks/gold/ledger.ts'),
  },
  unlock: {
    about:
      'unlocks of paid rooms over HTTP, against pgbench calling the same function (needs pgbench)',
    load: () => import('./benchmarks/gold/unlock.ts'),
  },
  gift: {
    about:
      'gifts to one anchor over HTTP, against pgbench calling the same function (needs pgbench)',
    load: () => import('./benchmarks/gold/gift.ts'),
  },
  redeem: {
    about:
      'redemptions of one item over HTTP, against pgbench calling the same functions (needs pgbench)',
    load: () => import('./benchmarks/gold/redeem.ts'),
  },
  draw: {
    about:
      'draws from one blind box over HTTP, against pgbench calling the same functions (needs pgbench)',
    load: () => import('./benchmarks/gold/draw.ts'),
  },
  'last-items': {
    about: 'a thousand buyers of the last 50 items: what is sold, and what a refusal costs',
    load: () => import('./benchmarks/gold/last-items.ts'),
  },
  purchase: {
    about: 'purchases over HTTP, against pgbench calling the same function (needs pgbench)',
    load: () => import('./benchmarks/gold/purchase.ts'),
  },
  settle: {
    about: '10,000 purchases from result to last entry, against INSERT of the entries',
    load: () => import('./benchmarks/gold/settle.ts'),
  },
  chat: {
    about: 'server CPU per message delivered to 2,000 sockets of a room, against pre-framed ws',
    load: () => import('./benchmarks/live/chat.ts'),
  },
  reconnect: {
    about:
      'a room of 5,000 whose server is killed while they talk: who is back when, what is missed',
    load: () => import('./benchmarks/live/reconnect.ts'),
  },
  moderate: {
    about: 'CPU of the content filter per message with 10,000 words, tricks caught, talk refused',
    load: () => import('./benchmarks/live/moderate.ts'),
  },
  reads: {
    about: 'CPU of each public read at a million matches, against the best SQL and its JSON',
    load: () => import('./benchmarks/pages/reads.ts'),
  },
  search: {
    about: 'answers to what people type at a million things to find, against its statements alone',
    load: () => import('./benchmarks/pages/search.ts'),
  },
  'search-quality': {
    about: '400 texts with an edit, of characters within, pinyin or initials: is the wanted found',
    load: () => import('./benchmarks/pages/search-quality.ts'),
  },
  alive: {
    about:
      'main thread, elements and first taps of public pages, and their shifts over live minutes',
    load: () => import('./benchmarks/pages/alive.ts'),
  },
  push: {
    about: 'from a goal pushed by the feed to its notification in Chromium',
    load: () => import('./benchmarks/live/push.ts'),
  },
  'glass-to-glass': {
    about: 'from a clock in the picture to the page, against ffmpeg’s 2 s HLS (needs ffmpeg)',
    load: () => import('./benchmarks/live/glass-to-glass.ts'),
  },
  sync: {
    about:
      'from a goal in the picture to the same goal on the page that waits for it (needs ffmpeg)',
    load: () => import('./benchmarks/live/sync.ts'),
  },
  media: {
    about: 'CPU of media per stream, against ffmpeg cutting 400 ms fMP4 (needs ffmpeg)',
    load: () => import('./benchmarks/live/media.ts'),
  },
  seek: {
    about: 'from a click in a two-hour recording to its frame, against ffmpeg’s HLS (needs ffmpeg)',
    load: () => import('./benchmarks/live/seek.ts'),
  },
  library: {
    about: 'pages of a league with twenty seasons, a team and a player: from the cache, cold, LCP',
    load: () => import('./benchmarks/pages/library.ts'),
  },
  upload: {
    about: 'a file by tus through the site: CPU of site and server, and what they grow by',
    load: () => import('./benchmarks/content/upload.ts'),
  },
  comments: {
    about: 'pages of a thread of 100,000 comments, against their statements alone',
    load: () => import('./benchmarks/content/comments.ts'),
  },
  hot: {
    about: 'likes while a hot list is read, against a handler that inserts a row',
    load: () => import('./benchmarks/content/hot.ts'),
  },
  article: {
    about: "a guest's page of an article: from the cache, its scripts, LCP",
    load: () => import('./benchmarks/content/article.ts'),
  },
  offline: {
    about:
      'from launch without a network to the last known board, against its HTML and CSS as files',
    load: () => import('./benchmarks/pages/offline.ts'),
  },
  page: {
    about:
      "script weight, first row and LCP of a guest's home; of a match, an article, a room, too (needs ffmpeg)",
    load: () => import('./benchmarks/pages/page.ts'),
  },
};

async function main([name, ...rest]: string[]): Promise<void> {
  if (name === undefined) {
    const longest = Math.max(...Object.keys(benchmarks).map((key) => key.length));
    for (const [key, { about }] of Object.entries(benchmarks)) {
      console.log(`${key.padEnd(longest + 2)}${about}`);
    }
    return;
  }
  const chosen = benchmarks[name];
  if (!chosen || rest.length > 0) {
    console.error(`npm run bench -- NAME, one of: ${Object.keys(benchmarks).join(', ')}`);
    process.exitCode = 1;
    return;
  }
  const { run } = await chosen.load();
  const running = run();
  try {
    console.log(JSON.stringify({ name, checks: await Promise.race([running, silence(name)]) }));
  } finally {
    // Without its processes it fails, and removes what it made.
    await endAll();
    await Promise.race([running.catch(() => undefined), sleep(graceMs, undefined, { ref: false })]);
  }
}

/** Rejects once the benchmark has been silent for too long. */
async function silence(name: string): Promise<never> {
  for (;;) {
    const left = lastSaid() + longestSilence - Date.now();
    if (left <= 0)
      throw new Error(`${name} has said nothing for ${longestSilence / 60_000} minutes`);
    await sleep(left, undefined, { ref: false });
  }
}

for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
  process.once(signal, async () => {
    await endAll();
    await sleep(graceMs);
    process.exit(130);
  });
}

main(process.argv.slice(2)).then(
  () => process.exit(),
  (error) => {
    console.error(error);
    process.exit(1);
  },
);

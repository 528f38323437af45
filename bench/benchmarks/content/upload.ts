import { rm } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { atMost, atMostTimes, type Check, say } from '../../checks.ts';
import type { Sent } from '../../clients/upload.ts';
import { signInAdmin } from '../../data/people.ts';
import { ownDatabase } from '../../own-database.ts';
import { type Running, start } from '../../processes.ts';
import { startServer, startSite } from '../../product.ts';
import { loadServerCode } from '../../server-code.ts';

const rounds = Number(process.env.BENCH_ROUNDS ?? 5);
const gigabytes = Number(process.env.BENCH_SCALE ?? 1);
const bytes = Math.round(gigabytes * 1e9);
const megabyte = 1e6;

/** A file by tus through the site's origin: CPU of site and server, and what they grow by; node:http piping to a file. */
export async function run(): Promise<Check[]> {
  await using stack = new AsyncDisposableStack();
  const { db, url, folder } = await ownDatabase(stack, await loadServerCode());
  const token = await signInAdmin(db);
  // What was sent is not encoded: that is another process' work, and another figure.
  const server = stack.use(
    await startServer({ DATABASE_URL: url, FFMPEG_PATH: '/nowhere', FFPROBE_PATH: '/nowhere' }),
  );
  const site = stack.use(await startSite(server));
  const bare = stack.use(start('bench/peers/pipe.ts'));
  const client = stack.use(start('bench/clients/upload.ts'));
  const headers = { 'x-xiongmao': '1', token };

  async function begin(round: number): Promise<string> {
    const ask = async (path: string, body: object) => {
      const answer = await fetch(site.url + path, {
        method: 'POST',
        headers: { ...headers, 'content-type': 'application/json' },
        body: JSON.stringify(body),
      });
      const text = await answer.text();
      if (!answer.ok) throw new Error(`${path}: ${answer.status} ${text}`);
      return JSON.parse(text);
    };
    const video = await ask('/java/console/videos', {
      ...{ kind: 'clip', gameId: 202, matchId: null, incident: null, locale: 'en_US' },
      ...{ title: `A video of round ${round}`, neutralTitle: null, description: '' },
    });
    const upload = { videoId: video.id, size: bytes, name: 'video.mp4' };
    const { status, result, errorMsg } = await ask('/java/video/upload', upload);
    if (status !== 'success') throw new Error(errorMsg);
    return result.address;
  }

  const cpu = { ours: [] as number[], ceiling: [] as number[] };
  const grown = { site: [] as number[], server: [] as number[] };
  for (let round = -1; round < rounds; round++) {
    const sent: Sent = {
      ...{ port: site.port, path: await begin(round), method: 'PATCH', bytes },
      headers: {
        ...headers,
        'tus-resumable': '1.0.0',
        'content-type': 'application/offset+octet-stream',
        'upload-offset': '0',
      },
    };
    const before = (await site.cpu()) + (await server.cpu());
    const growth = await watchedGrowth([site, server], () => client.ask('send', sent));
    const ours = ((await site.cpu()) + (await server.cpu()) - before) / gigabytes / 1_000;

    const file = path.join(folder, 'piped');
    const port = await bare.ask<number>('pipe', file);
    const bareBefore = await bare.cpu();
    await client.ask('send', { port, path: '/', method: 'POST', bytes, headers: {} });
    const ceiling = ((await bare.cpu()) - bareBefore) / gigabytes / 1_000;
    await rm(file);
    say(`round ${round}: ${ours.toFixed(0)} ms, bare ${ceiling.toFixed(0)} ms; grown by ${growth}`);
    if (round < 0) continue;
    cpu.ours.push(ours);
    cpu.ceiling.push(ceiling);
    grown.site.push(growth[0]!);
    grown.server.push(growth[1]!);
  }
  return [
    atMostTimes(2, { name: 'CPU of site and server per GB, piped to a file', unit: 'ms', ...cpu }),
    atMost(64, { name: 'what the server grows by', unit: 'MB', ours: grown.server }),
    atMost(64, { name: 'what the site grows by', unit: 'MB', ours: grown.site }),
  ];
}

/** How many MB processes are larger during some work, at most, than before it. */
async function watchedGrowth(measured: Running[], work: () => Promise<void>): Promise<number[]> {
  const sizes = () => Promise.all(measured.map((each) => each.ask<number>('memory')));
  const before = await sizes();
  const most = [...before];
  let isDone = false;
  const working = work().finally(() => {
    isDone = true;
  });
  while (!isDone) {
    for (const [at, size] of (await sizes()).entries()) most[at] = Math.max(most[at]!, size);
    await Promise.race([working, sleep(50)]);
  }
  await working;
  return most.map((size, at) => Math.round((size - before[at]!) / megabyte));
}

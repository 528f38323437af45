import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, rm } from 'node:fs/promises';
import { setTimeout as sleep } from 'node:timers/promises';
import { hasFfmpeg } from '@xiongmao/e2e/live/clock-picture';
import { atMostTimes, type Check, median, say } from '../../checks.ts';
import type { Seats, Watched } from '../../clients/live-viewers.ts';
import { cpuOf, startMedia, untilThere } from '../../measure/live-media.ts';
import { freePort, start } from '../../processes.ts';
import { temporaryFolder } from '../../product.ts';

const minutes = Number(process.env.BENCH_MINUTES ?? 10);
const streams = 4;
const viewers = 300;
const rounds = 5;
/** ms of one look, of which there are `rounds` without viewers and as many with them. */
const span = Math.min(30_000, (minutes * 60_000) / (3 * rounds));
/** ms until memory holds the minute that it is to hold. */
const filling = Math.min(70_000, minutes * 60_000);
const names = Array.from({ length: streams }, (_, index) => `pitch${index + 1}`);

/**
 * What ingest and packaging of 720p streams of 4 Mbit/s cost for each, recording included, against an ffmpeg for each
 * that cuts fMP4 of 400 ms from the same RTMP; then what viewers cost. BENCH_MINUTES says for how long about.
 */
export async function run(): Promise<Check[]> {
  if (!hasFfmpeg) throw new Error('ffmpeg, which is the peer and plays OBS, is not installed');
  await using stack = new AsyncDisposableStack();
  const folder = await temporaryFolder();
  stack.defer(() => rm(folder, { recursive: true, force: true }));
  const media = stack.use(await startMedia());
  const idle = await media.figure('process_resident_memory_bytes');
  const clip = await drawClip(folder);

  const peers: ChildProcess[] = [];
  for (const name of names) {
    const peer = await cutByFfmpeg(`${folder}/${name}`);
    peers.push(peer.child);
    stack.defer(() => ended(peer.child));
    const publisher = publish(clip, [media.rtmpOf(name), peer.url]);
    stack.defer(() => ended(publisher));
    await untilThere(media.playlistOf(name));
  }
  say(`${streams} streams, and as many of ffmpeg; ${Math.round(filling / 1_000)} s to fill memory`);
  await sleep(filling);
  const perStream = 1 / streams / (span / 1_000) / 1_000;

  /** ms of CPU a second and stream. */
  async function look() {
    const all = async () =>
      Promise.all([media.cpu(), ...peers.map(({ pid }) => cpuOf(pid as number))]);
    const before = await all();
    await sleep(span);
    const spent = (await all()).map((after, index) => (after - before[index]!) * perStream);
    const [ours = 0, ...each] = spent;
    return { ours, peer: each.reduce((sum, one) => sum + one, 0) };
  }
  const alone: Awaited<ReturnType<typeof look>>[] = [];
  for (let round = 0; round < rounds; round++) alone.push(await look());
  const mega = (bytes: number) => (bytes / streams / 2 ** 20).toFixed(1);
  const held = await media.figure('xiongmao_media_stream_memory_bytes');
  const grown = (await media.figure('process_resident_memory_bytes')) - idle;
  say(
    `memory: ${mega(held)} MiB of each stream are held, the process grew by ${mega(grown)} for each`,
  );

  const audience = stack.use(start('bench/clients/live-viewers.ts'));
  const seats: Seats = {
    playlists: Array.from({ length: viewers }, (_, index) =>
      media.playlistOf(names[0]!, `viewer-${index}`),
    ),
  };
  await audience.ask('open', seats);
  await sleep(span / 2);
  await audience.ask('take');
  const begun = performance.now();
  const watched: Awaited<ReturnType<typeof look>>[] = [];
  for (let round = 0; round < rounds; round++) watched.push(await look());
  const { parts, bytes, gaps, failures } = await audience.ask<Watched>('take');
  const seconds = (performance.now() - begun) / 1_000;
  const ofAll = (looks: typeof alone) => median(looks.map(({ ours }) => ours)) * streams;
  const each = ((ofAll(watched) - ofAll(alone)) / viewers) * 1_000;
  say(
    `${viewers} viewers: ${each.toFixed(0)} µs of CPU a second for each, ` +
      `${(parts / viewers / seconds).toFixed(2)} parts a second, ` +
      `${((bytes * 8) / viewers / seconds / 1e6).toFixed(2)} Mbit/s; ${gaps} gaps, ${failures} failures`,
  );
  return [
    atMostTimes(2.5, {
      name: 'ingest and packaging, a stream',
      unit: 'ms of CPU a second',
      ours: alone.map(({ ours }) => ours),
      ceiling: alone.map(({ peer }) => peer),
    }),
  ];
}

/** Twenty seconds of a moving picture as OBS sends it, encoded once. */
async function drawClip(folder: string): Promise<string> {
  const file = `${folder}/clip.flv`;
  const child = spawn(
    'ffmpeg',
    [
      ...['-v', 'error', '-nostdin', '-f', 'lavfi', '-i', 'testsrc2=size=1280x720:rate=30'],
      ...['-f', 'lavfi', '-i', 'sine=frequency=440:sample_rate=48000', '-t', '20'],
      ...['-c:v', 'libx264', '-preset', 'veryfast', '-pix_fmt', 'yuv420p', '-g', '60', '-bf', '0'],
      ...['-b:v', '4M', '-minrate', '4M', '-maxrate', '4M', '-bufsize', '4M'],
      ...['-x264-params', 'nal-hrd=cbr', '-c:a', 'aac', '-b:a', '128k', '-f', 'flv', file],
    ],
    { stdio: 'ignore' },
  );
  const [code] = await once(child, 'exit');
  if (code !== 0) throw new Error('ffmpeg could not draw the clip');
  return file;
}

/** Publishes the clip over and over, the same bytes to all of these. */
function publish(clip: string, urls: readonly string[]): ChildProcess {
  const targets = urls.map((url) => `[f=flv]${url}`).join('|');
  const looped = ['-v', 'error', '-nostdin', '-re', '-stream_loop', '-1', '-i', clip];
  const args = [
    ...looped,
    '-map',
    '0',
    '-c',
    'copy',
    '-flags',
    '+global_header',
    '-f',
    'tee',
    targets,
  ];
  return spawn('ffmpeg', args, { stdio: 'ignore' });
}

/** An ffmpeg that takes one stream by RTMP and cuts it into fMP4 of 400 ms, without encoding. */
async function cutByFfmpeg(folder: string): Promise<{ child: ChildProcess; url: string }> {
  await mkdir(folder);
  const url = `rtmp://127.0.0.1:${await freePort()}/live/pitch`;
  const child = spawn(
    'ffmpeg',
    [
      ...['-v', 'error', '-nostdin', '-listen', '1', '-f', 'flv', '-i', url, '-c', 'copy'],
      ...['-f', 'hls', '-hls_time', '0.4', '-hls_segment_type', 'fmp4', '-hls_list_size', '20'],
      ...['-hls_flags', 'split_by_time+delete_segments', `${folder}/live.m3u8`],
    ],
    { stdio: 'ignore' },
  );
  await sleep(1_000); // until it listens: a look would be its one publisher
  return { child, url };
}

async function ended(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  child.kill('SIGKILL');
  await once(child, 'exit');
}

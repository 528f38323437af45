import { readFile, rm } from 'node:fs/promises';
import { createPlayTokens } from '@xiongmao/api/live/play-token';
import { startOpenServer } from '@xiongmao/e2e/live/server-double';
import { freePort, type Running, start } from '../processes.ts';
import { temporaryFolder } from '../product.ts';

const key = 'a key of the benchmark, and of nothing else';

export interface LiveMedia extends Running {
  origin: string;
  /** Where a stream of this name is published. */
  rtmpOf(stream: string): string;
  /** The address that one viewer plays, for as long as the benchmark may take. */
  playlistOf(stream: string, viewer?: string): string;
  /** Sum of a figure of `/metrics` over all streams. */
  figure(name: string): Promise<number>;
}

/** The real media process, beside a server that lets everybody publish. */
export async function startMedia(): Promise<LiveMedia> {
  const folder = await temporaryFolder();
  const { url, server } = await startOpenServer();
  const [http, rtmp] = [await freePort(), await freePort()];
  const origin = `http://127.0.0.1:${http}`;
  const media = start('apps/media/src/main.ts', {
    ...{ NODE_ENV: 'production', LOG_LEVEL: 'warn', SECRET_KEY: key },
    ...{ SERVER_URL: url, DATA_DIR: folder, CONNECTION_LIMIT: '1000000000' },
    ...{ MEDIA_HTTP_PORT: String(http), MEDIA_RTMP_PORT: String(rtmp) },
  });
  await media.answers(`${origin}/healthz`);
  const tokens = createPlayTokens(key);
  const hours = 3_600_000;
  return {
    ...media,
    origin,
    rtmpOf: (stream) => `rtmp://127.0.0.1:${rtmp}/live/${stream}?key=anything`,
    playlistOf(stream, viewer = 'one-viewer') {
      const expires = Date.now() + 10 * hours;
      const token = tokens.issue({ stream, lease: `lease-of-${viewer}`, viewer, expires });
      return `${origin}/live/${token}/${stream}/index.m3u8`;
    },
    async figure(name) {
      const text = await (await fetch(`${origin}/metrics`)).text();
      const all = [...text.matchAll(new RegExp(`^${name}(?:\\{.*\\})? (\\S+)$`, 'gm'))];
      return all.reduce((sum, [, value]) => sum + Number(value), 0);
    },
    async [Symbol.asyncDispose]() {
      await media[Symbol.asyncDispose]();
      server.close();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

/** Clock ticks a second, in which Linux tells of times in `/proc/<pid>/stat`. */
const ticks = 100;

/** User and system CPU time of a process that is none of ours, µs. */
export async function cpuOf(pid: number): Promise<number> {
  const stat = await readFile(`/proc/${pid}/stat`, 'utf8');
  // What follows the name in brackets: utime and stime are the 12th and 13th of it.
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  return ((Number(fields[11]) + Number(fields[12])) / ticks) * 1e6;
}

/** Resolves when an address answers with success. */
export async function untilThere(url: string): Promise<void> {
  for (let tries = 0; tries < 300; tries++) {
    if ((await fetch(url).catch(() => null))?.ok) return;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error(`nothing is at ${new URL(url).pathname.split('/').at(-1)}`);
}

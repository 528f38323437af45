import { randomUUID } from 'node:crypto';
import { chmod, mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { brandZone } from './noon.ts';
import { freePort, type Running, root, start } from './processes.ts';

/** By which another media engine than ours proves itself. */
export const hookSecret = 'a-secret-of-the-journeys';
export const feedSource = 'e2e';
const feedSecret = 'a secret of the journeys';

/** Where a product that runs is found. */
export interface Product {
  site: string;
  studio: string;
  console: string;
  server: string;
  /** The brand's zone: it is noon there. */
  zone: string;
  dataDir: string;
  feedSecret: string;
  /** Origins beside their own that its pages call. */
  outside: string[];
}

export interface RunningProduct extends Product {
  /** Ends the server as a crash would: its database stays behind. */
  killServer(): Promise<void>;
  /** Starts the server again, on the same port and data. */
  startServer(): Promise<void>;
  /** Ends the process of live pictures as a crash would. */
  killMedia(): Promise<void>;
  /** Starts it again, on the same ports. */
  startMedia(): Promise<void>;
  /** Runs the product's feed command beside the server, on the same data. */
  feed(...args: string[]): Running;
  stop(): Promise<void>;
}

interface Options {
  /** Simulated matches. */
  demo?: boolean;
  /** Only the site and what it needs. */
  siteOnly?: boolean;
  /** With the process of live pictures: without it no room is on air. */
  live?: boolean;
  /** Its pages call the server itself, not their own origins. */
  apart?: boolean;
  /** More of the environment. */
  env?: Record<string, string>;
}

/** Starts the built product on data of its own, on free ports of loopback. */
export async function startProduct({
  demo = false,
  siteOnly = false,
  live = false,
  apart = false,
  env = {},
}: Options = {}): Promise<RunningProduct> {
  const dataDir = await temporaryFolder();
  const logs = path.join(root, 'e2e/test-results/logs', path.basename(dataDir));
  const ports = await Promise.all(Array.from({ length: 6 }, freePort));
  const addresses = ports.map((port) => `http://127.0.0.1:${port}`);
  const [site, studio, console, server, media] = addresses as [
    string,
    string,
    string,
    string,
    string,
  ];
  const common = {
    NODE_ENV: 'development',
    HOST: '127.0.0.1',
    DATA_DIR: dataDir,
    EMBEDDED_FSYNC: '0',
    DEMO: demo ? '1' : '0',
    BRAND_ZONE: brandZone,
    SITE_URL: site,
    STUDIO_URL: studio,
    CONSOLE_URL: console,
    SERVER_URL: server,
    SITE_PORT: String(ports[0]),
    STUDIO_PORT: String(ports[1]),
    CONSOLE_PORT: String(ports[2]),
    SERVER_PORT: String(ports[3]),
    MEDIA_URL: media,
    MEDIA_HTTP_PORT: String(ports[4]),
    MEDIA_RTMP_PORT: String(ports[5]),
    FEED_SECRETS: `${feedSource}:${feedSecret}`,
    MEDIA_HOOK_SECRET: hookSecret,
    LOG_LEVEL: 'warn',
    RATE_LIMIT: '1000000',
    RENDER_LIMIT: '1000000',
    WELCOME_BUDGET: '999999,999999,999999,999999',
    CONNECTION_LIMIT: '1000000',
    SOCKET_LIMIT: '1000000',
    ...(apart && { API_URL: server, SOCKET_URL: server }),
    ...env,
  };

  async function begin(name: string, script: string, health: string): Promise<Running> {
    const running = start(script, { env: common, log: path.join(logs, `${name}.log`) });
    await running.answers(health);
    return running;
  }
  const beginMedia = () => begin('media', 'apps/media/src/main.ts', `${media}/healthz`);
  const beginServer = () => begin('server', 'apps/server/src/main.ts', `${server}/readyz`);

  const starting = await Promise.allSettled([
    beginServer(),
    begin('site', 'apps/site/server/main.ts', `${site}/healthz`),
    ...(siteOnly
      ? []
      : [
          begin('studio', 'apps/studio/server.ts', `${studio}/healthz`),
          begin('console', 'apps/console/server.ts', `${console}/healthz`),
        ]),
  ]);
  const [first, ...frontEnds] = starting.map((one) =>
    one.status === 'fulfilled' ? one.value : null,
  );
  let serverProcess = first;
  // It has the server's key, which is made at the server's start.
  let mediaProcess = live && first ? await beginMedia() : null;

  async function stop(): Promise<void> {
    await Promise.all(
      [serverProcess, mediaProcess, ...frontEnds].map((running) => running?.stop()),
    );
    await endDatabase(dataDir);
    await rm(dataDir, { recursive: true, force: true });
  }
  const failure = starting.find((one) => one.status === 'rejected');
  if (failure) {
    await stop();
    throw failure.reason;
  }

  return {
    site,
    studio,
    console,
    server,
    zone: brandZone,
    dataDir,
    feedSecret,
    outside: [...(apart ? [server] : []), ...(live ? [media] : [])],
    async killServer() {
      await serverProcess?.kill();
      serverProcess = null;
    },
    async startServer() {
      serverProcess = await beginServer();
    },
    async killMedia() {
      await mediaProcess?.kill();
      mediaProcess = null;
    },
    async startMedia() {
      mediaProcess = await beginMedia();
    },
    feed: (...args) =>
      start('apps/server/src/feed.ts', {
        args,
        env: common,
        log: path.join(logs, `feed-${randomUUID().slice(0, 8)}.log`),
      }),
    stop,
  };
}

/** A folder that the database's own user can enter, too. */
async function temporaryFolder(): Promise<string> {
  const folder = await mkdtemp(path.join(tmpdir(), 'xiongmao-e2e-'));
  await chmod(folder, 0o755);
  return folder;
}

/** Ends the database that a killed server left behind, if nobody has adopted and stopped it. */
async function endDatabase(dataDir: string): Promise<void> {
  const file = path.join(dataDir, 'postgres/data/postmaster.pid');
  const note = await readFile(file, 'utf8').catch(() => null); // gone with the server
  const pid = Number(note?.split('\n', 1)[0]);
  if (!pid) return;
  try {
    process.kill(pid, 'SIGQUIT');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error;
  }
}

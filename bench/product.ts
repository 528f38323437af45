import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createFeed, type Feed } from './data/feed.ts';
import { freePort, type Running, start } from './processes.ts';

export interface Server extends Running {
  url: string;
  port: number;
  feed: Feed;
}

export interface Site extends Running {
  url: string;
  port: number;
}

const feedSecret = 'a secret of the benchmark';
/** The installation's, which media has, too. */
export const key = 'a key of the benchmark, and of nothing else';
/** As in production, without demo, and with no limit that a load generator would reach. */
const common = {
  NODE_ENV: 'production',
  DEMO: '0',
  HOST: '127.0.0.1',
  LOG_LEVEL: 'warn',
  RATE_LIMIT: '1000000000',
  RENDER_LIMIT: '1000000000',
  WELCOME_BUDGET: '999999,999999,999999,999999',
  CONNECTION_LIMIT: '1000000000',
  SOCKET_LIMIT: '1000000000',
  FEED_SECRETS: `bench:${feedSecret}`,
  SECRET_KEY: key,
  FEED_DIR: '',
  DATABASE_URL: '',
  REDIS_URL: '',
};

/**
 * A zone in which it is noon, and the brand's for a benchmark: matches of the last and next hours are
 * then of one day, whenever it runs.
 */
export const zone = noonZone(new Date());

function noonZone(now: Date): string {
  const hourIn = (timeZone: string) =>
    Number(new Intl.DateTimeFormat('en-GB', { timeZone, hour: 'numeric' }).format(now));
  return Intl.supportedValuesOf('timeZone').find((name) => hourIn(name) === 12) ?? 'UTC';
}

/** The real server, on an empty database of its own unless another is named; on a port of its choice, or the known one. */
export async function startServer(
  env: Record<string, string> = {},
  known?: number,
): Promise<Server> {
  const dataDir = await temporaryFolder();
  const port = known ?? (await freePort());
  const url = `http://127.0.0.1:${port}`;
  const server = start('apps/server/src/main.ts', {
    ...common,
    DATA_DIR: dataDir,
    SERVER_PORT: String(port),
    BRAND_ZONE: zone,
    ...env,
  });
  await server.answers(`${url}/readyz`);
  return {
    ...server,
    url,
    port,
    feed: createFeed(url, 'bench', feedSecret),
    async [Symbol.asyncDispose]() {
      await server[Symbol.asyncDispose]();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}

/** The real host of the built site, in front of a server: on a port of its choice, or one that the server knows. */
export async function startSite(
  server: Server,
  env: Record<string, string> = {},
  known?: number,
): Promise<Site> {
  const port = known ?? (await freePort());
  const url = `http://127.0.0.1:${port}`;
  const site = start('apps/site/server/main.ts', {
    ...common,
    SITE_PORT: String(port),
    SITE_URL: url,
    SERVER_URL: server.url,
    BRAND_ZONE: zone,
    ...env,
  });
  await site.answers(`${url}/healthz`);
  return { ...site, url, port };
}

/** A folder that the database's own user can enter, too. */
export async function temporaryFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'xiongmao-bench-'));
  await chmod(folder, 0o755);
  return folder;
}

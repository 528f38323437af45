import { freePort } from '#testing/processes/free-port.ts';
import { type Rewriting, type Running, start } from '../processes/processes.ts';
import { secretKey } from '../product.ts';
import type { Doors } from './attack.ts';
import { proxyAddress } from './attacks/requests/codes.ts';
import { feed } from './stage.ts';

export interface Product {
  doors: Doors;
  /** Counters by name. */
  metrics(): Promise<Record<keyof Doors, Map<string, number>>>;
  /** The most that each held since this was asked last, in bytes. */
  peaks(): Promise<Record<keyof Doors, number>>;
  /** Of those that have ended, their last words. */
  deaths(): string[];
  stop(): Promise<void>;
}

/**
 * The real server and the built site as in production. Only a proxy in front may name callers (the site proves
 * itself by the key): all else of 127/8 is somebody.
 */
export async function startProduct(
  databaseUrl: string,
  dataDir: string,
  options: { sink: number; rewritings: readonly Rewriting[]; serverAlone: boolean },
): Promise<Product> {
  const { sink, rewritings, serverAlone } = options;
  const server = await freePort();
  const doors: Doors = { server, site: serverAlone ? server : await freePort() };
  const url = (name: keyof Doors) => `http://127.0.0.1:${doors[name]}`;
  const common = {
    TRUST_PROXY: proxyAddress,
    NODE_ENV: 'production',
    HOST: '127.0.0.1',
    LOG_LEVEL: 'warn',
    SECRET_KEY: secretKey,
    SITE_PORT: String(doors.site),
    SITE_URL: url('site'),
    SERVER_PORT: String(doors.server),
    SERVER_URL: url('server'),
    BRAND_ZONE: noonZone(new Date()),
  };
  const ofServer = {
    ...common,
    DATABASE_URL: databaseUrl,
    DATA_DIR: dataDir,
    FEED_SECRETS: `${feed.source}:${feed.secret}`,
    SMS_WEBHOOK_URL: `http://127.0.0.1:${sink}/`,
    SMS_WEBHOOK_SECRET: secretKey,
  };
  const parts: Partial<Record<keyof Doors, Running>> = {
    server: await start('apps/server/src/main.ts', ofServer, rewritings),
  };
  if (!serverAlone) parts.site = await start('apps/site/server/main.ts', common, rewritings);
  const running = Object.values(parts);
  const stop = async () => {
    await Promise.all(running.map((part) => part.stop()));
  };
  try {
    await parts.server?.answers(`${url('server')}/readyz`);
    await parts.site?.answers(`${url('site')}/healthz`);
  } catch (error) {
    await stop();
    throw error;
  }
  const peakOf = async (part: Running | undefined): Promise<number> =>
    part && !part.death() ? part.ask<number>('peak').catch(() => 0) : 0;
  return {
    doors,
    async metrics() {
      return { server: await countersOf(url('server')), site: await countersOf(url('site')) };
    },
    async peaks() {
      return { server: await peakOf(parts.server), site: await peakOf(parts.site) };
    },
    deaths: () => running.flatMap((part) => part.death() ?? []),
    stop,
  };
}

/** Prometheus' text format; nothing where there is none. */
async function countersOf(url: string): Promise<Map<string, number>> {
  const response = await fetch(`${url}/metrics`, { signal: AbortSignal.timeout(10_000) });
  const isText = response.headers.get('content-type')?.startsWith('text/plain');
  const lines = isText ? (await response.text()).split('\n') : [];
  return new Map(
    lines
      .filter((line) => line && !line.startsWith('#'))
      .map((line) => {
        const at = line.lastIndexOf(' ');
        return [line.slice(0, at), Number(line.slice(at + 1))];
      }),
  );
}

/** In which it is noon: matches of the hours around are then of one day, whenever this runs. */
function noonZone(now: Date): string {
  const hourIn = (timeZone: string) =>
    Number(new Intl.DateTimeFormat('en-GB', { timeZone, hour: 'numeric' }).format(now));
  return Intl.supportedValuesOf('timeZone').find((name) => hourIn(name) === 12) ?? 'UTC';
}

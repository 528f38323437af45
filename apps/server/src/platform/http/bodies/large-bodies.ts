import { hostOf, wideNetworkOf } from '@xiongmao/api/hosting/callers/network';
import type { Metrics } from '@xiongmao/api/hosting/metrics/metrics';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { TooManyRequests } from '../errors.ts';

const kib = 1024;
const mib = 1024 * kib;

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Its body is never in memory. */
    isStreamed?: boolean;
  }
}

/** Smaller bodies are bounded by the connections there may be. */
const large = 64 * kib;
/** No call takes more: a body that says it has more is refused unread, one that says nothing counts as much. */
export const largestBody = 3 * mib;
/** Bytes of large bodies that may be on their way, or in the hands of their calls, at once. */
const most = { account: 8 * mib, host: 16 * mib, network: 24 * mib, all: 64 * mib };
/** ms after which there may be room again. */
const roomIn = 5_000;
/** A large body brings so many bytes from one look to the next, or is cut. */
const checkInterval = 5_000;
const fewestBytes = 40 * kib;

type Share = keyof typeof most;

/** Counts large bodies before they are read, for who sends them and for all, and cuts such as stand still. */
export function limitLargeBodies(app: FastifyInstance, metrics: Metrics): void {
  const held = new Map<string, number>();
  const looks = new Map<FastifyRequest, { bytes: number } | null>();

  // By then it is known who asks.
  app.addHook('preParsing', (request, reply, _payload, done) => {
    const length = lengthOf(request);
    if (length <= large || length > largestBody) return done();
    const shares = sharesOf(request);
    const full = shares.find(([by, key]) => (held.get(key) ?? 0) + length > most[by]);
    if (full) {
      metrics.count('xiongmao_large_bodies_refused_total', { by: full[0] });
      reply.header('connection', 'close');
      return done(new TooManyRequests(roomIn));
    }
    for (const [, key] of shares) held.set(key, (held.get(key) ?? 0) + length);
    looks.set(request, null);
    reply.raw.once('close', () => {
      looks.delete(request);
      for (const [, key] of shares) {
        const left = held.get(key)! - length;
        if (left > 0) held.set(key, left);
        else held.delete(key);
      }
    });
    done();
  });

  const looking = setInterval(() => {
    for (const [request, last] of looks) {
      const { complete, socket } = request.raw;
      if (complete) continue;
      const bytes = socket.bytesRead;
      looks.set(request, { bytes });
      if (last === null || bytes - last.bytes >= fewestBytes) continue;
      metrics.count('xiongmao_requests_cut_total', { for: 'stalled' });
      request.log.warn({ uid: request.uid, from: request.ip }, 'a large body stood still');
      socket.destroy();
    }
  }, checkInterval);
  looking.unref();
  app.addHook('onClose', async () => clearInterval(looking));
}

function lengthOf({ headers, routeOptions }: FastifyRequest): number {
  if (routeOptions.config.isStreamed) return 0;
  if (routeOptions.bodyLimit !== undefined && routeOptions.bodyLimit <= large) return 0;
  if (headers['transfer-encoding'] !== undefined) return largestBody;
  return Number(headers['content-length'] ?? 0);
}

function sharesOf({ uid, ip }: FastifyRequest): [Share, string][] {
  return [
    ...(uid === null ? [] : [['account', `account ${uid}`] as [Share, string]]),
    ['host', `host ${hostOf(ip)}`],
    ['network', `network ${wideNetworkOf(ip)}`],
    ['all', 'all'],
  ];
}

import { hostOf } from '@xiongmao/api/hosting/callers/network';
import { BoundedMap } from '@xiongmao/api/hosting/kept/bounded-map';
import { getMapped, getMappedRange } from '@xiongmao/api/sitemaps/calls';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { type ReadyBytes, readyEnvelope } from '#platform/http/bodies/ready-bytes.ts';
import { Ready, serve } from '#platform/http/calls.ts';
import { CodedError, TooManyRequests } from '#platform/http/errors.ts';
import { RateLimit } from '#platform/http/limits/rate-limit.ts';
import type { ModuleContext } from '#platform/module.ts';
import { findMapped, findMappedRange } from './find-mapped.ts';
import type { Mapped } from './mapped.ts';

/** Ranges a minute that are read for a stranger; the site, which keeps what it makes of them, is none. */
const mostReads = 6;
/** ms for which an answer is given again, and of how many: a range is up to a megabyte. */
const keptFor = 300_000;
const mostKept = 8;

/** Tells which pages there are, for who writes sitemaps of them. */
export function createSitemaps(
  app: FastifyInstance,
  { caller, clock, db, env }: ModuleContext,
  all: readonly Mapped[],
): void {
  // Without live rooms there are no pages of who streams in them.
  const mapped = all.filter(({ kind }) => env.BRAND_LIVE || kind !== 'anchor');
  const now = () => clock.now().getTime();
  const reads = new RateLimit({ most: mostReads, mostKeys: 50_000, now });
  const kept = new BoundedMap<string, { making: Promise<ReadyBytes>; at: number }>(mostKept);

  function keep(key: string, request: FastifyRequest, make: () => Promise<object>) {
    const held = kept.get(key);
    if (held && now() - held.at < keptFor) return held.making;
    if (!request.isSharedRender) {
      const wait = reads.take(hostOf(request.ip));
      if (wait > 0) throw new TooManyRequests(wait);
    }
    const entry = { making: make().then(readyEnvelope), at: now() };
    kept.set(key, entry);
    entry.making.catch(() => kept.get(key) === entry && kept.delete(key));
    return entry.making;
  }

  serve(
    app,
    caller,
    getMapped,
    async ({ request }) =>
      new Ready(await keep('all', request, () => findMapped(db, clock.now(), mapped))),
  );
  serve(app, caller, getMappedRange, async ({ query: { kind, n }, request }) => {
    const one = mapped.find((each) => each.kind === kind);
    if (!one) throw new CodedError('notFound');
    const make = () => findMappedRange(db, clock.now(), one, n);
    return new Ready(await keep(`${kind} ${n}`, request, make));
  });
}

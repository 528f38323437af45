import { pushFeed } from '@xiongmao/api/feeds/calls';
import { hostOf, wideNetworkOf } from '@xiongmao/api/hosting/callers/network';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { validatorCompiler } from 'fastify-type-provider-zod';
import { parseJsonBodies } from '#platform/http/bodies/json-body.ts';
import { serve } from '#platform/http/calls.ts';
import { TooManyRequests } from '#platform/http/errors.ts';
import { RateLimit } from '#platform/http/limits/rate-limit.ts';
import type { ModuleContext } from '#platform/module.ts';
import { FeedDisabled, FeedExpired, FeedReplayed, FeedSignature } from './errors.ts';
import { push } from './push/push.ts';
import { checkBody, checkHeaders, type SignedPush, takeSignature } from './push/verify-push.ts';
import { noteTrouble } from './sources.ts';

/** Messages of a push: up to 1,000, in 2 MiB. */
const bodyLimit = 2 * 1024 * 1024;
/** Pushes a minute: signed ones of a source, and such of a host as are not signed by any. */
const most = { signed: 1_200, refused: 60 };

export function feedRoutes(app: FastifyInstance, context: ModuleContext): void {
  const { caller, db, clock, env, metrics } = context;
  const now = () => clock.now().getTime();
  const signedOf = new RateLimit({ most: most.signed, mostKeys: 1_000, now });
  const refusedOf = new RateLimit({ most: most.refused, mostKeys: 10_000, now });
  const pushes = new WeakMap<FastifyRequest, SignedPush>();
  /** Those whose body fits the signature. */
  const signed = new WeakSet<FastifyRequest>();

  app.register(async (scope) => {
    // What no feed can have signed is refused by its headers, and its body never read.
    scope.addHook('onRequest', async (request, reply) => {
      reply.header('connection', 'close');
      const wait = refusedOf.wait(hostOf(request.ip));
      if (wait > 0) throw new TooManyRequests(wait);
      const { source } = request.params as { source: string };
      pushes.set(request, checkHeaders(env.feedSecrets, source, request.headers, clock.now()));
      reply.removeHeader('connection');
    });

    // A signature is of the bytes as they came: nothing is made of them before it fits.
    parseJsonBodies(scope, {
      bodyLimit,
      // As any other key that a message has too many: one of them is no reason to refuse all.
      poison: 'remove',
      check(request, body) {
        const given = pushes.get(request)!;
        checkBody(given, body);
        signed.add(request);
        const wait = signedOf.take(given.source);
        if (wait > 0) throw new TooManyRequests(wait);
      },
    });

    // What can't be kept is told of each message alone.
    scope.setValidatorCompiler(validatorCompiler);

    scope.addHook('onError', async (request, _reply, error) => {
      const { source } = request.params as { source: string };
      if (isStrangers(error)) refusedOf.take(hostOf(request.ip));
      else if (signed.has(request) && !(error instanceof FeedReplayed)) {
        const trouble = { state: 'failing', error: error.message } as const;
        await noteTrouble(db, source, trouble, clock.now());
      }
      metrics.count('xiongmao_pushes_refused_total');
      request.log.warn(
        { err: error, feed: source, from: wideNetworkOf(request.ip) },
        'push refused',
      );
    });

    serve(scope, caller, pushFeed, async ({ params, body, request }) => {
      const { signature } = pushes.get(request)!;
      return db.transaction(async (tx) => {
        await takeSignature(tx, signature, clock.now());
        return push(tx, params.source, body.messages, clock.now());
      });
    });
  });
}

/** Whether a push was refused because no feed of ours has sent it. */
const isStrangers = (error: Error): boolean =>
  [FeedDisabled, FeedExpired, FeedSignature].some((kind) => error instanceof kind);

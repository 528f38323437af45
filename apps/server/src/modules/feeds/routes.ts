import { pushFeed } from '@xiongmao/api/feeds/calls';
import type { FastifyInstance } from 'fastify';
import { serve } from '#platform/http/calls.ts';
import { parseJsonBodies } from '#platform/http/json-body.ts';
import type { ModuleContext } from '#platform/module.ts';
import { push } from './push.ts';
import { takeSignature, verifyPush } from './verify-push.ts';

/** Messages of a push: up to 1,000, in 2 MiB. */
const bodyLimit = 2 * 1024 * 1024;

export function feedRoutes(app: FastifyInstance, context: ModuleContext): void {
  const { caller, db, clock, env } = context;

  // A signature is of the body as it came: here alone it is kept as text beside what it holds.
  app.register(async (scope) => {
    const bodies = new WeakMap<object, string>();
    parseJsonBodies(scope, { bodyLimit, keep: (request, text) => bodies.set(request, text) });

    serve(scope, caller, pushFeed, async ({ params, body, request }) => {
      const now = clock.now();
      const header = (name: string) => {
        const value = request.headers[name];
        return typeof value === 'string' ? value : undefined;
      };
      const signed = {
        source: params.source,
        timestamp: header('x-feed-timestamp'),
        signature: header('x-feed-signature'),
        body: bodies.get(request.raw) ?? '',
      };
      try {
        verifyPush(env.feedSecrets, signed, now);
        return await db.transaction(async (tx) => {
          await takeSignature(tx, signed.signature!, now);
          return push(tx, params.source, body.messages, now);
        });
      } catch (error) {
        request.log.warn({ err: error, feed: params.source, from: request.ip }, 'push refused');
        throw error;
      }
    });
  });
}

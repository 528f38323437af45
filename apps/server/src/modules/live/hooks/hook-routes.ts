import { mediaEvent, mediaPaths, publishAnswer, publishRequest } from '@xiongmao/api/live/media';
import type { FastifyInstance } from 'fastify';
import { parseFormBodies } from '#platform/http/bodies/form-body.ts';
import { CodedError } from '#platform/http/errors.ts';
import { mediaCall, serveMedia } from '#platform/http/media-calls.ts';
import type { ModuleContext } from '#platform/module.ts';
import { isSame } from '#platform/secret.ts';
import { takeEvent } from '../streams/take-event.ts';
import { engines } from './engines/engines.ts';
import { refusalOfPublisher } from './may-publish.ts';

const mostBytes = 16 * 1024;
/** Of engines that are asked for by the secret in their address: `…/hook/<secret>/<engine>`. */
const enginePath = '/java/live/media/hook/:secret/:engine';

/** Who may publish, and what becomes of streams: one service, whatever engine asks. */
export function hookRoutes(app: FastifyInstance, context: ModuleContext): void {
  const { env, key, log } = context;
  serveMedia(app, key, [
    mediaCall({
      path: mediaPaths.publish,
      request: publishRequest,
      async answer(asked) {
        const reason = await refusalOfPublisher(context, asked);
        return publishAnswer.parse(reason ? { allowed: false, reason } : { allowed: true });
      },
    }),
    mediaCall({
      path: mediaPaths.event,
      request: mediaEvent,
      async answer(told) {
        await takeEvent(context, told);
        return {};
      },
    }),
  ]);

  app.register(async (scope) => {
    parseFormBodies(scope, mostBytes);
    scope.post(
      enginePath,
      { schema: { hide: true }, logLevel: 'silent' },
      async (request, reply) => {
        const { secret, engine: name } = request.params as { secret: string; engine: string };
        const engine = engines.get(name);
        const due = env.MEDIA_HOOK_SECRET;
        if (!engine || !due || !isSame(secret, due)) throw new CodedError('notFound');
        const told = engine.read((request.body ?? {}) as Record<string, unknown>);
        if (told === null) return engine.answer(reply, true);
        if (told.kind === 'publish') {
          const reason = await refusalOfPublisher(context, told.key);
          if (reason) {
            log.info({ engine: name, stream: told.key.stream, reason }, 'a publisher was refused');
            return engine.answer(reply, false);
          }
        }
        const { stream } = told.key;
        const { session, recording } = told;
        const kind = told.kind === 'publish' ? 'live' : 'ended';
        await takeEvent(context, {
          kind,
          stream,
          session,
          recording,
          reason: 'left',
          engine: 'other',
        });
        return engine.answer(reply, true);
      },
    );
  });
}

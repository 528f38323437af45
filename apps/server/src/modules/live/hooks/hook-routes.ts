import { mediaEvent, mediaPaths, publishAnswer, publishRequest } from '@xiongmao/api/live/media';
import { createMediaProof } from '@xiongmao/api/live/media-proof';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { parseFormBodies } from '#platform/http/bodies/form-body.ts';
import { CodedError } from '#platform/http/errors.ts';
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
  const proof = createMediaProof(key);

  app.register(async (scope) => {
    // What is signed is the text as it came.
    scope.removeContentTypeParser('application/json');
    scope.addContentTypeParser(
      'application/json',
      { parseAs: 'string', bodyLimit: mostBytes },
      (_request, text, done) => done(null, text),
    );
    const read = (request: FastifyRequest, path: string): unknown => {
      const text = typeof request.body === 'string' ? request.body : '';
      if (!proof.check(request.headers, path, text)) throw new CodedError('forbidden');
      return parsed(text);
    };

    scope.post(mediaPaths.publish, { schema: { hide: true } }, async (request) => {
      const { data } = publishRequest.safeParse(read(request, mediaPaths.publish));
      if (!data) throw new CodedError('invalidInput');
      const reason = await refusalOfPublisher(context, data);
      const result = reason ? { allowed: false, reason } : { allowed: true };
      return { status: 'success', result: publishAnswer.parse(result) };
    });
    scope.post(mediaPaths.event, { schema: { hide: true } }, async (request) => {
      const { data } = mediaEvent.safeParse(read(request, mediaPaths.event));
      if (!data) throw new CodedError('invalidInput');
      await takeEvent(context, data);
      return { status: 'success', result: {} };
    });
  });

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

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new CodedError('invalidInput');
  }
}

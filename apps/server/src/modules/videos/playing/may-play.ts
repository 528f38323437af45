import { mayPlayAnswer, mayPlayPath, mayPlayRequest } from '@xiongmao/api/videos/media';
import type { FastifyInstance } from 'fastify';
import { mediaCall, serveMedia } from '#platform/http/media-calls.ts';
import type { ModuleContext } from '#platform/module.ts';
import { folderOf } from './keys.ts';

/** Tells media what may be played. */
export function serveMayPlay(app: FastifyInstance, { clock, db, key }: ModuleContext): void {
  serveMedia(app, key, [
    mediaCall({
      path: mayPlayPath,
      request: mayPlayRequest,
      answer: async (asked) =>
        mayPlayAnswer.parse({ folder: await folderOf(db, asked.key, clock.now()) }),
    }),
  ]);
}

import { mkdirSync } from 'node:fs';
import { isAllowed } from '@xiongmao/api/roles';
import { getEncoder, getMoments } from '@xiongmao/api/videos/calls';
import type { FastifyInstance } from 'fastify';
import { serve } from '#platform/http/calls.ts';
import { languageOf } from '#platform/http/language.ts';
import type { ModuleContext } from '#platform/module.ts';
import { findEncoder } from './encoding/encoder.ts';
import { workPosters } from './encoding/poster.ts';
import { workWaste } from './encoding/waste.ts';
import { createWorker } from './encoding/worker.ts';
import { encodingFolder, incomingFolder } from './folders.ts';
import { findMoments } from './recordings/moments.ts';
import { tidyUploads } from './uploads/tidy-uploads.ts';
import { uploadRoutes } from './uploads/upload-routes.ts';

/** How files of videos come in, what is made of them, and where from else. */
export function createVideoFiles(app: FastifyInstance, context: ModuleContext): void {
  const { caller, clock, db, env, jobs, log } = context;
  const parts = { context, encoder: findEncoder(env) };
  for (const folder of [incomingFolder, encodingFolder])
    mkdirSync(folder(context), { recursive: true });
  if (!parts.encoder) log.warn('there is no ffmpeg: videos are played as they are sent');
  uploadRoutes(app, context);
  serve(app, caller, getMoments, ({ query, principal, request }) => {
    const uid = isAllowed('editVideos', principal.roles) ? null : principal.uid;
    const reader = { locale: languageOf(request), now: clock.now() };
    return findMoments(db, { broadcastId: query.broadcastId, uid }, reader);
  });
  serve(app, caller, getEncoder, async () => ({ available: parts.encoder !== null }));
  const worker = createWorker(parts);
  workPosters(parts);
  workWaste(context);
  jobs.schedule('video-uploads-tidy', '*/10 * * * *', () => tidyUploads(context));
  app.addHook('onListen', () => worker.start());
  app.addHook('onClose', () => worker.stop());
}

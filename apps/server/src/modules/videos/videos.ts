import type { FastifyInstance } from 'fastify';
import type { ModuleContext } from '#platform/module.ts';
import { createVideoFiles } from './files.ts';

/** Videos: how they come in, what is made of them, and how they are shown. */
export function createVideos(app: FastifyInstance, context: ModuleContext): void {
  createVideoFiles(app, context);
}

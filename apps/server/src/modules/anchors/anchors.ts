import type { FastifyInstance } from 'fastify';
import type { ModuleContext } from '#platform/module.ts';
import { workFollowers } from './broadcasts/go-on-air.ts';
import { anchorRoutes } from './routes.ts';

/** Anchors: how one becomes one, what they set, announce, begin and end, and what they earn. */
export function createAnchors(app: FastifyInstance, context: ModuleContext): void {
  anchorRoutes(app, context);
  workFollowers(context);
}

import type { FastifyInstance } from 'fastify';
import type { Chat } from '#modules/chat/index.ts';
import type { ModuleContext } from '#platform/module.ts';
import { giftRoutes } from './routes.ts';

/** What fans give to anchors who are on air. */
export function createGifts(app: FastifyInstance, context: ModuleContext, _chat: Chat): void {
  giftRoutes(app, context);
}

import type { FastifyInstance } from 'fastify';
import type { Chat } from '#modules/chat/index.ts';
import type { ModuleContext } from '#platform/module.ts';
import { serveOwnFiles } from './catalogue/own-files.ts';
import { serveGifts } from './console/console-gifts.ts';
import { serveSentGifts } from './console/console-sent.ts';
import { giftRoutes } from './routes.ts';
import { serveReceivedGifts } from './studio/studio-gifts.ts';

/** What fans give to anchors who are on air. */
export function createGifts(app: FastifyInstance, context: ModuleContext, chat: Chat): void {
  giftRoutes(app, context, chat);
  serveOwnFiles(app);
  serveGifts(app, context);
  serveSentGifts(app, context);
  serveReceivedGifts(app, context);
}

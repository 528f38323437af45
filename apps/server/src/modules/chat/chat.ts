import type { RoomName } from '@xiongmao/api/chat/shapes';
import type { FastifyInstance } from 'fastify';
import type { ModuleContext } from '#platform/module.ts';
import type { Realtime } from '#platform/realtime/realtime.ts';
import { moderationRoutes } from './moderation/moderation-routes.ts';
import { chatRoutes } from './routes.ts';

/** What other domains have of rooms that they put something into. */
export interface Chat {
  /** After a commit that took versions of a room: tells what is new in it, here and to other processes. */
  tell(room: RoomName): void;
}

/** Rooms of matches and anchors: what is said there, who may, and who hears it. */
export function createChat(
  app: FastifyInstance,
  context: ModuleContext,
  _realtime: Realtime,
): Chat {
  const chat: Chat = { tell: () => undefined };
  chatRoutes(app, context);
  moderationRoutes(app, context, chat);
  return chat;
}

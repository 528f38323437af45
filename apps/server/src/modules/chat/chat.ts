import { chatStanding } from '@xiongmao/api/chat/events';
import type { RoomName } from '@xiongmao/api/chat/shapes';
import type { FastifyInstance } from 'fastify';
import { blocksChanged } from '#modules/users/index.ts';
import type { ModuleContext } from '#platform/module.ts';
import type { Realtime } from '#platform/realtime/realtime.ts';
import { createDelivery } from './delivery/delivery.ts';
import { forgetMessages } from './forget-messages.ts';
import { allowsAll } from './moderation/compliance.ts';
import { moderationRoutes } from './moderation/moderation-routes.ts';
import { createSnapshots } from './rooms/snapshot.ts';
import { chatRoutes } from './routes.ts';
import { gatherSayings } from './saying/gather-sayings.ts';
import { createReceiver } from './saying/receive.ts';

/** What other domains have of rooms that they put something into. */
export interface Chat {
  /** After a commit that took versions of a room: tells what is new in it, here and to other processes. */
  tell(room: RoomName): void;
}

/** Rooms of matches and anchors: what is said there, who may, and who hears it. */
export function createChat(app: FastifyInstance, context: ModuleContext, realtime: Realtime): Chat {
  const { db, jobs } = context;
  const snapshots = createSnapshots(context);
  const tell = (room: RoomName): void => {
    snapshots.forget(room);
    delivery.look(room);
  };
  const delivery = createDelivery(context, realtime, {
    exists: async (room) => (await snapshots.of(room)) !== null,
    receiver: createReceiver(context, allowsAll, gatherSayings(db, tell)),
    told: snapshots.forget,
  });
  chatRoutes(app, context, snapshots);
  moderationRoutes(app, context, tell);
  jobs.schedule('chat-forget', '41 * * * *', () => forgetMessages(context));
  jobs.subscribe(blocksChanged, 'chat', async ({ accountId }) => {
    realtime.tellAccount(chatStanding, accountId, { room: null });
  });
  app.addHook('onClose', () => delivery.stop());
  return { tell };
}

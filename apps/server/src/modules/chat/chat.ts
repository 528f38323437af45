import { chatStanding } from '@xiongmao/api/chat/events';
import type { ChatRule } from '@xiongmao/api/chat/rules';
import type { RoomName } from '@xiongmao/api/chat/shapes';
import type { FastifyInstance } from 'fastify';
import { blocksChanged } from '#modules/users/index.ts';
import type { Tx } from '#platform/db/database.ts';
import type { ModuleContext } from '#platform/module.ts';
import type { Realtime } from '#platform/realtime/realtime.ts';
import { serveActions } from './console/console-actions.ts';
import { serveAppeals } from './console/console-appeals.ts';
import { serveMessages } from './console/console-messages.ts';
import { serveReports } from './console/console-reports.ts';
import { serveRooms } from './console/console-rooms.ts';
import { serveWords } from './console/console-words.ts';
import { createDelivery } from './delivery/delivery.ts';
import { forgetMessages } from './forget-messages.ts';
import { type Mute, mute } from './moderation/acts/mute.ts';
import { followBans } from './moderation/by-itself/follow-bans.ts';
import { followGoals } from './moderation/by-itself/follow-goals.ts';
import { createStrikes } from './moderation/by-itself/strikes.ts';
import { createFloodWatch } from './moderation/by-itself/watch-floods.ts';
import { createCompliance } from './moderation/compliance.ts';
import { moderationRoutes } from './moderation/moderation-routes.ts';
import { createTell } from './moderation/tell.ts';
import { createSnapshots } from './rooms/snapshot.ts';
import { chatRoutes } from './routes.ts';
import { gatherSayings } from './saying/gather-sayings.ts';
import { createReceiver } from './saying/receive.ts';

/** What other domains have of rooms that they put something into. */
export interface Chat {
  /** After a commit that took versions of a room: tells what is new in it, here and to other processes. */
  tell(room: RoomName): void;
  /** The rule that a text breaks, as the content filter says; null where it breaks none. */
  ruleBrokenBy(text: string): ChatRule | null;
  /** Mutes a person in all rooms, who is told why. */
  muteEverywhere(
    tx: Tx,
    given: Pick<Mute, 'userId' | 'rule' | 'minutes' | 'reason' | 'by' | 'now'>,
  ): Promise<void>;
}

/** Rooms of matches and anchors: what is said there, who may, and who hears it. */
export function createChat(app: FastifyInstance, context: ModuleContext, realtime: Realtime): Chat {
  const { db, jobs } = context;
  const snapshots = createSnapshots(context);
  const tell = (room: RoomName): void => {
    snapshots.forget(room);
    delivery.look(room);
  };
  const moderated = createTell(jobs, realtime, tell);
  const compliance = createCompliance(context);
  const { refused } = createStrikes(context, moderated);
  const watchFloods = createFloodWatch(context, moderated);
  const said = (room: RoomName): void => {
    tell(room);
    watchFloods(room);
  };
  const delivery = createDelivery(context, realtime, {
    exists: async (room) => (await snapshots.of(room)) !== null,
    receiver: createReceiver(context, compliance, gatherSayings(db, said), refused),
    told: snapshots.forget,
  });
  chatRoutes(app, context, snapshots);
  moderationRoutes(app, context, moderated);
  serveRooms(app, context, moderated);
  serveMessages(app, context, moderated);
  serveActions(app, context);
  serveAppeals(app, context, moderated);
  serveReports(app, context);
  serveWords(app, context, compliance);
  followBans(context, moderated);
  followGoals(context, moderated);
  jobs.schedule('chat-forget', '41 * * * *', () => forgetMessages(context));
  jobs.subscribe(blocksChanged, 'chat', async ({ accountId }) => {
    realtime.tellAccount(chatStanding, accountId, { room: null });
  });
  app.addHook('onClose', async () => {
    await compliance.stop();
    await delivery.stop();
  });
  return {
    tell,
    ruleBrokenBy: compliance.ruleBrokenBy,
    async muteEverywhere(tx, given) {
      await mute(tx, jobs, { ...given, room: null, hide: false });
      await moderated.later(tx, { rooms: [], person: { uid: given.userId, room: null } });
    },
  };
}

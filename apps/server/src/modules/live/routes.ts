import * as calls from '@xiongmao/api/live/calls';
import { isAllowed } from '@xiongmao/api/roles';
import type { FastifyInstance } from 'fastify';
import { requireAccount } from '#modules/identity/index.ts';
import { requireMatch } from '#modules/matches/index.ts';
import type { Principal } from '#platform/http/access/principal.ts';
import { type CallRequest, serve } from '#platform/http/calls.ts';
import { CodedError } from '#platform/http/errors.ts';
import type { ModuleContext } from '#platform/module.ts';
import { makeStreamKey } from './keys/stream-key.ts';
import type { Watcher } from './media/watcher.ts';
import type { Watching } from './play/access.ts';
import { createGrants } from './play/grants.ts';
import { play, previewRecording } from './play/play.ts';
import { createPlayerBudget } from './play/player-budget.ts';
import { previewOwn } from './play/preview-own.ts';
import { reportRoom } from './reports/report-room.ts';
import { findRecordings } from './rooms/find-recordings.ts';
import { findReplays } from './rooms/find-replays.ts';
import { findRoom } from './rooms/find-room.ts';
import { countMatchRooms, findMatchRooms, findRooms } from './rooms/find-rooms.ts';
import { markMoment } from './rooms/mark-moment.ts';
import { findOwnStream } from './streams/own-stream.ts';
import { gatherUnlocks } from './unlocks/gather-unlocks.ts';

/** What fans do with rooms, and anchors with their stream. Where the brand has none, there is nothing on. */
export function liveRoutes(
  app: FastifyInstance,
  context: ModuleContext,
  watcher: Pick<Watcher, 'healthOf'>,
): void {
  const { caller, clock, db, env, secret } = context;
  const playing = { db, grant: createGrants(context), budget: createPlayerBudget() };

  type Asking = Pick<CallRequest<never>, 'request' | 'identify'>;
  const watching = async ({ request, identify }: Asking): Promise<Watching> => ({
    uid: (await identify())?.uid ?? null,
    address: request.ip,
    agent: request.headers['user-agent'] ?? '',
    secret,
    now: clock.now(),
  });

  serve(app, caller, calls.isMatchLive, async ({ params }) => {
    const { matchId, gameId } = params;
    const rooms = env.BRAND_LIVE ? await countMatchRooms(db, matchId) : 0;
    await requireMatch(db, matchId, gameId);
    return { live: rooms > 0, rooms };
  });
  serve(app, caller, calls.getMatchRooms, async ({ query: { matchId } }) => {
    const items = env.BRAND_LIVE ? await findMatchRooms(db, matchId) : [];
    if (items.length === 0) await requireMatch(db, matchId);
    return { items };
  });
  serve(app, caller, calls.getRooms, async ({ query }) =>
    env.BRAND_LIVE ? findRooms(db, query) : { items: [], total: 0 },
  );
  serve(app, caller, calls.getRoom, async (given) => {
    const found = env.BRAND_LIVE ? await findRoom(db, given.query.id, await watching(given)) : null;
    if (!found) throw new CodedError('unknownRoom');
    return found;
  });
  serve(app, caller, calls.play, async (given) => {
    if (!env.BRAND_LIVE) throw new CodedError('noBroadcast');
    return play(playing, given.body, await watching(given));
  });
  serve(app, caller, calls.getReplays, async ({ query }) => {
    const { userId, matchId } = query;
    const found = env.BRAND_LIVE
      ? await findReplays(db, clock.now(), query)
      : { items: [], total: 0 };
    if (found.total === 0) {
      if (userId !== undefined) await requireAccount(db, userId);
      if (matchId !== undefined) await requireMatch(db, matchId);
    }
    return found;
  });
  const unlock = gatherUnlocks(context);
  serve(app, caller, calls.unlockRoom, async ({ body, principal, key }) => {
    const { broadcastId, price } = body;
    const order = { broadcastId, accountId: principal.uid, price, key, now: clock.now() };
    return { unlockId: await unlock(order) };
  });
  serve(app, caller, calls.reportRoom, async ({ body, principal }) => ({
    reportId: await reportRoom(db, { ...body, accountId: principal.uid, now: clock.now() }),
  }));

  serve(app, caller, calls.getOwnStream, ({ principal: { uid } }) =>
    findOwnStream(context, watcher, { uid, now: clock.now() }),
  );
  serve(app, caller, calls.makeStreamKey, async ({ principal: { uid } }) => ({
    address: env.rtmpUrl,
    key: await db.transaction((tx) => makeStreamKey(tx, context, { uid, now: clock.now() })),
  }));
  serve(app, caller, calls.previewOwnStream, ({ body, principal: { uid } }) =>
    previewOwn(playing, body.lease, { uid, now: clock.now() }),
  );
  serve(app, caller, calls.getRecordings, async ({ query, principal }) =>
    env.BRAND_LIVE
      ? findRecordings(db, clock.now(), { ...query, whose: whoseToCut(principal) })
      : { items: [], total: 0 },
  );
  serve(app, caller, calls.previewRecording, ({ body, principal }) => {
    if (!env.BRAND_LIVE) throw new CodedError('noBroadcast');
    const who = { uid: principal.uid, whose: whoseToCut(principal), now: clock.now() };
    return previewRecording(playing, body, who);
  });
  serve(app, caller, calls.markMoment, ({ body, principal: { uid } }) =>
    db.transaction((tx) => markMoment(tx, { ...body, uid, now: clock.now() })),
  );
}

/** Whose broadcasts one may cut from: one's own, and all at the desk (null). */
const whoseToCut = ({ roles, uid }: Principal): number | null =>
  isAllowed('editVideos', roles) ? null : uid;

import { sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import {
  anchorBanned,
  broadcastBegan,
  broadcastChanged,
  broadcastEnded,
} from '#modules/anchors/index.ts';
import { text } from '#platform/db/columns.ts';
import { rows } from '#platform/db/database.ts';
import type { ModuleContext } from '#platform/module.ts';
import type { Realtime } from '#platform/realtime/realtime.ts';
import { serveRoomReports } from './console/console-reports.ts';
import { serveStreams } from './console/console-streams.ts';
import { serveUnlocks } from './console/console-unlocks.ts';
import { serveThumbnails } from './console/thumbnails.ts';
import { hookRoutes } from './hooks/hook-routes.ts';
import { workCuts } from './media/control-jobs.ts';
import { createMediaClient, type MediaClient } from './media/media-client.ts';
import { createWatcher } from './media/watcher.ts';
import { refreshRoom } from './rooms/refresh-room.ts';
import { createRoomChannel } from './rooms/room-channel.ts';
import { liveRoutes } from './routes.ts';
import { forgetRecordings } from './streams/forget-recordings.ts';
import { beginRecording } from './streams/take-event.ts';
import { forgetPreviews, settleBroadcast, settleMissed } from './unlocks/settle-unlocks.ts';

/** Rooms: what arrives at media, who may publish and play, what is paid for it. */
export function createLive(app: FastifyInstance, context: ModuleContext, realtime: Realtime): void {
  const media = createMediaClient(context);
  const watcher = createWatcher(context, media);
  const channel = createRoomChannel(context, realtime);
  hookRoutes(app, context);
  liveRoutes(app, context, watcher);
  serveStreams(app, context, watcher);
  serveThumbnails(app, context, watcher);
  serveRoomReports(app, context);
  serveUnlocks(app, context);
  followBroadcasts(context, media);
  app.addHook('onListen', () => watcher.start());
  app.addHook('onClose', async () => {
    await watcher.stop();
    await channel.stop();
  });
}

/** What becomes of pictures, rooms and gold as broadcasts come and go. */
export function followBroadcasts(context: ModuleContext, media: MediaClient): void {
  const { db, clock, env, jobs } = context;
  const settling = { db, clock, log: context.log, anchorShare: env.ANCHOR_SHARE };
  const refresh = (accountId: number) => db.transaction((tx) => refreshRoom(tx, { accountId }));
  const findOpen = (which: ReturnType<typeof sql>) =>
    rows(
      db,
      { stream: text, recording: text },
      sql`select stream, recording from stream_session
        where state <> 'ended' and engine = 'own' and ${which}`,
    );

  workCuts(jobs, media);
  jobs.work(beginRecording, async ({ stream, recording }) => {
    await media.begin(stream, recording);
  });
  // What came before was private: it goes on in a recording of its own.
  jobs.subscribe(broadcastBegan, 'live', async ({ anchorId }) => {
    const open = await findOpen(sql`account_id = ${anchorId} and broadcast_id is null`);
    for (const { stream, recording } of open) await media.begin(stream, recording);
  });
  jobs.subscribe(broadcastChanged, 'live', ({ anchorId }) => refresh(anchorId));
  jobs.subscribe(broadcastEnded, 'live', async ({ broadcastId, anchorId, endedBy }) => {
    await refresh(anchorId);
    const reason = endedBy === 'cut' || endedBy === 'banned' ? 'banned' : 'ended';
    for (const { stream, recording } of await findOpen(sql`broadcast_id = ${broadcastId}`)) {
      await media.cut(stream, reason, recording);
    }
  });
  // Beside the picture, which media may have to be asked for again.
  jobs.subscribe(broadcastEnded, 'live-unlocks', ({ broadcastId }) =>
    settleBroadcast(settling, broadcastId),
  );
  jobs.subscribe(anchorBanned, 'live', async ({ anchorId }) => {
    const [key] = await rows(
      db,
      { stream: text },
      sql`select stream from stream_key where account_id = ${anchorId}`,
    );
    if (key) await media.cut(key.stream, 'banned');
  });
  jobs.schedule('live-settle', '* * * * *', () => settleMissed(settling));
  jobs.schedule('live-forget', '17 * * * *', async () => {
    await forgetPreviews(settling);
    await forgetRecordings(context, media);
  });
}

import * as calls from '@xiongmao/api/videos/calls';
import { sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { gameIdOf } from '#modules/catalogue/index.ts';
import { countRows } from '#platform/db/database.ts';
import type { Views } from '#platform/gather/count-views.ts';
import { serve } from '#platform/http/calls.ts';
import { CodedError } from '#platform/http/errors.ts';
import type { ModuleContext } from '#platform/module.ts';
import { findVideos } from './reading/find-videos.ts';
import { getVideo } from './reading/get-video.ts';
import { findHotVideos } from './reading/hot.ts';
import { findVideosOfMatch } from './reading/videos-of-match.ts';

export function videoRoutes(app: FastifyInstance, context: ModuleContext, views: Views): void {
  const { caller, clock, db } = context;

  serve(app, caller, calls.getVideo, ({ params: { id, game }, fan }) =>
    getVideo(context, { id: Number(id), gameId: gameIdOf(game) }, clock.now(), fan),
  );
  serve(app, caller, calls.getGameVideos, ({ params: { game, pageIndex: page }, fan }) =>
    findVideos(db, { gameId: gameIdOf(game), page }, clock.now(), fan),
  );
  serve(app, caller, calls.findVideos, ({ query, fan }) => findVideos(db, query, clock.now(), fan));
  serve(app, caller, calls.getHotVideos, ({ query, fan }) =>
    findHotVideos(db, query, clock.now(), fan),
  );
  serve(app, caller, calls.getVideosOfMatch, async ({ query: { matchId }, fan }) => {
    if ((await countRows(db, sql`matches.match where id = ${matchId}`)) === 0)
      throw new CodedError('unknownMatch');
    return findVideosOfMatch(db, matchId, clock.now(), fan);
  });
  serve(app, caller, calls.viewVideo, async ({ body: { id }, identify, request }) => {
    const principal = await identify();
    const viewer = principal ? `account ${principal.uid}` : request.ip;
    return { counted: await views.count(id, viewer) };
  });
}

import { hostOf } from '@xiongmao/api/hosting/callers/network';
import * as calls from '@xiongmao/api/videos/calls';
import type { FastifyInstance } from 'fastify';
import { gameIdOf } from '#modules/catalogue/index.ts';
import { requireAccount } from '#modules/identity/index.ts';
import { requireMatch } from '#modules/matches/index.ts';
import type { Views } from '#platform/gather/count-views.ts';
import { serve } from '#platform/http/calls.ts';
import type { ModuleContext } from '#platform/module.ts';
import { findVideos } from './reading/find-videos.ts';
import { getVideo } from './reading/get-video.ts';
import { findHotVideos } from './reading/hot.ts';
import { findVideosOfMatch } from './reading/videos-of-match.ts';

export function videoRoutes(app: FastifyInstance, context: ModuleContext, views: Views): void {
  const { caller, clock, db } = context;

  serve(app, caller, calls.getVideo, ({ params: { id, game }, shielded }) =>
    getVideo(context, { id: Number(id), gameId: gameIdOf(game) }, clock.now(), shielded),
  );
  serve(app, caller, calls.getGameVideos, ({ params: { game, pageIndex: page }, shielded }) =>
    findVideos(db, { gameId: gameIdOf(game), page }, clock.now(), shielded),
  );
  serve(app, caller, calls.findVideos, async ({ query, shielded }) => {
    const found = await findVideos(db, query, clock.now(), shielded);
    if (found.total === 0) {
      if (query.userId !== undefined) await requireAccount(db, query.userId);
      if (query.matchId !== undefined) await requireMatch(db, query.matchId);
    }
    return found;
  });
  serve(app, caller, calls.getHotVideos, ({ query, shielded }) =>
    findHotVideos(db, query, clock.now(), shielded),
  );
  serve(app, caller, calls.getVideosOfMatch, async ({ query: { matchId }, shielded }) => {
    const found = await findVideosOfMatch(db, matchId, clock.now(), shielded);
    if (found.items.length === 0) await requireMatch(db, matchId);
    return found;
  });
  serve(app, caller, calls.viewVideo, async ({ body: { id }, identify, request }) => {
    const principal = await identify();
    const viewer = principal ? `account ${principal.uid}` : hostOf(request.ip);
    return { counted: await views.count(id, viewer) };
  });
}

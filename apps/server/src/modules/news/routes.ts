import { hostOf } from '@xiongmao/api/hosting/callers/network';
import * as calls from '@xiongmao/api/news/calls';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { gameIdOf } from '#modules/catalogue/index.ts';
import { requireAccount } from '#modules/identity/index.ts';
import { requireMatch } from '#modules/matches/index.ts';
import { countFile } from '#modules/users/index.ts';
import type { Views } from '#platform/gather/count-views.ts';
import { parseJsonBodies } from '#platform/http/bodies/json-body.ts';
import { largestBody } from '#platform/http/bodies/large-bodies.ts';
import { serve } from '#platform/http/calls.ts';
import { languageOf } from '#platform/http/language.ts';
import type { ModuleContext } from '#platform/module.ts';
import { addPicture } from './pictures/add-picture.ts';
import type { Reader } from './reading/article-cards.ts';
import { findArticles } from './reading/find-articles.ts';
import { getArticle } from './reading/get-article.ts';
import { findHot } from './reading/hot.ts';

export function newsRoutes(app: FastifyInstance, context: ModuleContext, views: Views): void {
  const { caller, clock, db } = context;
  const readerOf = (request: FastifyRequest): Reader => ({
    locale: languageOf(request),
    now: clock.now(),
  });

  serve(app, caller, calls.getArticle, ({ params, request }) =>
    getArticle(db, { id: Number(params.id), gameId: gameIdOf(params.game) }, readerOf(request)),
  );
  serve(app, caller, calls.getGameNews, ({ params: { game, pageIndex: page }, request }) =>
    findArticles(db, { gameId: gameIdOf(game), page }, readerOf(request)),
  );
  serve(app, caller, calls.findArticles, async ({ query, request }) => {
    const found = await findArticles(db, query, readerOf(request));
    if (found.total === 0) {
      if (query.userId !== undefined) await requireAccount(db, query.userId);
      if (query.matchId !== undefined) await requireMatch(db, query.matchId);
    }
    return found;
  });
  serve(app, caller, calls.getHotNews, ({ query, request }) =>
    findHot(db, query, readerOf(request)),
  );
  serve(app, caller, calls.getHotNewsOfUser, async ({ params, request }) => {
    await requireAccount(db, params.userId);
    return findHot(db, params, readerOf(request));
  });
  serve(app, caller, calls.viewArticle, async ({ body: { id }, identify, request }) => {
    const principal = await identify();
    const reader = principal ? `account ${principal.uid}` : hostOf(request.ip);
    return { counted: await views.count(id, reader) };
  });
  // Pictures are larger than what other calls take.
  app.register(async (scope) => {
    parseJsonBodies(scope, { bodyLimit: largestBody });
    serve(
      scope,
      caller,
      calls.addArticlePicture,
      ({ body: { content, alt }, principal: { uid } }) =>
        addPicture(context, { uid, content: Buffer.from(content, 'base64'), alt }),
      ({ uid }) => countFile(context, 'article-picture', uid),
    );
  });
}

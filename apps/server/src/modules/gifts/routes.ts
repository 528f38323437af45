import * as calls from '@xiongmao/api/gifts/calls';
import { zonedDay } from '@xiongmao/i18n/time/zoned-day';
import type { FastifyInstance } from 'fastify';
import { type Chat, findLook, playheadOf } from '#modules/chat/index.ts';
import { countFile } from '#modules/users/index.ts';
import { parseJsonBodies } from '#platform/http/bodies/json-body.ts';
import { largestBody } from '#platform/http/bodies/large-bodies.ts';
import { serve } from '#platform/http/calls.ts';
import { CodedError } from '#platform/http/errors.ts';
import { languageOf } from '#platform/http/language.ts';
import type { ModuleContext } from '#platform/module.ts';
import { findGifts } from './catalogue/find-gifts.ts';
import { setGiftFile } from './catalogue/set-gift-file.ts';
import { gatherGifts } from './giving/gather-gifts.ts';
import { createLeaders } from './leaders/find-leaders.ts';

export function giftRoutes(app: FastifyInstance, context: ModuleContext, chat: Chat): void {
  const { caller, clock, db, env } = context;
  const give = gatherGifts(context);
  const findLeaders = createLeaders(context);

  serve(app, caller, calls.getGifts, async ({ request }) => ({
    items: await findGifts(db, languageOf(request), true),
    former: await findGifts(db, languageOf(request), false),
  }));
  serve(app, caller, calls.getGiftLeaders, async ({ params, query, identify }) => {
    const uid = (await identify())?.uid ?? null;
    return findLeaders({ ...params, anchorId: query.anchorId, uid });
  });
  serve(app, caller, calls.sendGift, async ({ body, principal: { uid }, key }) => {
    if (!env.BRAND_LIVE) throw new CodedError('noBroadcast');
    const now = clock.now();
    const given = await give({
      ...body,
      ...(await findLook(db, body.anchorId, uid)),
      accountId: uid,
      share: env.ANCHOR_SHARE,
      playhead: playheadOf(body.playhead, now),
      key,
      day: zonedDay(now, env.BRAND_ZONE),
      now,
    });
    chat.tell(`anchor-${body.anchorId}`);
    return given;
  });
  app.register(async (scope) => {
    parseJsonBodies(scope, { bodyLimit: largestBody });
    serve(
      scope,
      caller,
      calls.setGiftFile,
      async ({ body }) => ({ address: await setGiftFile(context, body) }),
      ({ uid }) => countFile(context, 'gift-file', uid),
    );
  });
}

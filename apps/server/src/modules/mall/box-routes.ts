import * as calls from '@xiongmao/api/mall/calls';
import { isAllowed } from '@xiongmao/api/roles';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Principal } from '#platform/http/access/principal.ts';
import { type CallRequest, serve } from '#platform/http/calls.ts';
import { CodedError } from '#platform/http/errors.ts';
import { languageOf } from '#platform/http/language.ts';
import { keptRecipient } from './addresses/recipients.ts';
import { askedOf } from './asked-of.ts';
import { confirmAge } from './boxes/confirm-age.ts';
import { createDeckKeeper } from './boxes/deck-keeper.ts';
import { gatherDraws } from './boxes/draw-boxes.ts';
import { findDeck, findDraws, findEdition, findEditions } from './boxes/find-editions.ts';
import type { MallContext } from './context.ts';
import { orderOf } from './orders/order-rows.ts';
import { createPace } from './orders/pace.ts';

/** Blind boxes, as people see them and draw from them. */
export function boxRoutes(app: FastifyInstance, context: MallContext): void {
  const { caller, clock, db, env, sealing } = context;
  const zone = env.BRAND_ZONE;
  const drawBox = gatherDraws({ db, keeper: createDeckKeeper(sealing), zone });
  const refuseOff = () => {
    if (!env.BRAND_MALL || !env.BRAND_BLIND_BOXES) throw new CodedError('mallOff');
  };
  const viewing = async (request: FastifyRequest, identify: () => Promise<Principal | null>) => {
    refuseOff();
    const uid = (await identify())?.uid ?? null;
    return { locale: languageOf(request), now: clock.now(), uid, zone };
  };

  serve(app, caller, calls.getEditions, async ({ query, request, identify }) =>
    findEditions(db, query.page, await viewing(request, identify)),
  );
  serve(app, caller, calls.getEdition, async ({ query, request, identify }) =>
    findEdition(db, query.id, await viewing(request, identify)),
  );
  serve(app, caller, calls.getDraws, async ({ query: { mine, ...asked }, request, identify }) => {
    const { uid } = await viewing(request, identify);
    return findDraws(db, { ...asked, own: mine === '1' }, uid);
  });
  serve(app, caller, calls.getDeck, async ({ query: { id }, request }) => {
    refuseOff();
    return findDeck(context, id, languageOf(request));
  });
  serve(app, caller, calls.confirmAge, async ({ body, principal: { uid } }) => {
    refuseOff();
    await confirmAge(db, { uid, ...body, now: clock.now() });
    return {};
  });
  const draw = async ({ body, principal, key, request }: CallRequest<typeof calls.drawBox>) => {
    refuseOff();
    const { uid, roles } = principal;
    if (isAllowed('console', roles)) throw new CodedError('noDrawsForStaff');
    const { id, recipient, ...drawing } = body;
    const [locale, now] = [languageOf(request), clock.now()];
    const drawn = await drawBox({
      ...drawing,
      ...keptRecipient(sealing, uid, recipient),
      editionId: id,
      accountId: uid,
      asked: askedOf(context.secret, body),
      key: `draw:${key}`,
      now,
    });
    const { number, position, clientSeed, prizeId, at, prizeCount, prizeLeft, worth, ...row } =
      drawn;
    const order = orderOf(row, locale, now);
    const { goodsId, kind, name, picture } = order;
    return {
      draw: { number, position, clientSeed, prizeId, orderId: order.id, at },
      prize: {
        id: prizeId,
        goodsId,
        kind,
        name,
        picture,
        worth,
        count: prizeCount,
        left: prizeLeft,
      },
      order,
    };
  };
  serve(app, caller, calls.drawBox, draw, createPace(context));
}

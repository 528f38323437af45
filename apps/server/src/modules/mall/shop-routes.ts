import * as calls from '@xiongmao/api/mall/calls';
import type { FastifyInstance } from 'fastify';
import { countFile } from '#modules/users/index.ts';
import { parseJsonBodies } from '#platform/http/bodies/json-body.ts';
import { largestBody } from '#platform/http/bodies/large-bodies.ts';
import { type CallRequest, serve } from '#platform/http/calls.ts';
import { CodedError } from '#platform/http/errors.ts';
import { languageOf } from '#platform/http/language.ts';
import { deleteAddress, findAddresses, saveAddress } from './addresses/addresses.ts';
import { keptRecipient } from './addresses/recipients.ts';
import { askedOf } from './asked-of.ts';
import type { MallContext } from './context.ts';
import { findGoods, findGoodsDetails } from './goods/find-goods.ts';
import { setPicture } from './goods/set-picture.ts';
import { gatherOrders } from './orders/create-order.ts';
import { findOrder, findOrders, markSeen } from './orders/find-orders.ts';
import { orderOf } from './orders/order-rows.ts';
import {
  cancelOrder,
  disputeOrder,
  revealCards,
  setRecipient,
  writeToDesk,
} from './orders/own-orders.ts';
import { countCancel, createPace } from './orders/pace.ts';
import { gatherPayments } from './orders/pay-order.ts';

/** The shop, and what people do with their orders. */
export function shopRoutes(app: FastifyInstance, context: MallContext): void {
  const { caller, clock, db, env, sealing } = context;
  const create = gatherOrders(context);
  const pay = gatherPayments(context);
  const viewOf = (request: CallRequest<typeof calls.getGoods>['request']) => ({
    locale: languageOf(request),
    now: clock.now(),
  });
  const refuseOff = () => {
    if (!env.BRAND_MALL) throw new CodedError('mallOff');
  };

  serve(app, caller, calls.getGoods, async ({ query, request }) => {
    refuseOff();
    return findGoods(db, query, viewOf(request));
  });
  serve(app, caller, calls.getGoodsDetails, async ({ query: { id }, request, identify }) => {
    refuseOff();
    const uid = (await identify())?.uid ?? null;
    return findGoodsDetails(db, id, { ...viewOf(request), uid });
  });

  const reserve = async ({
    body,
    principal: { uid },
    key,
    request,
  }: CallRequest<typeof calls.createOrder>) => {
    refuseOff();
    const { recipient, remarks, ...order } = body;
    const { locale, now } = viewOf(request);
    const made = await create({
      ...order,
      ...keptRecipient(sealing, uid, recipient),
      accountId: uid,
      remarks: remarks || null,
      asked: askedOf(context.secret, body),
      key: `order:${key}`,
      now,
    });
    return orderOf(made, locale, now);
  };
  serve(app, caller, calls.createOrder, reserve, createPace(context));
  // From here on orders that there are: they go on where the shop is off.
  serve(app, caller, calls.payOrder, async ({ body, principal: { uid }, request }) => {
    const view = viewOf(request);
    await pay({ id: body.id, accountId: uid, now: view.now });
    return findOrder(db, sealing, { id: body.id, uid }, view);
  });
  serve(app, caller, calls.getGoodsOrders, ({ query, principal: { uid }, request }) =>
    findOrders(db, { ...query, uid }, viewOf(request)),
  );
  serve(app, caller, calls.getGoodsOrder, async ({ query: { id }, principal, request }) => {
    const { uid } = principal;
    const view = viewOf(request);
    const found = await findOrder(db, sealing, { id, uid }, view);
    if (found.unread > 0) await markSeen(db, id, uid, view.now);
    return found;
  });

  /** What changes an order of one's own, and answers it. */
  const changes =
    <Body extends { id: number }>(
      change: (context: MallContext, uid: number, given: Body) => Promise<void>,
    ) =>
    async ({ body, principal: { uid }, request }: Changing<Body>) => {
      await change(context, uid, body);
      return findOrder(db, sealing, { id: body.id, uid }, viewOf(request));
    };
  serve(app, caller, calls.cancelOrder, changes(cancelOrder), (by) => countCancel(context, by));
  serve(app, caller, calls.setRecipient, changes(setRecipient));
  serve(app, caller, calls.disputeOrder, changes(disputeOrder));
  serve(app, caller, calls.writeToDesk, changes(writeToDesk));
  serve(app, caller, calls.revealCards, async ({ body: { id }, principal: { uid } }) => ({
    cards: await revealCards(context, uid, { id }),
  }));

  serve(app, caller, calls.getAddresses, async ({ principal: { uid } }) => ({
    items: await findAddresses(db, sealing, uid),
  }));
  serve(app, caller, calls.saveAddress, async ({ body, principal: { uid } }) => ({
    items: await saveAddress(context, uid, body),
  }));
  serve(app, caller, calls.deleteAddress, async ({ body: { id }, principal: { uid } }) => ({
    items: await deleteAddress(context, uid, id),
  }));

  app.register(async (scope) => {
    parseJsonBodies(scope, { bodyLimit: largestBody });
    serve(
      scope,
      caller,
      calls.setMallPicture,
      async ({ body: { content } }) => ({ address: await setPicture(context, content) }),
      ({ uid }) => countFile(context, 'mall-picture', uid),
    );
  });
}

type Changing<Body> = { body: Body } & Pick<
  CallRequest<typeof calls.cancelOrder>,
  'principal' | 'request'
>;

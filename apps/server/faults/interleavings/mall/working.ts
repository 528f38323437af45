import type { ErrorName } from '@xiongmao/api/errors';
import { orderNumber } from '@xiongmao/api/mall/rules';
import type { FastifyRequest } from 'fastify';
import { CodedError } from '#platform/http/errors.ts';
import type { MallContext } from '#src/modules/mall/context.ts';
import type { Desk } from '#src/modules/mall/desk/audit-call.ts';
import { shipMany } from '#src/modules/mall/desk/ship-many.ts';
import { claimOrder } from '#src/modules/mall/desk/work-orders.ts';
import { lockOrder, moveOrder, refuseClaimed } from '#src/modules/mall/orders/move-order.ts';
import { cancelOrder } from '#src/modules/mall/orders/own-orders.ts';
import { type Draw, type Operation, type Scene, tryIn } from '../operation.ts';
import { type FoundOrder, shopContext, withOrder } from './shop.ts';

/** One of two who work at the desk. */
const staffOf = ({ random, world }: Scene): number =>
  random.pick([world.supportId, world.expertId]);

const deskOf = (uid: number): Desk => ({
  principal: { uid, roles: ['support'], sessionId: '', provenAt: new Date() },
  request: { ip: '', headers: {}, id: 'faults' } as unknown as FastifyRequest,
});

const moving = (
  scene: Scene,
  { event, staffId }: { event: 'cancel' | 'ship' | 'refund'; staffId: number | null },
  act: (context: MallContext, order: FoundOrder) => Promise<void>,
): Operation =>
  withOrder(scene, `${staffId ?? 'its person'} would ${event}`, async (order) => {
    const { notes } = scene;
    const context = shopContext(scene);
    const at = context.clock.now().getTime();
    await tryIn(scene, `${event} of ${order.id}`)(
      () => act(context, order),
      (outcome) => notes.moved.push({ orderId: order.id, event, staffId, at, outcome }),
    );
  });

export const cancelRedemption: Draw = (scene) =>
  moving(scene, { event: 'cancel', staffId: null }, (context, { id, accountId }) =>
    cancelOrder(context, accountId, { id }),
  );

export const shipRedemption: Draw = (scene) => {
  const staffId = staffOf(scene);
  return moving(scene, { event: 'ship', staffId }, async (context, { id }) => {
    const csv = `${orderNumber(id)},sf,SF1`;
    const [line] = await shipMany(context, deskOf(staffId), { csv, preview: false });
    if (line!.refused) throw new CodedError(line!.refused.error as ErrorName);
  });
};

export const refundRedemption: Draw = (scene) => {
  const staffId = staffOf(scene);
  return moving(scene, { event: 'refund', staffId }, ({ db, clock }, { id }) =>
    db.transaction(async (tx) => {
      const now = clock.now();
      const order = await lockOrder(tx, id);
      refuseClaimed(order, staffId, now);
      await moveOrder(tx, order, { event: 'refund', by: 'desk', staffId, reason: 'x', now });
    }),
  );
};

export const claimRedemption: Draw = (scene) => {
  const { notes } = scene;
  const staffId = staffOf(scene);
  return withOrder(scene, `${staffId} claims`, async ({ id }) => {
    const context = shopContext(scene);
    const at = context.clock.now().getTime();
    await tryIn(scene, `${staffId} claims ${id}`)(
      () => claimOrder(context, deskOf(staffId), { id }),
      (outcome) => notes.claims.push({ orderId: id, staffId, at, outcome }),
    );
  });
};

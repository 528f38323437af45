import { sql } from 'drizzle-orm';
import { createOrder, gatherOrders } from '#src/modules/mall/orders/create-order.ts';
import { expireOrders } from '#src/modules/mall/orders/expire-orders.ts';
import { type Draw, type Operation, type Scene, tryIn } from '../operation.ts';
import { withOrder } from './shop.ts';
import { nameOf, payOne, redeemOne, type Wish, wishOf } from './wishes.ts';

const redeeming = (scene: Scene, wish: Wish): Operation => ({
  name: nameOf(wish),
  run: () => redeemOne(scene, wish, (order) => createOrder(scene.product.context.db, order)),
});

export const redeem: Draw = (scene) => redeeming(scene, wishOf(scene));

/** Several at the same moment, as one process gathers them. */
export const redeemTogether: Draw = (scene) => {
  const wishes = Array.from({ length: scene.random.int(2, 4) }, () => wishOf(scene));
  return {
    name: `together: ${wishes.map(nameOf).join(', ')}`,
    async run() {
      const order = gatherOrders(scene.product.context);
      // What one does at a time, its turns can follow: they pay by other operations.
      await Promise.all(wishes.map((wish) => redeemOne(scene, { ...wish, pays: false }, order)));
    },
  };
};

/** A key that may come with other goods. */
export const redeemByOneKey: Draw = (scene) => {
  const accountId = scene.world.fanIds.at(-1)!;
  return redeeming(scene, { ...wishOf(scene), accountId, key: 'the-same-key' });
};

/** At once, or by who asked for it and then had to wait. */
export const payAgain: Draw = (scene) => {
  const waits = scene.random.pick([0, 0, 1, 3]);
  const asked = waits > 0 ? scene.product.clock.now() : null;
  return withOrder(scene, 'is paid', async (order) => {
    for (let turn = 0; turn < waits; turn++) await moveBy(scene, 0);
    await payOne(scene, order, asked);
  });
};

/** Somebody sets the clock: deadlines have been, or are yet to come again. */
export const setClock: Draw = (scene) => {
  const minutes = scene.random.pick([1, 16, 31, -20]);
  return { name: `the clock is set by ${minutes} minutes`, run: () => moveBy(scene, minutes) };
};

/** Time goes by, and what was not paid is over. */
export const lapse: Draw = (scene) => {
  const minutes = scene.random.pick([1, 1, 15]);
  return {
    name: `what was not paid within ${minutes} minutes is over`,
    async run() {
      await moveBy(scene, minutes);
      await tryIn(scene, 'lapse')(() => expireOrders(scene.product.context));
    },
  };
};

async function moveBy(scene: Scene, minutes: number): Promise<void> {
  const { clock, context } = scene.product;
  // Its turn comes as everyone's does.
  await tryIn(scene, `${minutes} minutes`)(() => context.db.execute(sql`select 1`));
  clock.move({ minutes });
}

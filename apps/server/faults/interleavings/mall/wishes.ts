import { createOrder, type GoodsOrder } from '#src/modules/mall/orders/create-order.ts';
import { payOrder } from '#src/modules/mall/orders/pay-order.ts';
import { type Scene, tryIn } from '../operation.ts';
import { type FoundOrder, shopOf } from './shop.ts';

export interface Wish {
  goodsId: number;
  accountId: number;
  count: number;
  price: number;
  key: string;
  /** Whether they pay it right away. */
  pays: boolean;
}

export const nameOf = ({ accountId, count, goodsId, pays }: Wish) =>
  `${accountId} redeems ${count} of ${goodsId}${pays ? ', and pays' : ''}`;

export function wishOf(scene: Scene): Wish {
  const { random, world } = scene;
  const { id: goodsId, price } = random.pick(shopOf(scene).goods);
  return {
    goodsId,
    accountId: random.pick(world.fanIds),
    count: random.pick([1, 1, 2]),
    price: random.chance(0.9) ? price : price + 1,
    key: `order ${random.int(1, 1_000_000)}`,
    pays: random.chance(0.7),
  };
}

export async function redeemOne(
  scene: Scene,
  { pays, ...wish }: Wish,
  order: (order: GoodsOrder) => Promise<{ id: number }>,
): Promise<void> {
  const { notes, product } = scene;
  const sealed = { recipient: 'sealed', country: 'CN', remarks: null, asked: 'asked' };
  const made = await tryIn(scene, nameOf({ pays, ...wish }))(
    async () => (await order({ ...wish, ...sealed, now: product.context.clock.now() })).id,
    (outcome) => notes.redemptions.push({ ...wish, outcome }),
  );
  if (pays && made.is === 'done')
    await payOne(scene, { id: made.value, accountId: wish.accountId });
}

export async function payOne(
  scene: Scene,
  { id, accountId }: FoundOrder,
  asked: Date | null = null,
): Promise<void> {
  const { notes, product } = scene;
  const { db, clock } = product.context;
  await tryIn(scene, `${accountId} pays ${id}`)(
    () => payOrder(db, { id, accountId, now: asked ?? clock.now() }),
    (outcome) => notes.paid.push({ orderId: id, outcome }),
  );
}

/** Some have orders already, a minute before they lapse; the first is of what is sent. */
export async function redeemBefore(scene: Scene, pays: boolean): Promise<void> {
  const { product, world } = scene;
  for (const [nth, accountId] of world.fanIds.slice(0, 3).entries()) {
    const wish = { ...wishOf(scene), accountId, count: 1, pays };
    const { id: goodsId, price } = shopOf(scene).goods[0]!;
    await redeemOne(scene, nth === 0 ? { ...wish, goodsId, price } : wish, (order) =>
      createOrder(product.context.db, order),
    );
  }
  product.clock.move({ minutes: 14 });
}

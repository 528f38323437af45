import { sql } from 'drizzle-orm';
import type { FastifyRequest } from 'fastify';
import type { ModuleContext } from '#platform/module.ts';
import { createDeckKeeper } from '#src/modules/mall/boxes/deck-keeper.ts';
import { type Drawing, gatherDraws } from '#src/modules/mall/boxes/draw-boxes.ts';
import { closeEdition } from '#src/modules/mall/boxes/editions.ts';
import { type MallContext, mallContext } from '#src/modules/mall/context.ts';
import { shipOrder } from '#src/modules/mall/desk/ship-order.ts';
import { claimOrder } from '#src/modules/mall/desk/work-orders.ts';
import {
  createOrder,
  type GoodsOrder,
  gatherOrders,
} from '#src/modules/mall/orders/create-order.ts';
import { expireOrders } from '#src/modules/mall/orders/expire-orders.ts';
import { lockOrder, moveOrder } from '#src/modules/mall/orders/move-order.ts';
import { cancelOrder } from '#src/modules/mall/orders/own-orders.ts';
import { payOrder } from '#src/modules/mall/orders/pay-order.ts';
import { rows } from '#testing/rows.ts';
import type { OwnShop } from '../../world.ts';
import { type Draw, type Operation, type Scene, tryIn } from '../operation.ts';

interface Wish {
  goodsId: number;
  accountId: number;
  count: number;
  price: number;
  key: string;
  /** Whether they pay it right away. */
  pays: boolean;
}

const nameOf = ({ accountId, count, goodsId, pays }: Wish) =>
  `${accountId} redeems ${count} of ${goodsId}${pays ? ', and pays' : ''}`;

/** Nothing of it is sent in runs that are not about it. */
const shopOf = ({ world }: Scene): OwnShop => world.shop!;

function wishOf(scene: Scene): Wish {
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

async function redeemOne(
  scene: Scene,
  { pays, ...wish }: Wish,
  order: (order: GoodsOrder) => Promise<{ id: number }>,
): Promise<void> {
  const { notes, product } = scene;
  const sealed = { recipient: 'sealed', country: 'CN', remarks: null };
  const made = await tryIn(scene, nameOf({ pays, ...wish }))(
    async () => (await order({ ...wish, ...sealed, now: product.context.clock.now() })).id,
    (outcome) => notes.redemptions.push({ ...wish, outcome }),
  );
  if (pays && made.is === 'done') await payOne(scene, made.value, wish.accountId);
}

async function payOne(scene: Scene, id: number, accountId: number): Promise<void> {
  const { notes, product } = scene;
  const { db, clock } = product.context;
  await tryIn(scene, `${accountId} pays ${id}`)(
    () => payOrder(db, { id, accountId, now: clock.now() }),
    (outcome) => notes.paid.push({ orderId: id, outcome }),
  );
}

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
      const order = gatherOrders(scene.product.context.db);
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

/** Something done with one of the orders that there are by then; the first of them mostly. */
function withOrder(
  scene: Scene,
  name: string,
  act: (order: { id: number; accountId: number }) => Promise<void>,
): Operation {
  const place = scene.random.pick([0, 0, 1, 2]);
  const ids = shopOf(scene).goods.map(({ id }) => id);
  return {
    name: `${name} ${place}`,
    async run() {
      const found = await tryIn(
        scene,
        name,
      )(() =>
        rows<{ id: number; accountId: number }>(
          scene.product.context.db,
          sql`select id, account_id as "accountId" from goods_order
            where goods_id = any(${sql.param(ids)}::int[]) order by id offset ${place} limit 1`,
        ),
      );
      if (found.is === 'done' && found.value[0]) await act(found.value[0]);
    },
  };
}

export const payAgain: Draw = (scene) =>
  withOrder(scene, 'is paid:', ({ id, accountId }) => payOne(scene, id, accountId));

const shopContext = ({ product }: Scene): MallContext =>
  mallContext({ ...product.context, audit: async () => undefined } as ModuleContext);

const moving = (
  scene: Scene,
  event: 'cancel' | 'ship' | 'refund',
  act: (order: { id: number; accountId: number }) => Promise<void>,
): Operation =>
  withOrder(scene, `${event}:`, async (order) => {
    await tryIn(scene, `${event} of ${order.id}`)(
      () => act(order),
      (outcome) => scene.notes.moved.push({ orderId: order.id, event, outcome }),
    );
  });

export const cancelRedemption: Draw = (scene) =>
  moving(scene, 'cancel', ({ id, accountId }) =>
    cancelOrder(shopContext(scene), accountId, { id }),
  );

export const shipRedemption: Draw = (scene) =>
  moving(scene, 'ship', ({ id }) => {
    const { context } = scene.product;
    const staffId = scene.world.supportId;
    const parcel = { carrier: 'sf', tracking: 'SF1', staffId, now: context.clock.now() } as const;
    return context.db.transaction(async (tx) => shipOrder(tx, await lockOrder(tx, id), parcel));
  });

export const refundRedemption: Draw = (scene) =>
  moving(scene, 'refund', ({ id }) => {
    const { context } = scene.product;
    const staffId = scene.world.supportId;
    const refund = { event: 'refund', by: 'desk', staffId, reason: 'x' } as const;
    return context.db.transaction(async (tx) => {
      await moveOrder(tx, await lockOrder(tx, id), { ...refund, now: context.clock.now() });
    });
  });

/** One of two of the staff takes an order. */
export const claimRedemption: Draw = (scene) => {
  const { notes, product, random, world } = scene;
  const staffId = random.pick([world.supportId, world.expertId]);
  return withOrder(scene, `${staffId} claims:`, async ({ id }) => {
    const request = { ip: '', headers: {}, id: 'faults' } as unknown as FastifyRequest;
    const principal = { uid: staffId, roles: [], sessionId: '', provenAt: new Date() };
    const at = product.context.clock.now().getTime();
    await tryIn(scene, `${staffId} claims ${id}`)(
      () => claimOrder(shopContext(scene), { principal, request }, { id }),
      (outcome) => notes.claims.push({ orderId: id, staffId, at, outcome }),
    );
  });
};

/** A quarter of an hour goes by, and what was not paid is over. */
export const lapse: Draw = (scene) => {
  const { product } = scene;
  return {
    name: 'a quarter of an hour goes by',
    async run() {
      product.clock.move({ minutes: 15 });
      await tryIn(scene, 'lapse')(() => expireOrders(product.context));
    },
  };
};

async function drawFrom(
  scene: Scene,
  { accountId, key, clientSeed }: Pick<Drawing, 'accountId' | 'key' | 'clientSeed'>,
  draw: ReturnType<typeof gatherDraws>,
): Promise<void> {
  const { notes, product } = scene;
  const { boxId: editionId, boxPrice: price } = shopOf(scene);
  const sealed = { recipient: 'sealed', country: 'CN' };
  const now = product.context.clock.now();
  await tryIn(scene, `${accountId} draws by ${key}`)(
    async () =>
      (await draw({ editionId, price, accountId, key, clientSeed, ...sealed, now })).number,
    (outcome) => notes.boxDraws.push({ accountId, key, outcome }),
  );
}

const drawing = (scene: Scene) => {
  const { db, env } = scene.product.context;
  const keeper = createDeckKeeper(shopContext(scene).sealing);
  return gatherDraws({ db, keeper, zone: env.BRAND_ZONE });
};

function drawWish({ random, world }: Scene) {
  const number = random.int(1, 1_000_000);
  const clientSeed = number.toString(16).padStart(16, '0');
  return { accountId: random.pick(world.fanIds), key: `draw ${number}`, clientSeed };
}

export const drawOne: Draw = (scene) => {
  const wish = drawWish(scene);
  return {
    name: `${wish.accountId} draws`,
    run: () => drawFrom(scene, wish, drawing(scene)),
  };
};

export const drawTogether: Draw = (scene) => {
  const wishes = Array.from({ length: scene.random.int(2, 4) }, () => drawWish(scene));
  return {
    name: `together: ${wishes.map(({ accountId }) => `${accountId} draws`).join(', ')}`,
    async run() {
      const draw = drawing(scene);
      await Promise.all(wishes.map((wish) => drawFrom(scene, wish, draw)));
    },
  };
};

/** The same tap again. */
export const drawAgain: Draw = (scene) => {
  const wish = { ...drawWish(scene), accountId: scene.world.fanIds.at(-1)!, key: 'one draw' };
  return {
    name: `${wish.accountId} draws again`,
    run: () => drawFrom(scene, wish, drawing(scene)),
  };
};

export const closeBox: Draw = (scene) => {
  const { product } = scene;
  const { boxId: id } = shopOf(scene);
  return {
    name: 'the box is closed',
    async run() {
      const { db } = product.context;
      await tryIn(
        scene,
        'close',
      )(() => db.transaction((tx) => closeEdition(tx, product.context, { id, reason: 'x' })));
    },
  };
};

import { gatherGifts } from '#src/modules/gifts/giving/gather-gifts.ts';
import { type GiftOrder, type GivenGift, giveGift } from '#src/modules/gifts/giving/give-gift.ts';
import { anchorShare } from '../../product.ts';
import type { OwnRoom } from '../../world.ts';
import { type Draw, type Operation, type Scene, tryIn } from '../operation.ts';

/** Of the product's own catalogue; with the little gold that there is one mostly affords one of them. */
const gifts = [
  { id: 1, price: 1 },
  { id: 3, price: 10 },
  { id: 4, price: 20 },
] as const;

interface Wish {
  room: OwnRoom;
  accountId: number;
  giftId: number;
  count: number;
  price: number;
  key: string;
}

const nameOf = ({ room, accountId, giftId, count, key }: Wish) =>
  `${accountId} gives ${count} × ${giftId} to ${room.anchorId} by ${key}`;

async function giveOne(
  scene: Scene,
  wish: Wish,
  order: (order: GiftOrder) => Promise<GivenGift>,
): Promise<void> {
  const { notes, product } = scene;
  const { room, ...asked } = wish;
  const { anchorId, id: broadcastId } = room;
  const look = { playhead: null, label: null, level: 0 };
  const now = product.context.clock.now();
  const day = now.toISOString().slice(0, 10);
  await tryIn(scene, nameOf(wish))(
    async () => (await order({ ...asked, ...look, anchorId, share: anchorShare, day, now })).id,
    (outcome, turn) => notes.gifts.push({ ...asked, anchorId, broadcastId, turn, outcome }),
  );
}

const giving = (scene: Scene, wish: Wish): Operation => ({
  name: nameOf(wish),
  run: () => giveOne(scene, wish, (order) => giveGift(scene.product.context.db, order)),
});

function wishOf({ random, world }: Scene): Wish {
  const { id: giftId, price } = random.pick(gifts);
  return {
    room: random.pick(world.rooms),
    accountId: random.pick(world.fanIds),
    giftId,
    count: price === 1 && random.chance(0.5) ? 10 : 1,
    price: random.chance(0.85) ? price : price + 1,
    key: `tap ${random.int(1, 1_000_000)}`,
  };
}

export const give: Draw = (scene) => giving(scene, wishOf(scene));

/** Several at the same moment, as one process gathers them. */
export const giveTogether: Draw = (scene) => {
  const wishes = Array.from({ length: scene.random.int(2, 4) }, () => wishOf(scene));
  return {
    name: `together: ${wishes.map(nameOf).join(', ')}`,
    async run() {
      const order = gatherGifts(scene.product.context);
      await Promise.all(wishes.map((wish) => giveOne(scene, wish, order)));
    },
  };
};

/** The same tap again, of somebody whose gold is enough for few. */
export const giveAgain: Draw = (scene) => {
  const { random, world } = scene;
  const { id: giftId, price } = gifts[2];
  const key = random.pick(['one tap', 'another tap']);
  const wish = { room: world.rooms[0]!, accountId: world.fanIds[0]!, giftId, count: 1, price, key };
  return giving(scene, wish);
};

/** A key that may come with another gift. */
export const giveByOneKey: Draw = (scene) => {
  const { world } = scene;
  return giving(scene, { ...wishOf(scene), accountId: world.fanIds.at(-1)!, key: 'the-same-key' });
};

/** An anchor, to themselves. */
export const giveOneself: Draw = (scene) => {
  const wish = wishOf(scene);
  return giving(scene, { ...wish, accountId: wish.room.anchorId, giftId: 1, count: 1, price: 1 });
};

import { sql } from 'drizzle-orm';
import { closeBroadcast } from '#src/modules/anchors/broadcasts/close-broadcast.ts';
import { gatherUnlocks } from '#src/modules/live/unlocks/gather-unlocks.ts';
import { refundUnlock, settleBroadcast } from '#src/modules/live/unlocks/settle-unlocks.ts';
import { type UnlockOrder, unlockRoom } from '#src/modules/live/unlocks/unlock-room.ts';
import { rows } from '#testing/rows.ts';
import { anchorShare } from '../../product.ts';
import type { OwnRoom } from '../../world.ts';
import { type Draw, type Operation, type Scene, tryIn } from '../operation.ts';

interface Wish {
  room: OwnRoom;
  accountId: number;
  price: number;
  key: string;
}

const nameOf = ({ room, accountId, price }: Wish) => `${accountId} unlocks ${room.id} for ${price}`;

async function unlockOne(
  scene: Scene,
  wish: Wish,
  order: (order: UnlockOrder) => Promise<number>,
): Promise<void> {
  const { notes, product } = scene;
  const { room, accountId, price, key } = wish;
  const { id: broadcastId } = room;
  await tryIn(scene, nameOf(wish))(
    () => order({ broadcastId, accountId, price, key, now: product.context.clock.now() }),
    (outcome, turn) => notes.unlocks.push({ broadcastId, accountId, key, price, turn, outcome }),
  );
}

const unlocking = (scene: Scene, wish: Wish): Operation => ({
  name: nameOf(wish),
  run: () => unlockOne(scene, wish, (order) => unlockRoom(scene.product.context.db, order)),
});

export const unlock: Draw = (scene) => {
  const { random, world } = scene;
  const room = random.pick(world.rooms);
  const price = random.chance(0.8) ? room.price : room.price + 1;
  const accountId = random.pick(world.fanIds);
  return unlocking(scene, { room, accountId, price, key: `broadcast:${room.id}` });
};

/** Several at the same moment, as one process gathers them. */
export const unlockTogether: Draw = (scene) => {
  const { product, random, world } = scene;
  const wishes = Array.from({ length: random.int(2, 3) }, () => {
    const room = random.pick(world.rooms);
    const accountId = random.pick(world.fanIds);
    return { room, accountId, price: room.price, key: `broadcast:${room.id}` };
  });
  return {
    name: `together: ${wishes.map(nameOf).join(', ')}`,
    async run() {
      const order = gatherUnlocks(product.context);
      await Promise.all(wishes.map((wish) => unlockOne(scene, wish, order)));
    },
  };
};

/** The same person, and mostly the same room. */
export const unlockAgain: Draw = (scene) => {
  const { random, world } = scene;
  const room = random.chance(0.7) ? world.rooms[0]! : random.pick(world.rooms);
  const key = random.pick([`broadcast:${room.id}`, 'another key']);
  return unlocking(scene, { room, accountId: world.fanIds[0]!, price: room.price, key });
};

/** A key that may come with another room. */
export const unlockByOneKey: Draw = (scene) => {
  const { random, world } = scene;
  const room = random.pick(world.rooms);
  const accountId = world.fanIds.at(-1)!;
  return unlocking(scene, { room, accountId, price: room.price, key: 'the-same-key' });
};

/** By its anchor, by staff, or because its picture stayed away; then its gold is settled. */
export const endRoom: Draw = (scene) => {
  const { notes, product, random, turns, world } = scene;
  const { id: broadcastId } = random.pick(world.rooms);
  const endedBy = random.pick(['downcast', 'downcast', 'cut', 'banned', 'lapsed'] as const);
  const name = `${broadcastId} ends: ${endedBy}`;
  const { db, clock, jobs } = product.context;
  return {
    name,
    async run() {
      const go = tryIn(scene, name);
      const end = { broadcastId, endedBy, reason: null, by: null, now: clock.now() };
      const ended = await go(() => db.transaction((tx) => closeBroadcast(tx, jobs, end)));
      if (ended.is !== 'done') return;
      notes.roomEnds.push({ broadcastId, turn: turns.now() });
      await go(() => settleBroadcast({ db, clock, anchorShare }, broadcastId));
    },
  };
};

export const settleRoom: Draw = (scene) => {
  const { product, random, world } = scene;
  const { id } = random.pick(world.rooms);
  const { db, clock } = product.context;
  const name = `what ${id} has is settled`;
  return {
    name,
    async run() {
      await tryIn(scene, name)(() => settleBroadcast({ db, clock, anchorShare }, id));
    },
  };
};

export const refundRoom: Draw = (scene) => {
  const { notes, product, random, world } = scene;
  const room = random.pick(world.rooms);
  const accountId = random.pick(world.fanIds);
  const { db, clock } = product.context;
  const name = `${accountId} is refunded room ${room.id}`;
  return {
    name,
    async run() {
      const go = tryIn(scene, name);
      const found = await go(() =>
        rows<{ id: number }>(
          db,
          sql`select id from live_unlock
            where broadcast_id = ${room.id} and account_id = ${accountId}`,
        ),
      );
      const [unlocked] = found.is === 'done' ? found.value : [];
      if (!unlocked) return;
      const { id } = unlocked;
      const given = { id, by: world.supportId, reason: 'No sound', now: clock.now() };
      const outcome = await go(() =>
        db.transaction((tx) => refundUnlock(tx, { anchorShare }, given)),
      );
      notes.unlockRefunds.push({ unlockId: id, outcome });
    },
  };
};

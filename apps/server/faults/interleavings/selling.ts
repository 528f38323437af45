import { sql } from 'drizzle-orm';
import { buyPlan } from '#src/modules/experts/buy-plan.ts';
import { releasePlan } from '#src/modules/experts/release-plan.ts';
import { transition } from '#src/modules/experts/states.ts';
import { revisePlan } from '#src/modules/experts/write-plan.ts';
import type { OwnPlan } from '../world.ts';
import { type Draw, type Scene, tryIn } from './operation.ts';

interface Wish {
  plan: OwnPlan;
  buyerId: number;
  price: number;
  key: string;
}

function buying(scene: Scene, { plan, buyerId, price, key }: Wish) {
  const { notes, product } = scene;
  const { db, clock } = product.context;
  const name = `${buyerId} buys ${plan.id} for ${price}`;
  return {
    name,
    async run() {
      await tryIn(scene, name)(
        async () => {
          const given = { planId: plan.id, buyerId, price, key, now: clock.now() };
          return (await buyPlan(db, given)).id;
        },
        (outcome, turn) =>
          notes.sales.push({ planId: plan.id, buyerId, key, price, turn, outcome }),
      );
    },
  };
}

/** Few people and plans, so that they meet: the same again, and the last coin. */
export const buy: Draw = (scene) => {
  const { random, world } = scene;
  const plan = random.pick(world.plans);
  const buyerId = random.pick(world.fanIds);
  const price = random.chance(0.9) ? plan.price : plan.price + random.pick([-1, 1]);
  return buying(scene, { plan, buyerId, price, key: `plan:${plan.id}` });
};

/** The same person, mostly the same plan; for all of them the gold is not enough. */
export const buyAgain: Draw = (scene) => {
  const { random, world } = scene;
  const plan = random.chance(0.6) ? world.plans[0]! : random.pick(world.plans);
  return buying(scene, {
    plan,
    buyerId: world.fanIds[0]!,
    price: plan.price,
    key: `plan:${plan.id}`,
  });
};

/** A key that may come with another plan. */
export const buyByOneKey: Draw = (scene) => {
  const { random, world } = scene;
  const plan = random.pick(world.plans);
  const buyerId = world.fanIds.at(-1)!;
  return buying(scene, { plan, buyerId, price: plan.price, key: 'the-same-key' });
};

const takenOff =
  (state: 'takenDown' | 'deleted'): Draw =>
  (scene) => {
    const { notes, product, random, turns, world } = scene;
    const { id: planId } = random.pick(world.plans);
    const name = `${planId} is ${state}`;
    const { db, clock } = product.context;
    const given = { to: state, by: world.expertId, reason: null, at: clock.now() };
    return {
      name,
      async run() {
        const outcome = await tryIn(
          scene,
          name,
        )(() => db.transaction((tx) => transition(tx, planId, given)));
        if (outcome.is !== 'done') return;
        notes.stops.push({ planId, turn: turns.now(), what: state });
        notes.states.push({ planId, states: state === 'deleted' ? [state] : [state, 'deleted'] });
      },
    };
  };
export const takeDown = takenOff('takenDown');
export const remove = takenOff('deleted');

export const revise: Draw = (scene) => {
  const { product, random, world } = scene;
  const { id: planId } = random.pick(world.plans);
  const price = random.pick([5, 20, 40]);
  const name = `${planId} is revised to cost ${price}`;
  const { db, clock } = product.context;
  return {
    name,
    async run() {
      const given = { expertId: world.expertId, planId, written: { price }, now: clock.now() };
      await tryIn(scene, name)(() => db.transaction((tx) => revisePlan(tx, given)));
    },
  };
};

export const release: Draw = (scene) => {
  const { product, random, world } = scene;
  const { id: planId } = random.pick(world.plans);
  const name = `${planId} is published`;
  const { db, clock, jobs } = product.context;
  return {
    name,
    async run() {
      const given = { planId, by: world.supportId, now: clock.now() };
      await tryIn(scene, name)(() => db.transaction((tx) => releasePlan(tx, jobs, given)));
    },
  };
};

/** Somebody with a connection of their own, who knows no rules. */
export const tamper: Draw = (scene) => {
  const { notes, product, random, world } = scene;
  const { id: planId } = world.plans[0]!;
  const set = random.pick([sql`pick = 'draw'`, sql`price = price + 1`, sql`odds = 9`]);
  const name = `${planId} is tampered with`;
  return {
    name,
    async run() {
      const outcome = await tryIn(
        scene,
        name,
      )(async () => {
        await product.context.db.execute(sql`update plan set ${set} where id = ${planId}`);
      });
      notes.tampered.push({ planId, outcome });
    },
  };
};

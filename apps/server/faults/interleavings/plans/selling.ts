import { sql } from 'drizzle-orm';
import { publishPlan } from '#src/modules/experts/plans/publish-plan.ts';
import { transition } from '#src/modules/experts/plans/states.ts';
import { revisePlan } from '#src/modules/experts/plans/write-plan.ts';
import { buyPlan, type PlanOrder } from '#src/modules/experts/purchases/buy-plan.ts';
import { gatherOrders } from '#src/modules/experts/purchases/gather-orders.ts';
import { publishVersion, refuseVersion } from '#src/modules/experts/versions/publish-version.ts';
import { revisePublished } from '#src/modules/experts/versions/revise-published.ts';
import { rows } from '#testing/rows.ts';
import type { OwnPlan } from '../../world.ts';
import { type Draw, type Scene, tryIn } from '../operation.ts';

interface Wish {
  plan: OwnPlan;
  buyerId: number;
  price: number;
  key: string;
}

const nameOf = ({ plan, buyerId, price }: Wish) => `${buyerId} buys ${plan.id} for ${price}`;

async function buyOne(
  scene: Scene,
  { plan, buyerId, price, key }: Wish,
  order: (order: PlanOrder) => Promise<{ id: number }>,
): Promise<void> {
  const { notes, product } = scene;
  const { clock } = product.context;
  await tryIn(scene, nameOf({ plan, buyerId, price, key }))(
    async () => (await order({ planId: plan.id, buyerId, price, key, now: clock.now() })).id,
    (outcome, turn) => notes.sales.push({ planId: plan.id, buyerId, key, price, turn, outcome }),
  );
}

const buying = (scene: Scene, wish: Wish) => ({
  name: nameOf(wish),
  run: () => buyOne(scene, wish, (order) => buyPlan(scene.product.context.db, order)),
});

/** Few people and plans, so that they meet: the same again, and the last coin. */
export const buy: Draw = (scene) => {
  const { random, world } = scene;
  const plan = random.pick(world.plans);
  const buyerId = random.pick(world.fanIds);
  // What it costs, or may cost after a revision.
  const price = random.chance(0.7) ? plan.price : random.pick([5, 20, 40, plan.price + 1]);
  return buying(scene, { plan, buyerId, price, key: `plan:${plan.id}` });
};

/** Several at the same moment, as one process gathers them. */
export const buyTogether: Draw = (scene) => {
  const { product, random, world } = scene;
  const wishes = Array.from({ length: random.int(2, 3) }, () => {
    const plan = random.pick(world.plans);
    const buyerId = random.pick(world.fanIds);
    return { plan, buyerId, price: plan.price, key: `plan:${plan.id}` };
  });
  return {
    name: `together: ${wishes.map(nameOf).join(', ')}`,
    async run() {
      const order = gatherOrders(product.context);
      await Promise.all(wishes.map((wish) => buyOne(scene, wish, order)));
    },
  };
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
  const { id: planId, published } = random.pick(world.plans);
  const price = random.pick([5, 20, 40]);
  const name = `${planId} is revised to cost ${price}`;
  const { db, clock } = product.context;
  const work = published ? revisePublished : revisePlan;
  return {
    name,
    async run() {
      const given = { expertId: world.expertId, planId, written: { price }, now: clock.now() };
      await tryIn(scene, name)(() => db.transaction((tx) => work(tx, given)));
    },
  };
};

/** A revision goes on sale: who looks from then on pays its price. */
export const publishRevision: Draw = (scene) => {
  const { notes, product, random, turns, world } = scene;
  const { id: planId } = random.pick(world.plans);
  const name = `the revision of ${planId} is published`;
  const { db, clock, jobs } = product.context;
  return {
    name,
    async run() {
      const given = { planId, by: world.supportId, now: clock.now() };
      await tryIn(scene, name)(
        () =>
          db.transaction(async (tx) => {
            await publishVersion(tx, jobs, given);
            const [plan] = await rows<{ number: number }>(
              tx,
              sql`select version as number from plan where id = ${planId}`,
            );
            return plan!.number;
          }),
        (outcome) => {
          if (outcome.is !== 'done') return;
          const turn = turns.speaker()!.had.at(-1)!;
          notes.versions.push({ planId, number: outcome.value, turn });
        },
      );
    },
  };
};

export const refuseRevision: Draw = (scene) => {
  const { product, random, world } = scene;
  const { id: planId } = random.pick(world.plans);
  const name = `the revision of ${planId} is refused`;
  const { db, clock, jobs } = product.context;
  return {
    name,
    async run() {
      const given = { planId, by: world.supportId, reason: 'Too dear', now: clock.now() };
      await tryIn(scene, name)(() => db.transaction((tx) => refuseVersion(tx, jobs, given)));
    },
  };
};

export const publish: Draw = (scene) => {
  const { product, random, world } = scene;
  const { id: planId } = random.pick(world.plans);
  const name = `${planId} is published`;
  const { db, clock, jobs } = product.context;
  return {
    name,
    async run() {
      const given = { planId, by: world.supportId, now: clock.now() };
      await tryIn(scene, name)(() => db.transaction((tx) => publishPlan(tx, jobs, given)));
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

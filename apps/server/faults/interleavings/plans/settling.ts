import { planResults } from '@xiongmao/api/experts/rules';
import type { MatchState } from '@xiongmao/api/matches/shapes';
import { sql } from 'drizzle-orm';
import { refundPurchase } from '#src/modules/experts/purchases/refund-purchase.ts';
import { settlePlan } from '#src/modules/experts/settlement/settle-plan.ts';
import { ingest } from '#src/modules/feeds/ingest/ingest.ts';
import { rollUp } from '#src/modules/wallet/ledger/roll-up.ts';
import { stateOf } from '#testing/factories.ts';
import { rows } from '#testing/rows.ts';
import { expertShare } from '../../product.ts';
import { source } from '../../world.ts';
import { type Draw, type Operation, type Scene, tryIn } from '../operation.ts';

/** The feed says something of a match, and its plans are settled if that decides it. */
function turning(
  scene: Scene,
  what: string,
  state: Partial<MatchState>,
  match = scene.random.pick(scene.world.matches),
): Operation {
  const { notes, product, turns, world, version } = scene;
  const message = stateOf(match.name, version(), { phase: null, ...state });
  const name = `${match.id} ${what}`;
  const { db, clock } = product.context;
  return {
    name,
    async run() {
      const go = tryIn(scene, name);
      const told = await go(() =>
        db.transaction((tx) => ingest(tx, [message], { source, now: clock.now() })),
      );
      if (told.is !== 'done') return;
      for (const plan of world.plans) {
        if (plan.matchId !== match.id) continue;
        notes.stops.push({ planId: plan.id, turn: turns.now(), what: name });
      }
      if (state.status !== 'live') await go(() => product.settleMatches([match.id]));
    },
  };
}

export const kickOff: Draw = (scene) => turning(scene, 'kicks off', { status: 'live' });

export const end: Draw = (scene) => {
  const score = { home: scene.random.int(0, 2), away: scene.random.int(0, 2) };
  return turning(scene, `ends ${score.home}:${score.away}`, { status: 'ended', score });
};

/** A result, and another one right after it. */
export const correct: Draw = (scene) => {
  const match = scene.random.pick(scene.world.matches);
  const scores = scene.random.shuffled([
    { home: 1, away: 0 },
    { home: 0, away: 1 },
  ]);
  const [first, second] = scores.map((score) =>
    turning(scene, `ends ${score.home}:${score.away}`, { status: 'ended', score }, match),
  );
  return {
    name: `${first!.name}, no, ${second!.name}`,
    async run() {
      await first!.run();
      await second!.run();
    },
  };
};

export const cancel: Draw = (scene) =>
  turning(scene, 'is cancelled', { status: 'cancelled', score: null });

export const settleAgain: Draw = (scene) => {
  const { product, random, world } = scene;
  const { id } = random.pick(world.matches);
  const name = `${id} is settled`;
  const missed = random.chance(0.3);
  return {
    name: missed ? 'what was missed is settled' : name,
    async run() {
      const work = () => (missed ? product.settleMissed() : product.settleMatches([id]));
      await tryIn(scene, name)(work);
    },
  };
};

export const override: Draw = (scene) => {
  const { notes, product, random, world } = scene;
  const { id: planId } = random.pick(world.plans);
  const result = random.pick(planResults);
  const name = `${planId} is overridden as ${result}`;
  const { db, clock, jobs } = product.context;
  return {
    name,
    async run() {
      const verdict = { result, rule: 'override', score: null };
      const by = { by: world.supportId, reason: 'It was wrong' };
      const given = { planId, cause: 'override', verdict, ...by, now: clock.now() } as const;
      const terms = { jobs, expertShare };
      // Each attempt is noted: one without an answer may have been done, and the next then changes nothing.
      await tryIn(scene, name)(
        () => db.transaction((tx) => settlePlan(tx, terms, given)),
        (outcome) => notes.overrides.push({ planId, result, outcome }),
      );
    },
  };
};

export const refund: Draw = (scene) => {
  const { notes, product, random, world } = scene;
  const plan = random.pick(world.plans);
  const buyerId = random.pick(world.fanIds);
  const name = `${buyerId} is refunded ${plan.id}`;
  const { db, clock } = product.context;
  return {
    name,
    async run() {
      const go = tryIn(scene, name);
      const found = await go(() =>
        rows<{ id: number }>(
          db,
          sql`select id from purchase where plan_id = ${plan.id} and buyer_id = ${buyerId}`,
        ),
      );
      const [purchase] = found.is === 'done' ? found.value : [];
      if (!purchase) return;
      const { id } = purchase;
      const given = { id, by: world.supportId, reason: 'By mistake', now: clock.now() };
      const outcome = await go(() =>
        db.transaction((tx) => refundPurchase(tx, { expertShare }, given)),
      );
      notes.refunds.push({ purchaseId: id, outcome });
    },
  };
};

export const rollUpBalances: Draw = (scene) => ({
  name: 'balances are rolled up',
  async run() {
    await tryIn(scene, 'balances are rolled up')(() => rollUp(scene.product.context.db));
  },
});

/** Somebody sets the server's clock: kick-off may have been, or is yet to come again. */
export const moveClock: Draw = (scene) => {
  const minutes = scene.random.pick([60, 60, -60]);
  const name = `the clock is moved by ${minutes} minutes`;
  return {
    name,
    async run() {
      // Its turn comes as everyone's does.
      await tryIn(scene, name)(() => scene.product.context.db.execute(sql`select 1`));
      scene.product.clock.move({ minutes });
    },
  };
};

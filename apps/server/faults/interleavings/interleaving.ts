import { type Random, randomOf } from '#src/demo/simulator/random.ts';
import { buyPlan } from '#src/modules/experts/purchases/buy-plan.ts';
import { revisePublished } from '#src/modules/experts/versions/revise-published.ts';
import { settleMissed } from '#src/modules/live/unlocks/settle-unlocks.ts';
import { NotEnoughGold } from '#src/modules/wallet/errors.ts';
import type { Violation } from '#src/modules/wallet/ledger/prove-ledger.ts';
import { rollUp } from '#src/modules/wallet/ledger/roll-up.ts';
import { type Break, rewriting } from '../breaks.ts';
import { anchorShare, createProduct, type Product } from '../product.ts';
import { makeShop, makeWorld, type World } from '../world.ts';
import { missed } from './expectations.ts';
import * as giving from './gifts/giving.ts';
import * as drawing from './mall/drawing.ts';
import * as redeeming from './mall/redeeming.ts';
import { redeemBefore } from './mall/wishes.ts';
import * as working from './mall/working.ts';
import { type Notes, newNotes } from './notes.ts';
import type { Draw, Scene } from './operation.ts';
import { leave, openOwnRows } from './own-rows.ts';
import * as selling from './plans/selling.ts';
import * as settling from './plans/settling.ts';
import * as recharging from './recharge/recharging.ts';
import * as watching from './rooms/watching.ts';
import { openWatch } from './spy.ts';
import { findWriters, type TurnedPool, turned, turnedPool } from './turned-pool.ts';
import { createTurns, Stuck, type Trouble, troubles } from './turns.ts';

const draws = {
  ...selling,
  ...settling,
  ...recharging,
  ...watching,
  ...giving,
  ...redeeming,
  ...working,
  ...drawing,
} satisfies Record<string, Draw>;
type Name = keyof typeof draws;

/** What a run is about: how often each operation is drawn. */
const themes: readonly Partial<Record<Name, number>>[] = [
  {
    buy: 4,
    buyTogether: 2,
    buyAgain: 6,
    buyByOneKey: 6,
    tell: 3,
    refund: 1,
    end: 1,
    settleAgain: 1,
    rollUpBalances: 1,
  },
  {
    buy: 6,
    buyTogether: 2,
    buyAgain: 1,
    buyByOneKey: 4,
    takeDown: 2,
    remove: 1,
    revise: 1,
    publish: 1,
    publishRevision: 1,
    kickOff: 2,
    moveClock: 2,
    tamper: 1,
  },
  {
    buy: 6,
    buyTogether: 2,
    buyAgain: 1,
    revise: 3,
    publishRevision: 4,
    refuseRevision: 1,
    takeDown: 1,
    kickOff: 2,
    end: 1,
    cancel: 1,
    refund: 1,
    tamper: 1,
  },
  {
    buy: 4,
    buyTogether: 2,
    buyAgain: 1,
    end: 4,
    correct: 3,
    cancel: 1,
    settleAgain: 3,
    override: 1,
    refund: 2,
    kickOff: 1,
  },
  {
    tell: 7,
    tellOutOfOrder: 3,
    payInSilence: 2,
    rechargeAgain: 2,
    buy: 2,
    buyTogether: 2,
    buyAgain: 1,
    rollUpBalances: 1,
  },
  {
    buy: 4,
    buyTogether: 2,
    buyAgain: 2,
    buyByOneKey: 4,
    takeDown: 1,
    remove: 1,
    revise: 1,
    publish: 1,
    publishRevision: 1,
    refuseRevision: 1,
    tamper: 1,
    kickOff: 1,
    end: 1,
    correct: 1,
    cancel: 1,
    settleAgain: 1,
    override: 1,
    refund: 1,
    tell: 1,
    tellOutOfOrder: 1,
    payInSilence: 1,
    rechargeAgain: 1,
    rollUpBalances: 1,
    moveClock: 1,
  },
];

/** Of every tenth seed: a theme of its own leaves what the others are about as it was. */
const roomTheme: Partial<Record<Name, number>> = {
  unlock: 6,
  unlockTogether: 3,
  unlockAgain: 4,
  unlockByOneKey: 4,
  endRoom: 3,
  settleRoom: 2,
  refundRoom: 2,
  rollUpBalances: 1,
  buy: 1,
};
const isOfRooms = (seed: number): boolean => seed % 10 === 5;

/** Likewise. */
const giftTheme: Partial<Record<Name, number>> = {
  give: 6,
  giveTogether: 4,
  giveAgain: 5,
  giveByOneKey: 4,
  giveOneself: 1,
  endRoom: 2,
  rollUpBalances: 1,
  moveClock: 1,
  buy: 1,
};
const isOfGifts = (seed: number): boolean => seed % 10 === 8;

interface MallTheme {
  /** Whether the orders that there are before are paid. */
  paid: boolean;
  weights: Partial<Record<Name, number>>;
}

/** Likewise, each in its turn: redeeming, deadlines, the desk, blind boxes. */
const mallThemes: readonly MallTheme[] = [
  {
    paid: false,
    weights: {
      redeem: 4,
      redeemTogether: 3,
      redeemByOneKey: 2,
      payAgain: 6,
      cancelRedemption: 2,
      lapse: 2,
      rollUpBalances: 1,
    },
  },
  { paid: false, weights: { payAgain: 8, lapse: 8, setClock: 1 } },
  {
    paid: true,
    weights: {
      cancelRedemption: 5,
      shipRedemption: 6,
      refundRedemption: 3,
      claimRedemption: 6,
      redeem: 1,
      setClock: 1,
    },
  },
  {
    paid: true,
    weights: {
      drawOne: 6,
      drawTogether: 4,
      drawAgain: 3,
      redeem: 2,
      shipRedemption: 1,
      refundRedemption: 1,
      closeBox: 1,
      setClock: 1,
      rollUpBalances: 1,
    },
  },
];
const mallThemeOf = (seed: number): MallTheme =>
  mallThemes[Math.floor(seed / 10) % mallThemes.length]!;
const isOfMall = (seed: number): boolean => seed % 10 === 6;

const specialOf = (seed: number) => {
  if (isOfRooms(seed)) return roomTheme;
  if (isOfMall(seed)) return mallThemeOf(seed).weights;
  return isOfGifts(seed) ? giftTheme : null;
};

/** How many connections the product has: all that it wants, or so few that operations wait for them. */
const poolSizes = [8, 8, 8, 2, 1] as const;

export interface Interleavings {
  /** One run, wholly determined by its seed. */
  run(seed: number): Promise<Violation[]>;
  end(): Promise<void>;
}

export async function openInterleavings(url: string, broken: Break | null): Promise<Interleavings> {
  const watch = await openWatch(url);
  const own = await openOwnRows(url);
  const writers = await findWriters(url);
  const rewrite = rewriting(broken);
  const pools = new Map<number, TurnedPool>();
  function poolOf(size: number): TurnedPool {
    const pool = pools.get(size) ?? turnedPool({ url, size, writers, rewrite, cut: watch.cut });
    pools.set(size, pool);
    return pool;
  }

  return {
    async run(seed) {
      const random = randomOf(`interleaving ${seed}`);
      const size = random.pick(poolSizes);
      const pool = poolOf(size);
      const product = createProduct(pool.db);
      await own.begin();
      const world = await makeWorld(product, random);
      if (isOfMall(seed)) world.shop = await makeShop(product, world.fanIds);
      const notes = newNotes();
      const spy = { blocked: watch.blocked, freeConnections: pool.free };
      const turns = createTurns(randomOf(`turns ${seed}`), spy, troublesOf(random));
      let versions = 1;
      const version = () => ++versions;
      await buyBefore(product, world, notes, random);
      await reviseBefore(product, world, random);
      const scene: Scene = { product, world, notes, turns, random, broken, version };
      if (world.shop) await redeemBefore(scene, mallThemeOf(seed).paid);
      const drawn = random.pick(themes);
      const special = specialOf(seed);
      const theme = (special ?? drawn) as Record<Name, number>;
      const operations = Array.from({ length: random.int(4, 10) }, () =>
        draws[random.among(theme)](scene),
      );
      try {
        pool.follow(turns);
        await turns.play(operations);
      } catch (error) {
        if (!(error instanceof Stuck)) throw error;
        pools.delete(size);
        await watch.cutAll(turned);
        return [{ rule: 'somebody can always go on', what: error.message }];
      } finally {
        pool.follow(null);
      }
      const matchIds = world.matches.map(({ id }) => id);
      const violations: Violation[] = [];
      try {
        await product.settleMatches(matchIds);
        await product.settleMissed();
        await settleMissed({ ...product.context, anchorShare });
      } catch (error) {
        const what = (error as Error).cause ?? error;
        violations.push({ rule: 'what is left is settled by itself', what: String(what) });
      }
      await rollUp(pool.db);
      violations.push(...(await own.prove()), ...(await missed(own.db, world, notes)));
      await leave(pool.db, matchIds);
      return violations;
    },
    async end() {
      for (const pool of pools.values()) await pool.end();
      await own.end();
      await watch.end();
    },
  };
}

/** Some have bought already: theirs is what is settled, refunded and bought again. */
async function buyBefore(
  { context: { db, clock } }: Product,
  { fanIds, plans }: World,
  { sales }: Notes,
  random: Random,
): Promise<void> {
  for (const buyerId of fanIds) {
    const { id: planId, price, published } = random.pick(plans);
    if (!published || random.chance(0.4)) continue;
    const key = `plan:${planId}`;
    try {
      const { id } = await buyPlan(db, { planId, buyerId, price, key, now: clock.now() });
      sales.push({ planId, buyerId, key, price, turn: 0, outcome: { is: 'done', value: id } });
    } catch (error) {
      if (!(error instanceof NotEnoughGold)) throw error;
    }
  }
}

/** Of some plans a revision awaits review. */
async function reviseBefore(
  { context: { db, clock } }: Product,
  { expertId, plans }: World,
  random: Random,
): Promise<void> {
  for (const { id: planId, published } of plans) {
    if (!published || random.chance(0.5)) continue;
    const written = { price: random.pick([5, 20, 40]) };
    const given = { expertId, planId, written, now: clock.now() };
    await db.transaction((tx) => revisePublished(tx, given));
  }
}

/** In every other run one or two statements go wrong. */
function troublesOf(random: Random): Map<number, Trouble> {
  if (random.chance(0.5)) return new Map();
  const count = random.int(1, 2);
  return new Map(
    Array.from({ length: count }, () => [random.int(1, 30), random.pick(troubles)] as const),
  );
}

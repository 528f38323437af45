import { sql } from 'drizzle-orm';
import type { Random } from '#src/demo/simulator/random.ts';
import { publishPlan } from '#src/modules/experts/plans/publish-plan.ts';
import { postPlan, type Written } from '#src/modules/experts/plans/write-plan.ts';
import { ingest } from '#src/modules/feeds/ingest/ingest.ts';
import {
  addCards,
  addEdition,
  addGoods,
  changeStock,
  mallContext,
  openEdition,
} from '#src/modules/mall/index.ts';
import { ledgerAccountOf, move, ownAccount } from '#src/modules/wallet/ledger/ledger.ts';
import { beginRecharge } from '#src/modules/wallet/recharge/recharge.ts';
import { fixtureOf, writtenPlan } from '#testing/factories.ts';
import { rows } from '#testing/rows.ts';
import type { Product } from './product.ts';

export const source = 'faults';

export interface OwnMatch {
  id: number;
  /** What its feed calls it. */
  name: string;
}

export interface OwnPlan {
  id: number;
  matchId: number;
  price: number;
  /** Whether it was on sale as the run began. */
  published: boolean;
}

/** A paid broadcast that is on air. */
export interface OwnRoom {
  id: number;
  anchorId: number;
  price: number;
}

export interface OwnPayment {
  id: number;
  accountId: number;
  orderNo: string;
  key: string;
  fen: number;
}

/** Few goods, fewer cards, and a box of some of both. */
export interface OwnShop {
  goods: { id: number; price: number; kind: 'physical' | 'virtual' }[];
  boxId: number;
  boxPrice: number;
}

/** A few people with little gold, an expert, and plans on a match or two. */
export interface World {
  matches: OwnMatch[];
  expertId: number;
  supportId: number;
  fanIds: number[];
  plans: OwnPlan[];
  payments: OwnPayment[];
  rooms: OwnRoom[];
  /** Only of runs that are about it. */
  shop: OwnShop | null;
}

const minute = 60_000;

let worlds = 0;

export async function makeWorld(product: Product, random: Random): Promise<World> {
  const { clock } = product;
  const { db } = product.context;
  const mark = `world${++worlds}`;
  const [expertId, supportId, ...fanIds] = await makeAccounts(product, mark, random.int(4, 6));
  await db.execute(sql`
    insert into expert (account_id, state, introduction, applied_at, approved_at)
    values (${expertId}, 'approved', 'Knows', now(), now())`);
  const matches: OwnMatch[] = [];
  for (let number = 0; number < random.int(1, 2); number++) {
    matches.push(await makeMatch(product, `${mark}-${number}`, random.int(20, 50)));
  }
  const plans: OwnPlan[] = [];
  // An expert who picks otherwise on the same market is refused.
  const picks = new Map(matches.map(({ id }) => [id, random.pick(['home', 'away'])]));
  const count = random.pick([1, 2, 2, 3]);
  for (let number = 0; number < count; number++) {
    const { id: matchId } = random.pick(matches);
    const given = {
      ...writtenPlan,
      price: random.pick([10, 20, 28]),
      refund: random.chance(0.5),
      pick: picks.get(matchId)!,
    };
    const published = number === 0 || random.chance(0.8);
    const post = { expertId: expertId!, matchId, written: given };
    plans.push({
      ...(await makePlan(product, { ...post, by: published ? supportId! : null })),
      price: given.price,
    });
  }
  const payments: OwnPayment[] = [];
  for (const fanId of fanIds) {
    // One of them can afford everything.
    const gold = fanId === fanIds.at(-1) ? 200 : random.int(10, 60);
    await giveGold(product, fanId, gold, `${mark}:${fanId}`);
    if (random.chance(0.5)) payments.push(await makePayment(product, fanId, `key-of-${mark}`));
  }
  clock.move({ minutes: 5 }); // gateways are asked about payments after a minute
  const rooms = [
    await makeRoom(product, { name: `${mark}-a`, price: 20 }),
    await makeRoom(product, { name: `${mark}-b`, price: 15 }),
  ];
  for (const { anchorId } of rooms) await giveGold(product, anchorId, 5, `${mark}:${anchorId}`);
  const people = { expertId: expertId!, supportId: supportId!, fanIds };
  return { matches, ...people, plans, payments, rooms, shop: null };
}

async function makeAccounts({ context }: Product, mark: string, count: number): Promise<number[]> {
  const made = await rows<{ id: number }>(
    context.db,
    sql`insert into account (username, created_at)
      select ${mark} || '-' || n, now() from generate_series(1, ${count}::int) n returning id`,
  );
  return made.map(({ id }) => id);
}

/** A match that begins in some minutes. */
export async function makeMatch(
  { context: { db, clock } }: Product,
  name: string,
  minutes: number,
): Promise<OwnMatch> {
  const startsAt = new Date(clock.now().getTime() + minutes * minute).toISOString();
  const teams = { home: { id: 'home', name: 'Home' }, away: { id: 'away', name: 'Away' } };
  const fixture = fixtureOf(name, startsAt, teams);
  const { ids } = await db.transaction((tx) => ingest(tx, [fixture], { source, now: clock.now() }));
  return { id: ids.get(name)!.id, name };
}

/** A plan: on sale if somebody published it. */
export async function makePlan(
  { context: { db, clock, jobs } }: Product,
  given: { expertId: number; matchId: number; by: number | null; written?: Partial<Written> },
): Promise<OwnPlan> {
  const { expertId, matchId, by } = given;
  const now = clock.now();
  const plan = { ...writtenPlan, ...given.written };
  const id = await db.transaction((tx) => postPlan(tx, { expertId, matchId, written: plan, now }));
  if (by !== null) await db.transaction((tx) => publishPlan(tx, jobs, { planId: id, by, now }));
  return { id, matchId, price: plan.price, published: by !== null };
}

/** A paid broadcast on air, of an anchor of its own. */
export async function makeRoom(
  { context: { db, clock } }: Product,
  { name, price }: { name: string; price: number },
): Promise<OwnRoom> {
  const at = sql`${clock.now().toISOString()}::timestamptz`;
  const [made] = await rows<Omit<OwnRoom, 'price'>>(
    db,
    sql`with a as (insert into account (username, created_at) values (${name}, ${at}) returning id),
        n as (insert into anchor (account_id, state, introduction, applied_at, approved_at)
          select id, 'approved', '', ${at}, ${at} from a returning account_id)
      insert into broadcast (anchor_id, title, language, price, preview_seconds, began_at, on_air_at)
      select account_id, 'A room', 'en', ${price}, 30, ${at}, ${at} from n returning id, anchor_id as "anchorId"`,
  );
  return { ...made!, price };
}

export async function giveGold(
  { context: { db, clock } }: Product,
  ownerId: number,
  amount: number,
  key: string,
): Promise<void> {
  await db.transaction(async (tx) => {
    const from = await ownAccount(tx, 'bonus');
    const to = await ledgerAccountOf(tx, 'user', ownerId);
    const gift = { kind: 'welcome', reference: 'welcome', at: clock.now() } as const;
    await move(tx, { ...gift, key: `gift:${key}`, from, to, amount });
  });
}

async function makePayment(
  { context, gateways }: Product,
  accountId: number,
  key: string,
): Promise<OwnPayment> {
  const fen = 10_00;
  const wish = { accountId, fen, key, subjectOf: () => 'Gold' };
  const { payment } = await beginRecharge(context, gateways.get('alipay')!, wish);
  return { id: payment.id, accountId, orderNo: payment.orderNo, key, fen };
}

/** A shop where more is wanted than there is. */
export async function makeShop({ context }: Product, fanIds: readonly number[]): Promise<OwnShop> {
  const { db, clock } = context;
  const shop = mallContext(context);
  const at = clock.now();
  return db.transaction(async (tx) => {
    const make = async (kind: 'physical' | 'virtual', price: number) => {
      const texts = { zh_CN: '商品', en_US: 'Goods' };
      const id = await addGoods(tx, {
        ...{ kind, price, names: texts, descriptions: texts, categoryId: null, pictures: [] },
        conditions: { level: 0, limit: null, phone: false },
        ...{ onSale: true, publishAt: at.toISOString(), offAt: null, order: 1, lowStock: 0 },
      });
      return { id, price, kind };
    };
    const scarf = await make('physical', 10);
    const card = await make('virtual', 5);
    await changeStock(tx, { goodsId: scarf.id, count: 4, reason: 'delivered', by: null, at });
    const lines = Array.from({ length: 5 }, (_, number) => `card-${number}`).join('\n');
    await addCards(tx, shop, { goodsId: card.id, lines, uid: null });
    const boxPrice = 8;
    const boxId = await addEdition(tx, {
      ...{ names: { zh_CN: '盲盒', en_US: 'Box' }, descriptions: {}, picture: null },
      ...{ price: boxPrice, daily: 100, coolDown: 0, age: 18, closesAt: null },
      prizes: [
        { goodsId: scarf.id, count: 2 },
        { goodsId: card.id, count: 3 },
      ],
    });
    await openEdition(tx, shop, boxId);
    await tx.execute(sql`
      insert into blind_age (account_id, age, at)
      select id, 30, now() from unnest(${sql.param([...fanIds])}::int[]) id
      on conflict (account_id) do nothing`);
    return { goods: [scarf, card], boxId, boxPrice };
  });
}

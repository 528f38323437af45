import { sql } from 'drizzle-orm';
import { beforeAll, expect, test, vi } from 'vitest';
import { ingest } from '#modules/feeds/index.ts';
import { ledgerAccountOf, move, ownAccount, proveLedger } from '#modules/wallet/index.ts';
import type { Database } from '#platform/db/database.ts';
import { additions } from '#src/app.ts';
import { testDatabase } from '#testing/database.ts';
import { silent } from '#testing/doubles/silent-log.ts';
import { fixtureOf, writtenPlan } from '#testing/factories.ts';
import { rows } from '#testing/rows.ts';
import { sealPlan } from '../plans/publish-plan.ts';
import { insertPlan } from '../plans/write-plan.ts';
import type { PlanOrder } from './buy-plan.ts';
import { gatherOrders } from './gather-orders.ts';

const now = new Date();
const soon = new Date(now.getTime() + 3_600_000).toISOString();
const price = 28;
const warn = vi.fn();
let db: Database;
let order: ReturnType<typeof gatherOrders>;
let expertId: number;
let fans: [number, number, number, number, ...number[]];

beforeAll(async () => {
  ({ db } = await testDatabase());
  order = gatherOrders({ db, log: { ...silent, warn } });
  await db.transaction((tx) => ingest(tx, [fixtureOf('match', soon)], { source: 'test', now }));
  const people = await rows<{ id: number }>(
    db,
    sql`insert into account (username, created_at)
      select 'person' || n, now() from generate_series(1, 12) n returning id`,
  );
  [expertId, ...fans] = people.map(({ id }) => id) as [number, ...typeof fans];
  await db.execute(sql`
    insert into expert (account_id, state, introduction, applied_at, approved_at)
    values (${expertId}, 'approved', 'Knows', now(), now())`);
  await db.transaction(async (tx) => {
    const from = await ownAccount(tx, 'bonus');
    for (const uid of [expertId, ...fans]) {
      const to = await ledgerAccountOf(tx, 'user', uid);
      const key = `gift:${uid}`;
      await move(tx, { key, kind: 'welcome', from, to, amount: 100, reference: key, at: now });
    }
  });
});

/** A plan on sale. */
async function plan(): Promise<number> {
  const [match] = await rows<{ id: number; gameId: number; bestOf: null }>(
    db,
    sql`select id, game_id as "gameId", null as "bestOf" from match`,
  );
  const written = { ...writtenPlan, price };
  return db.transaction(async (tx) => {
    const of = { expertId, matchId: match!.id, match: { ...match!, startsAt: soon } };
    const planId = await insertPlan(tx, { ...of, written, at: now });
    await sealPlan(tx, { planId, expertId, by: expertId, at: now });
    return planId;
  });
}

const orderOf = (planId: number, buyerId: number, more: Partial<PlanOrder> = {}): PlanOrder => ({
  planId,
  buyerId,
  price,
  key: `key-${planId}-${buyerId}`,
  now,
  ...more,
});
const purchases = (planId: number) =>
  rows<{ id: number }>(db, sql`select id from purchase where plan_id = ${planId}`);
const violations = async () => (await proveLedger(db, additions.ledgerRules)).violations;

test('Orders of the same moment are one transaction, and none fails for another', async () => {
  const planId = await plan();
  const otherId = await plan();
  const [poor, hasty, twice, thrifty, ...others] = fans;
  await db.execute(sql`update ledger_account set balance = 27 where owner_id = ${poor}`);
  await order(orderOf(otherId, thrifty, { key: 'a key of before' }));

  const asked = vi.spyOn(db.$client, 'query');
  const told = await Promise.allSettled([
    order(orderOf(planId, others[0]!)),
    order(orderOf(planId, poor)),
    order(orderOf(planId, hasty, { price: price - 1 })),
    order(orderOf(planId, expertId)),
    order(orderOf(planId, twice)),
    order(orderOf(planId, twice)),
    order(orderOf(planId, thrifty, { key: 'a key of before' })),
    order(orderOf(999_999, hasty)),
    ...others.slice(1).map((uid) => order(orderOf(planId, uid))),
  ]);
  expect(asked).toHaveBeenCalledTimes(1);
  asked.mockRestore();
  const answers = told.map((one) =>
    one.status === 'fulfilled' ? one.value : (one.reason as { errorName: string }).errorName,
  );
  expect(answers[0]).toMatchObject({ playType: 'winner', pick: 'home', odds: 2 });
  expect(answers.slice(1, 4)).toEqual(['notEnoughGold', 'priceChanged', 'ownPlan']);
  expect(answers[4]).toEqual(answers[5]);
  expect(answers.slice(6, 8)).toEqual(['keyReused', 'unknownPlan']);
  const bought = await purchases(planId);
  expect(bought).toHaveLength(others.length + 1);
  expect(bought.map(({ id }) => id)).toContain((answers[4] as { id: number }).id);
  await db.execute(sql`update ledger_account set balance = 100 where owner_id = ${poor}`);
  expect(await violations()).toEqual([]);
});

test('What fails for all of them together is done for each alone', async () => {
  const planId = await plan();
  await db.execute(sql`alter function buy_plans rename to buy_none`);
  const told = await Promise.allSettled(fans.slice(0, 3).map((uid) => order(orderOf(planId, uid))));
  await db.execute(sql`alter function buy_none rename to buy_plans`);
  expect(told.map(({ status }) => status)).toEqual(['fulfilled', 'fulfilled', 'fulfilled']);
  expect(await purchases(planId)).toHaveLength(3);
  expect(warn).toHaveBeenCalledExactlyOnceWith(
    expect.anything(),
    expect.stringContaining('buy-plans'),
  );
  expect(await violations()).toEqual([]);
});

test('Orders of a person that meet, some alone and some together, end none of each other', async () => {
  const [first, second] = [await plan(), await plan()];
  const [fan, stranger] = fans.slice(-2) as [number, number];
  const deadlocks = async () => {
    await db.execute(sql`select pg_stat_clear_snapshot()`);
    const [seen] = await rows<{ count: number }>(
      db,
      sql`select deadlocks as count from pg_stat_database where datname = current_database()`,
    );
    return seen!.count;
  };
  const before = await deadlocks();
  const asked: Promise<unknown>[] = [];
  await db.transaction(async (tx) => {
    await tx.execute(sql`select from ledger_account where owner_id = ${fan} for update`);
    asked.push(
      order(orderOf(first, fan)),
      order(orderOf(second, fan)),
      order(orderOf(second, stranger)),
    );
    await waiting(1);
    asked.push(order(orderOf(second, fan, { key: 'another' })));
    await waiting(2);
  });
  await Promise.all(asked);
  // What a session counts is told within a second of its end.
  await new Promise((later) => setTimeout(later, 1_500));
  expect(await deadlocks()).toBe(before);
  expect(await purchases(second)).toHaveLength(2);
  expect(await violations()).toEqual([]);
});

/** Until so many sessions wait for another's lock. */
async function waiting(count: number): Promise<void> {
  await vi.waitFor(async () => {
    const blocked = await rows(
      db,
      sql`select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
    );
    expect(blocked).toHaveLength(count);
  });
}

import { errors } from '@xiongmao/api/errors';
import { sql } from 'drizzle-orm';
import { beforeAll, describe, expect, test } from 'vitest';
import type { Database } from '#platform/db/database.ts';
import { testDatabase } from '#testing/database.ts';
import { rows } from '#testing/rows.ts';
import {
  captureHolds,
  holdGold,
  recollectHolds,
  releaseHolds,
  type Sharing,
  uncaptureHolds,
} from './holds.ts';
import { ledgerAccountOf, move, ownAccount, reverse } from './ledger.ts';
import { proveLedger, walletLedgerRules } from './prove-ledger.ts';
import { rollUp } from './roll-up.ts';

const at = new Date('2026-11-20T12:00:00Z');
let db: Database;
let next = 1;

beforeAll(async () => {
  ({ db } = await testDatabase());
});

/** A person with so much gold. */
async function personWith(gold: number): Promise<number> {
  const owner = next++;
  await db.transaction(async (tx) => {
    const to = await ledgerAccountOf(tx, 'user', owner);
    const from = await ownAccount(tx, 'bonus');
    const key = `welcome:${owner}`;
    await move(tx, { key, kind: 'welcome', from, to, amount: gold, reference: key, at });
  });
  return owner;
}

async function goldOf(owner: number, kind = 'user'): Promise<number> {
  const [found] = await rows<{ gold: number }>(
    db,
    sql`select coalesce(sum(e.amount), 0)::int as gold from ledger_account a
      left join ledger_entry e on e.account_id = a.id
      where a.kind = ${kind} and a.owner_id is not distinct from ${owner || null}`,
  );
  return found!.gold;
}

const hold = (ownerId: number, amount: number, key: string) =>
  db.transaction((tx) => holdGold(tx, { key, ownerId, amount, reference: 'order:1', at }));

describe('Gold', () => {
  test('moves with two entries that tell the balance before and after', async () => {
    const owner = await personWith(200);
    const entries = await rows(
      db,
      sql`select e.amount, e.before, e.after from ledger_entry e
        join ledger_account a on a.id = e.account_id where a.kind = 'user' and owner_id = ${owner}`,
    );
    expect(entries).toEqual([{ amount: 200, before: 0, after: 200 }]);
  });

  test('is moved once by a key, however often it comes', async () => {
    const owner = await personWith(100);
    const made = await Promise.all([1, 2, 3, 4, 5].map(() => hold(owner, 30, `buy:${owner}`)));
    expect(new Set(made).size).toBe(1);
    expect(await goldOf(owner)).toBe(70);
  });

  test('is refused to a key that came with another content', async () => {
    const owner = await personWith(100);
    await hold(owner, 30, `other:${owner}`);
    await expect(hold(owner, 31, `other:${owner}`)).rejects.toMatchObject({
      code: errors.keyReused.code,
    });
    expect(await goldOf(owner)).toBe(70);
  });

  test('is refused to a key that came for another purpose', async () => {
    const owner = await personWith(100);
    const given = { key: `purpose:${owner}`, ownerId: owner, amount: 30, at };
    const holdFor = (reference: string) =>
      db.transaction((tx) => holdGold(tx, { ...given, reference }));
    await holdFor('order:1');
    await expect(holdFor('order:2')).rejects.toMatchObject({ code: errors.keyReused.code });
    expect(await goldOf(owner)).toBe(70);
  });

  test('is never spent twice: of many who want the last coin one gets it', async () => {
    const owner = await personWith(1);
    const tries = await Promise.allSettled(
      Array.from({ length: 12 }, (_, number) => hold(owner, 1, `last:${owner}:${number}`)),
    );
    expect(tries.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    const refused = tries.filter((each) => each.status === 'rejected');
    expect(refused.every(({ reason }) => reason.code === errors.notEnoughGold.code)).toBe(true);
    expect(await goldOf(owner)).toBe(0);
  });

  test('that is refused leaves no trace', async () => {
    const owner = await personWith(5);
    await expect(hold(owner, 6, `much:${owner}`)).rejects.toMatchObject({
      code: errors.notEnoughGold.code,
    });
    const left = await rows(db, sql`select 1 from transfer where key = ${`much:${owner}`}`);
    expect(left).toEqual([]);
    // And the same key is good once there is enough.
    await hold(owner, 5, `much:${owner}`);
  });

  test.each([0, -5])('does not move by %d', async (amount) => {
    const owner = await personWith(10);
    await expect(hold(owner, amount, `none:${owner}`)).rejects.toThrow();
  });
});

describe('A hold', () => {
  async function sharing(ids: number[], key: string, earner: number): Promise<Sharing> {
    const [to, house] = await db.transaction(async (tx) => [
      await ledgerAccountOf(tx, 'earnings', earner),
      await ownAccount(tx, 'house'),
    ]);
    const split = ([total = 0]: readonly number[]) => [
      { to: to!, amount: total * 0.7 },
      { to: house!, amount: total * 0.3 },
    ];
    return { ids, split, key, reference: 'order:1', at };
  }

  test('goes to who earned it, once, in shares', async () => {
    const owner = await personWith(100);
    const earner = next++;
    const id = await hold(owner, 100, `capture:${owner}`);
    const given = await sharing([id], `capture:${id}`, earner);
    const settle = () => db.transaction((tx) => captureHolds(tx, given));
    const done = await Promise.all([settle(), settle(), settle()]);
    expect(done.sort()).toEqual([0, 0, 100]);
    expect(await goldOf(earner, 'earnings')).toBe(70);
    expect(await db.transaction((tx) => releaseHolds(tx, [id], at))).toBe(0);
  });

  test('goes back to whom it came from, once', async () => {
    const owner = await personWith(100);
    const id = await hold(owner, 40, `release:${owner}`);
    const giveBack = () => db.transaction((tx) => releaseHolds(tx, [id], at));
    expect((await Promise.all([giveBack(), giveBack()])).sort()).toEqual([0, 40]);
    expect(await goldOf(owner)).toBe(100);
  });

  test('that was captured is taken back from those who got it, and may then be released', async () => {
    const owner = await personWith(10);
    const earner = next++;
    const id = await hold(owner, 10, `undo:${owner}`);
    const given = await sharing([id], `undo:${id}:1`, earner);
    await db.transaction((tx) => captureHolds(tx, given));
    const back = { ...given, key: `undo:${id}:2` };
    expect(await db.transaction((tx) => uncaptureHolds(tx, back))).toBe(10);
    expect(await goldOf(earner, 'earnings')).toBe(0);
    expect(await db.transaction((tx) => releaseHolds(tx, [id], at))).toBe(10);
    expect(await goldOf(owner)).toBe(10);
  });

  test('that was released is taken again where the wallet still covers it', async () => {
    const [rich, poor] = [await personWith(30), await personWith(10)];
    const ids = [await hold(rich, 10, `again:${rich}`), await hold(poor, 10, `again:${poor}`)];
    for (const round of [1, 2]) {
      await db.transaction((tx) => releaseHolds(tx, ids, at));
      if (round === 1) await hold(poor, 1, `spent:${poor}`);
      // Twice: what is held again is not taken once more.
      for (const _ of [1, 2]) await db.transaction((tx) => recollectHolds(tx, ids, at));
      expect([await goldOf(rich), await goldOf(poor)]).toEqual([20, 9]);
    }
    const states = await rows(
      db,
      sql`select state from hold where id = any(${sql.param(ids)}::bigint[]) order by id`,
    );
    expect(states).toEqual([{ state: 'held' }, { state: 'released' }]);
  });

  test('of a wallet that has several is not released beside the others', async () => {
    const owner = await personWith(10);
    const ids = [await hold(owner, 1, `both:${owner}:1`), await hold(owner, 1, `both:${owner}:2`)];
    await expect(db.transaction((tx) => releaseHolds(tx, ids, at))).rejects.toThrow();
    expect(await goldOf(owner)).toBe(8);
  });

  test('is not captured by shares that do not sum to it', async () => {
    const owner = await personWith(10);
    const id = await hold(owner, 10, `short:${owner}`);
    const given = await sharing([id], `short:${id}`, owner);
    const split = () => [{ to: given.split([10])[0]!.to, amount: 9 }];
    const capture = db.transaction((tx) => captureHolds(tx, { ...given, split }));
    await expect(capture).rejects.toThrow('shares of 9 for 10');
  });
});

test('A transfer is reversed once', async () => {
  const owner = await personWith(10);
  const [made] = await rows<{ id: number }>(
    db,
    sql`select id from transfer where key = ${`welcome:${owner}`}`,
  );
  const back = (key: string) =>
    db.transaction((tx) => reverse(tx, { transferId: made!.id, key, at }));
  await back(`undo:${owner}`);
  await expect(back(`again:${owner}`)).rejects.toThrow();
  expect(await goldOf(owner)).toBe(0);
});

test.each(['transfer', 'ledger_entry'])('What stands in %s stays', async (table) => {
  await personWith(1);
  for (const query of [
    `update ${table} set amount = amount`,
    `delete from ${table}`,
    `truncate ${table}`,
  ]) {
    await expect(db.$client.query(query)).rejects.toThrow('append-only');
  }
});

test('Balances are rolled up by several at once, and nothing gets lost', async () => {
  for (let count = 0; count < 20; count++) await hold(await personWith(9), 9, `roll:${next}`);
  await Promise.all([rollUp(db), rollUp(db), rollUp(db)]);
  expect(await rows(db, sql`select 1 from ledger_pending`)).toEqual([]);
  const [escrow] = await rows<{ balance: number }>(
    db,
    sql`select balance from ledger_account where kind = 'escrow'`,
  );
  expect(escrow!.balance).toBeGreaterThanOrEqual(180);
});

const prove = async () => (await proveLedger(db, walletLedgerRules)).violations;

describe('The proof of the ledger', () => {
  test('finds nothing after all of this', async () => {
    expect(await prove()).toEqual([]);
  });

  test.each([
    [
      'a balance equals its entries',
      `update ledger_account set balance = balance + 1 where kind = 'user'`,
    ],
    [
      'all entries sum to zero',
      `insert into ledger_entry (transfer_id, account_id, amount) select max(id), 1, 5 from transfer`,
    ],
    ['escrow has what is held', `update hold set state = 'released' where state = 'held'`],
  ])('sees when it is broken that %s', async (rule, query) => {
    const connection = await db.$client.connect();
    try {
      await connection.query(query);
      const found = await prove();
      expect(found.map((each) => each.rule)).toContain(rule);
    } finally {
      connection.release();
    }
  });
});

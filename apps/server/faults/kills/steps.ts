import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import type { Random } from '#src/demo/simulator/random.ts';
import { sandboxNotification } from '#src/demo/wallet/sandbox.ts';
import { ingest } from '#src/modules/feeds/ingest/ingest.ts';
import { stateOf } from '#testing/factories.ts';
import { makeMatch, makePlan, makeRoom, type OwnMatch, source } from '../world.ts';
import { notify, signIn } from './clients.ts';
import * as mall from './mall-steps.ts';
import { type Make, one, type People } from './step.ts';

const price = 28;
const path = '/java/orderpay/goldExpertPlan';

async function onSale({ product, expertId, adminId }: People, random: Random, mark: string) {
  const match = await makeMatch(product, mark, 60);
  const refund = random.chance(0.5);
  const given = { expertId, matchId: match.id, by: adminId, written: { price, refund } };
  return { match, plan: await makePlan(product, given) };
}

async function bought(people: People, random: Random, mark: string) {
  const { match, plan } = await onSale(people, random, mark);
  const answer = await people.fan.send('POST', path, { id: plan.id, price }, `key-of-${mark}`);
  const purchaseId: number | undefined = answer?.body.result?.purchaseId;
  if (!purchaseId) throw new Error(`nothing was bought: ${JSON.stringify(answer)}`);
  return { match, plan, purchaseId };
}

const buy: Make = async (people, random, mark) => {
  const { plan } = await onSale(people, random, mark);
  let purchaseId: number | null = null;
  const find = () =>
    one<{ id: number; debits: number }>(
      people,
      sql`select b.id, (select count(*) from transfer t where t.kind = 'hold'
          and t.reference = 'plan:' || b.plan_id) as debits
        from purchase b where b.plan_id = ${plan.id} and b.buyer_id = ${people.fan.uid}`,
    );
  return {
    marker: 'buy_plan(',
    statements: 1,
    async act() {
      const answer = await people.fan.send('POST', path, { id: plan.id, price }, `key-of-${mark}`);
      purchaseId = answer?.body.result?.purchaseId ?? null;
      return purchaseId !== null;
    },
    async lost() {
      const found = await find();
      return found?.id === purchaseId ? null : `purchase ${purchaseId} of plan ${plan.id}`;
    },
    async wrong() {
      const found = await find();
      return found?.debits === 1 ? null : `plan ${plan.id}: ${found?.debits ?? 0} debits`;
    },
  };
};

async function ends({ product }: People, match: OwnMatch, home: number, version: number) {
  const { db, clock } = product.context;
  const state = { status: 'ended', phase: null, score: { home, away: 1 } } as const;
  const message = stateOf(match.name, version, state);
  await db.transaction((tx) => ingest(tx, [message], { source, now: clock.now() }));
}

/** By itself, when the match ends; what was missed, by the job that comes once a minute. */
const settle: Make = async (people, random, mark) => {
  const { match, plan } = await bought(people, random, mark);
  const home = random.int(0, 2);
  let told = false;
  const find = () =>
    one<{ result: string | null; held: number; revision: number }>(
      people,
      sql`select p.result, p.revision, (select count(*) from hold h join purchase b on b.hold_id = h.id
          where b.plan_id = p.id and h.state = 'held') as held
        from plan p where p.id = ${plan.id}`,
    ).catch(() => null); // the database may be dead
  return {
    marker: 'from expert where account_id',
    statements: 16,
    async act() {
      await ends(people, match, home, 2); // a feed tells again what it told
      if (told) await people.hurry('experts-settle');
      told = true;
      for (let tries = 0; tries < 200; tries++) {
        const found = await find();
        if (found === null) return false;
        if (found.result !== null) return true;
        await sleep(20);
      }
      return false;
    },
    async lost() {
      return (await find())?.result ? null : `the result of plan ${plan.id}`;
    },
    async wrong() {
      const found = await find();
      const due = home > 1 ? 'hit' : 'miss';
      const isRight = found?.result === due && found.held === 0 && found.revision === 1;
      return isRight ? null : `plan ${plan.id}: ${JSON.stringify(found)}, not ${due}`;
    },
  };
};

const recharge: Make = async (people, _random, mark) => {
  const { url, product, fan } = people;
  const answer = await fan.send(
    'POST',
    '/java/orderpay/payByAlipay',
    { fen: 10_00 },
    `pay-${mark}`,
  );
  const { id } = answer?.body.result?.payment ?? {};
  if (!id) throw new Error(`no payment was begun: ${JSON.stringify(answer)}`);
  const order = await one<{ orderNo: string }>(
    people,
    sql`select order_no as "orderNo" from payment where id = ${id}`,
  );
  const { orderNo } = order!;
  const trade = { orderNo, tradeNo: `trade-${mark}`, fen: 10_00, state: 'paid' } as const;
  const form = sandboxNotification(product.context.secret, 'alipay', trade);
  const find = () =>
    one<{ state: string; gold: number }>(
      people,
      sql`select p.state, (select coalesce(sum(amount), 0)::int from transfer t
          where t.reference = 'recharge:' || p.id) as gold
        from payment p where id = ${id}`,
    );
  const check = async () => {
    const found = await find();
    const isRight = found?.state === 'paid' && found.gold === 100;
    return isRight ? null : `payment ${id}: ${JSON.stringify(found)}`;
  };
  return {
    marker: "update payment set state = 'paid'",
    statements: 10,
    act: () => notify(url, form),
    lost: check,
    wrong: check,
  };
};

const refund: Make = async (people, random, mark) => {
  const { product } = people;
  const { match, plan, purchaseId } = await bought(people, random, mark);
  if (random.chance(0.5)) {
    await ends(people, match, 2, 2);
    await product.settleMatches([match.id]);
  }
  const admin = await signIn(people.url, 'admin');
  const path = `/java/console/plan-purchases/${purchaseId}`;
  const version = (await admin.get(path))?.body.version;
  const given = { state: 'released', reason: 'By mistake', version };
  const check = async () => {
    const found = await one<{ refunded: string | null; state: string; back: number }>(
      people,
      sql`select b.refunded, h.state, (select coalesce(sum(e.amount), 0)::int from ledger_entry e
          join transfer t on t.id = e.transfer_id and t.reference = 'plan:' || b.plan_id
          where e.account_id = h.account_id) as back
        from purchase b join hold h on h.id = b.hold_id where b.id = ${purchaseId}`,
    );
    const isRight = found?.refunded && found.state === 'released' && found.back === 0;
    return isRight ? null : `purchase ${purchaseId} of plan ${plan.id}: ${JSON.stringify(found)}`;
  };
  return {
    marker: 'update purchase set refunded',
    statements: 9,
    async act() {
      const answer = await admin.send('PATCH', path, given);
      // That it was given back before is an answer, too: to who asks again, the row is another by then.
      return answer?.status === 200 || answer?.status === 409;
    },
    lost: check,
    wrong: check,
  };
};

const unlock: Make = async (people, _random, mark) => {
  const room = await makeRoom(people.product, { name: mark, price });
  const path = '/java/orderpay/match/pay/liveUnlock';
  const given = { broadcastId: room.id, price };
  let unlockId: number | null = null;
  const find = () =>
    one<{ id: number; debits: number }>(
      people,
      sql`select u.id, (select count(*) from transfer t where t.kind = 'hold'
          and t.reference = 'broadcast:' || u.broadcast_id) as debits
        from live_unlock u where u.broadcast_id = ${room.id} and u.account_id = ${people.fan.uid}`,
    );
  return {
    marker: 'unlock_room',
    statements: 1,
    async act() {
      const answer = await people.fan.send('POST', path, given, `key-of-${mark}`);
      unlockId = answer?.body.result?.unlockId ?? null;
      return unlockId !== null;
    },
    async lost() {
      return (await find())?.id === unlockId ? null : `unlock ${unlockId} of ${room.id}`;
    },
    async wrong() {
      const found = await find();
      return found?.debits === 1 ? null : `broadcast ${room.id}: ${found?.debits ?? 0} debits`;
    },
  };
};

const give: Make = async (people, _random, mark) => {
  const room = await makeRoom(people.product, { name: mark, price });
  const given = { anchorId: room.anchorId, giftId: 3, count: 10, price: 10 };
  let giftId: number | null = null;
  const find = () =>
    one<{ id: number; gold: number; messages: number }>(
      people,
      sql`select s.id, (select coalesce(sum(t.amount), 0)::int from transfer t where t.kind = 'gift'
          and t.reference = 'broadcast:' || s.broadcast_id) as gold,
          (select count(*)::int from chat_message m join chat_room r on r.id = m.room_id
            where r.anchor_id = s.anchor_id) as messages
        from gift_sent s where s.broadcast_id = ${room.id} and s.account_id = ${people.fan.uid}`,
    );
  return {
    marker: 'give_gift',
    statements: 2,
    async act() {
      const answer = await people.fan.send('POST', '/java/gift/send', given, `key-of-${mark}`);
      giftId = answer?.body.result?.id ?? null;
      return giftId !== null;
    },
    async lost() {
      return (await find())?.id === giftId ? null : `gift ${giftId} in ${room.id}`;
    },
    async wrong() {
      const found = await find();
      const isRight = found?.gold === 100 && found.messages === 1;
      return isRight ? null : `broadcast ${room.id}: ${JSON.stringify(found)}`;
    },
  };
};

export const steps = { buy, settle, recharge, refund, unlock, give, ...mall } satisfies Record<
  string,
  Make
>;
export type StepName = keyof typeof steps;

import {
  hashWords,
  type SealedVersion,
  sealOf,
  sealOfVersion,
  type Words,
} from '@xiongmao/api/experts/seal';
import { sql } from 'drizzle-orm';
import type { Database } from '#platform/db/database.ts';
import type { PlanRow } from '#src/modules/experts/plans/plan-rows.ts';
import type { Violation } from '#src/modules/wallet/ledger/prove-ledger.ts';
import { rows } from '#testing/rows.ts';
import type { World } from '../../world.ts';
import { ask, type Expectation, told } from '../expectation.ts';
import type { Notes } from '../notes.ts';

const debits = (db: Database) =>
  ask(
    db,
    'one debit for each plan and buyer',
    sql`select t.reference || ' by account ' || t.debit_id || ': ' || count(*) as what from transfer t
      where t.kind = 'hold' group by t.reference, t.debit_id having count(*) > 1`,
  );

/** Who asks again for what they have is answered with it, whatever the key. */
const keys = (db: Database) =>
  ask(
    db,
    'a key is for one purchase',
    sql`select key || ' of ' || buyer_id || ': ' || count(*) as what from purchase
      group by buyer_id, key having count(*) > 1`,
  );

const backs = (db: Database) =>
  ask(
    db,
    'refunds are never more than what was paid',
    sql`select t.reference || ' of account ' || e.account_id || ': ' || sum(e.amount) as what
      from ledger_entry e join transfer t on t.id = e.transfer_id
      join ledger_account a on a.id = e.account_id and a.kind = 'user'
      where t.reference like 'plan:%' group by t.reference, e.account_id having sum(e.amount) > 0`,
  );

interface Bought {
  id: number;
  planId: number;
  buyerId: number;
  price: number;
  late: boolean;
}

async function sold(db: Database, { sales, stops, versions }: Notes): Promise<Violation[]> {
  const bought = await rows<Bought>(
    db,
    sql`select b.id, b.plan_id as "planId", b.buyer_id as "buyerId", b.price, b.at >= m.starts_at as late
      from purchase b join plan p on p.id = b.plan_id join match m on m.id = p.match_id`,
  );
  const priced = await rows<{ planId: number; number: number; price: number }>(
    db,
    sql`select plan_id as "planId", number, price from plan_version where seal is not null`,
  );
  const lost: string[] = [];
  const after: string[] = [];
  for (const { planId, buyerId, outcome } of sales) {
    if (outcome.is !== 'done') continue;
    const { value: id } = outcome;
    const isThere = bought.some(
      (each) => each.id === id && each.planId === planId && each.buyerId === buyerId,
    );
    if (!isThere) lost.push(`purchase ${id} of plan ${planId} by ${buyerId}`);
  }
  for (const { id, planId, buyerId, price, late } of bought) {
    const asked = sales.filter(
      (sale) => sale.planId === planId && sale.buyerId === buyerId && sale.outcome.is !== 'refused',
    );
    if (!asked.some((sale) => sale.price === price))
      after.push(`purchase ${id} at ${price}, not asked for`);
    const first = Math.min(...asked.map(({ turn }) => turn ?? Number.POSITIVE_INFINITY));
    const stop = stops.find((each) => each.planId === planId && each.turn < first);
    if (stop) after.push(`purchase ${id} of plan ${planId} after: ${stop.what}`);
    if (late) after.push(`purchase ${id} of plan ${planId} after kick-off by the clock`);
    const asPriced = asked.filter((sale) => sale.price === price);
    const looked = Math.min(...asPriced.map(({ turn }) => turn ?? Number.POSITIVE_INFINITY));
    const revised = versions.filter((each) => each.planId === planId && each.turn < looked);
    const least = Math.max(...revised.map(({ number }) => number), 1);
    const prices = priced.filter((each) => each.planId === planId && each.number >= least);
    if (least > 1 && !prices.some((each) => each.price === price))
      after.push(`purchase ${id} of plan ${planId} at ${price}, as it was before`);
  }
  const late = versions.filter(({ planId, turn }) =>
    stops.some((stop) => stop.planId === planId && stop.turn < turn),
  );
  return [
    ...told('what was acknowledged is there', lost),
    ...told('nothing is sold that is not on sale', after),
    ...told(
      'nothing is revised that is not on sale',
      late.map(({ planId }) => `plan ${planId}`),
    ),
  ];
}

async function states(db: Database, notes: Notes): Promise<Violation[]> {
  const plans = await rows<{ id: number; state: string }>(db, sql`select id, state from plan`);
  const refunded = await rows<{ id: number }>(
    db,
    sql`select b.id from purchase b join hold h on h.id = b.hold_id
      where b.refunded is not null and h.state = 'released'`,
  );
  const lost = notes.states.filter(
    ({ planId, states }) => !plans.some(({ id, state }) => id === planId && states.includes(state)),
  );
  const kept = notes.refunds.filter(
    ({ purchaseId, outcome }) =>
      outcome.is === 'done' && !refunded.some(({ id }) => id === purchaseId),
  );
  return told('what was acknowledged is there', [
    ...lost.map(({ planId, states: [state] }) => `plan ${planId} is not ${state}`),
    ...kept.map(({ purchaseId }) => `purchase ${purchaseId} is not refunded`),
  ]);
}

interface Settled {
  id: number;
  pick: string;
  result: string | null;
  status: string;
  home: number | null;
  away: number | null;
}

/** By a few rules of its own: what the match says, unless somebody overrode it. */
async function settled(db: Database, { overrides }: Notes): Promise<Violation[]> {
  const plans = await rows<Settled>(
    db,
    sql`select p.id, p.pick, p.result, m.status, m.score_home as home, m.score_away as away
      from plan p join match m on m.id = p.match_id where p.released_at is not null`,
  );
  const wrong: string[] = [];
  for (const { id, pick, result, status, home, away } of plans) {
    const tried = overrides.filter(
      ({ planId, outcome }) =>
        planId === id && (outcome.is === 'failed' || (outcome.is === 'done' && outcome.value)),
    );
    const due: (string | null)[] = tried.map((each) => each.result);
    // One that failed may not have happened.
    if (tried.every(({ outcome }) => outcome.is === 'failed')) {
      if (status === 'cancelled') due.push('void');
      else if (status === 'ended') due.push(winner(home!, away!) === pick ? 'hit' : 'miss');
      else due.push(result);
    }
    if (!due.includes(result)) wrong.push(`plan ${id} is ${result}, not ${due.join(' or ')}`);
  }
  const held = await ask(
    db,
    'what is settled holds no gold',
    sql`select 'hold ' || h.id as what from hold h join purchase b on b.hold_id = h.id
      join plan p on p.id = b.plan_id where h.state = 'held' and p.result is not null`,
  );
  return [
    ...told('a plan has the result of its match, or what it was overridden by', wrong),
    ...held,
  ];
}

const winner = (home: number, away: number) =>
  home > away ? 'home' : home < away ? 'away' : 'draw';

interface Revision extends SealedVersion, Words {
  seal: string;
}

async function seals(db: Database, { tampered }: Notes, world: World): Promise<Violation[]> {
  const plans = await rows<PlanRow>(
    db,
    sql`select p.id, expert_id as "expertId", match_id as "matchId", play_type as "playType", level, pick,
        line, odds, coalesce(v.price, p.price) as price, refund, p.released_at as "releasedAt", position,
        p.salt, previous, p.seal
      from plan p left join plan_version v on v.plan_id = p.id and v.number = 1
      where p.released_at is not null`,
  );
  const revisions = await rows<Revision>(
    db,
    sql`select plan_id as "planId", v.number, v.title, v.label, v.content, v.price, v.words, v.salt,
        v.released_at as "releasedAt", v.seal, b.seal as previous
      from plan_version v join plan_version b using (plan_id)
      where v.number > 1 and b.number = v.number - 1 and v.seal is not null`,
  );
  const broken: string[] = [];
  for (const { seal, words, ...revision } of revisions) {
    const releasedAt = new Date(revision.releasedAt).toISOString();
    const isSealed = (await sealOfVersion({ ...revision, words, releasedAt })) === seal;
    if (isSealed && (await hashWords(revision)) === words) continue;
    broken.push(`version ${revision.number} of plan ${revision.planId}`);
  }
  for (const plan of plans) {
    const { id: planId, position, salt, previous } = plan;
    const releasedAt = new Date(plan.releasedAt!).toISOString();
    const sealed = {
      ...plan,
      planId,
      releasedAt,
      position: position!,
      salt: salt!,
      previous: previous!,
    };
    if ((await sealOf(sealed)) !== plan.seal) broken.push(`plan ${planId}`);
  }
  const changed = tampered.filter(
    ({ planId, outcome }) =>
      outcome.is === 'done' && world.plans.some(({ id, published }) => id === planId && published),
  );
  return [
    ...told('a seal fits what it seals', broken),
    ...told(
      'a published plan can not be changed',
      changed.map(({ planId }) => `plan ${planId}`),
    ),
  ];
}

export const planExpectations: readonly Expectation[] = [
  debits,
  keys,
  backs,
  sold,
  states,
  settled,
  seals,
];

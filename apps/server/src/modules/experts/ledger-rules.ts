import { sql } from 'drizzle-orm';
import type { LedgerRule } from '#modules/wallet/index.ts';

/** What must hold between purchases, plans and the ledger. */
export const planLedgerRules: readonly LedgerRule[] = [
  {
    name: 'purchaseHasHold',
    rule: 'a purchase has one hold, of its price, by its buyer, and every hold for a plan a purchase',
    query: sql`select 'purchase ' || coalesce(b.id::text, 'of hold ' || h.id) as what
      from (select * from wallet.hold where reference like 'plan:%') h
      full join purchase b on b.hold_id = h.id
      where b.id is null or h.id is null or h.amount <> b.price or h.owner_id <> b.buyer_id
        or h.reference <> 'plan:' || b.plan_id`,
  },
  {
    name: 'captureIsShared',
    rule: 'what was captured for a plan is what its expert and the house have of it',
    query: sql`select 'plan ' || p.id || ': captured ' || coalesce(held.sum, 0) || ', shared '
        || coalesce(given.sum, 0) as what
      from plan p
      left join (select reference, sum(amount) as sum from wallet.hold where state = 'captured' group by 1)
        held on held.reference = 'plan:' || p.id
      left join (select reference, sum(amount) as sum from wallet.entry
          where account_kind in ('earnings', 'house') group by 1) given on given.reference = 'plan:' || p.id
      where coalesce(held.sum, 0) <> coalesce(given.sum, 0)`,
  },
  {
    name: 'refundIsReleased',
    rule: 'support gives back what is not held any more',
    query: sql`select 'purchase ' || b.id as what from purchase b join wallet.hold h on h.id = b.hold_id
      where b.refunded is not null and h.state <> 'released'`,
  },
  {
    name: 'unsettledStaysHeld',
    rule: 'a plan without a result has no gold that went anywhere but back',
    query: sql`select 'hold ' || h.id as what from purchase b join wallet.hold h on h.id = b.hold_id
      join plan p on p.id = b.plan_id
      where p.result is null and (h.state = 'captured' or (h.state = 'released' and b.refunded is null))`,
  },
  {
    name: 'chainHasNoGap',
    rule: "an expert's chain has no gap and no fork",
    query: sql`select 'plan ' || p.id as what from plan p
      left join plan q on q.expert_id = p.expert_id and q.position = p.position - 1
      where p.position is not null
        and p.previous <> case when p.position = 1 then repeat('0', 64) else coalesce(q.seal, '') end`,
  },
  {
    name: 'purchaseHasPrice',
    rule: 'a purchase costs what a version of its plan was on sale for',
    query: sql`select 'purchase ' || b.id || ': ' || b.price as what
      from purchase b join plan p on p.id = b.plan_id
      where b.price <> p.price and not exists (
        select from plan_version v
        where v.plan_id = b.plan_id and v.price = b.price and v.seal is not null)`,
  },
  {
    name: 'versionsFollow',
    rule: "a plan's versions have no gap: the first has the plan's seal, the last is on sale",
    query: sql`select 'plan ' || p.id as what from plan p
      left join (
        select plan_id, count(*) as versions, max(number) as last
        from plan_version where seal is not null group by plan_id) v on v.plan_id = p.id
      left join plan_version a on a.plan_id = p.id and a.number = 1
      left join plan_version z on z.plan_id = p.id and z.number = p.version
      where (p.version > 1 or v.versions is not null) and (
        (v.versions, v.last) is distinct from (p.version::bigint, p.version)
        or (a.seal, a.released_at) is distinct from (p.seal, p.released_at)
        or (z.title, z.content, z.label, z.price)
          is distinct from (p.title, p.content, p.label, p.price))`,
  },
];

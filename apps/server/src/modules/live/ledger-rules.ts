import { sql } from 'drizzle-orm';
import type { LedgerRule } from '#modules/wallet/index.ts';

/** What must hold between unlocks, broadcasts and the ledger. */
export const liveLedgerRules: readonly LedgerRule[] = [
  {
    name: 'unlockHasHold',
    rule: 'an unlock has one hold, of its price, by whoever unlocked, and every hold for a broadcast an unlock',
    query: sql`select 'unlock ' || coalesce(u.id::text, 'of hold ' || h.id) as what
      from (select * from wallet.hold where reference like 'broadcast:%') h
      full join live_unlock u on u.hold_id = h.id
      where u.id is null or h.id is null or h.amount <> u.price or h.owner_id <> u.account_id
        or h.reference <> 'broadcast:' || u.broadcast_id`,
  },
  {
    name: 'unlockIsShared',
    rule: 'what was captured for a broadcast is what its anchor and the house have of it',
    query: sql`select 'broadcast ' || b.id || ': captured ' || coalesce(held.sum, 0) || ', shared '
        || coalesce(given.sum, 0) as what
      from anchors.broadcast b
      left join (select reference, sum(amount) as sum from wallet.hold where state = 'captured' group by 1)
        held on held.reference = 'broadcast:' || b.id
      left join (select reference, sum(amount) as sum from wallet.entry
          where account_kind in ('earnings', 'house') and kind in ('share', 'reverse') group by 1)
        given on given.reference = 'broadcast:' || b.id
      where coalesce(held.sum, 0) <> coalesce(given.sum, 0)`,
  },
  {
    name: 'unlockRefundIsReleased',
    rule: 'an unlock that support gave back is not held any more',
    query: sql`select 'unlock ' || u.id as what from live_unlock u join wallet.hold h on h.id = u.hold_id
      where u.refunded is not null and h.state <> 'released'`,
  },
  {
    name: 'openUnlockStaysHeld',
    rule: 'of a broadcast that is on no gold went anywhere but back',
    query: sql`select 'unlock ' || u.id as what from live_unlock u join wallet.hold h on h.id = u.hold_id
      join anchors.broadcast b on b.id = u.broadcast_id
      where b.ended_at is null
        and (h.state = 'captured' or (h.state = 'released' and u.refunded is null))`,
  },
  {
    name: 'cutUnlockIsGivenBack',
    rule: 'of a broadcast that was cut nobody has earned',
    query: sql`select 'unlock ' || u.id as what from live_unlock u join wallet.hold h on h.id = u.hold_id
      join anchors.broadcast b on b.id = u.broadcast_id
      where b.ended_by in ('cut', 'banned') and h.state = 'captured'`,
  },
  {
    name: 'unlockHasPrice',
    rule: 'an unlock costs what its broadcast does',
    query: sql`select 'unlock ' || u.id || ': ' || u.price as what
      from live_unlock u left join anchors.broadcast b on b.id = u.broadcast_id
      where u.price is distinct from b.price`,
  },
];

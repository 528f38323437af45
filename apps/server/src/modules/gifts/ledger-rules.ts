import { sql } from 'drizzle-orm';
import type { LedgerRule } from '#modules/wallet/index.ts';

/** What must hold between gifts and the ledger. */
export const giftLedgerRules: readonly LedgerRule[] = [
  {
    name: 'giftIsPaid',
    rule: 'what a person paid in gifts for a broadcast is what they gave there, each gift once',
    query: sql`select 'account ' || coalesce(s.account_id, e.owner_id) || ', ' || coalesce(s.reference, e.reference)
        || ': gave ' || coalesce(s.gold, 0) || ', paid ' || coalesce(e.gold, 0) as what
      from (select account_id, 'broadcast:' || broadcast_id as reference, sum(gold) as gold from gift_sent group by 1, 2) s
      full join (select owner_id, reference, -sum(amount) as gold from wallet.entry
          where kind = 'gift' and account_kind = 'user' group by 1, 2) e
        on e.owner_id = s.account_id and e.reference = s.reference
      where s.gold is distinct from e.gold`,
  },
  {
    name: 'giftIsShared',
    rule: 'of what was given in a broadcast its anchor has what is theirs, and the house the rest',
    query: sql`select coalesce(s.reference, e.reference) || ': earned ' || coalesce(s.earned, 0) || ' of '
        || coalesce(s.gold, 0) || ', shared ' || coalesce(e.earned, 0) || ' of ' || coalesce(e.gold, 0) as what
      from (select 'broadcast:' || broadcast_id as reference, anchor_id, sum(earned) as earned, sum(gold) as gold
          from gift_sent group by 1, 2) s
      full join (select reference, max(owner_id) filter (where account_kind = 'earnings') as anchor_id,
            coalesce(sum(amount) filter (where account_kind = 'earnings'), 0) as earned, sum(amount) as gold
          from wallet.entry where kind = 'gift' and account_kind <> 'user' group by 1) e on e.reference = s.reference
      where s.earned is distinct from e.earned or s.gold is distinct from e.gold
        or (e.earned > 0 and e.anchor_id is distinct from s.anchor_id)`,
  },
  {
    name: 'giftHasTransfer',
    rule: 'a gift has a transfer of its own, of what its anchor has of it, or of all where they have nothing',
    query: sql`select 'gift ' || s.id as what from gift_sent s left join wallet.transfer t on t.id = s.transfer_id
      where t.kind is distinct from 'gift' or t.reference <> 'broadcast:' || s.broadcast_id
        or t.amount <> case when s.earned > 0 then s.earned else s.gold end
        or exists (select from gift_sent o where o.transfer_id = s.transfer_id and o.id < s.id)`,
  },
  {
    name: 'giftIsOnAir',
    rule: 'a gift was given to the anchor of its broadcast, by somebody else, when it was on air',
    query: sql`select 'gift ' || s.id as what from gift_sent s left join anchors.broadcast b on b.id = s.broadcast_id
      where b.anchor_id is distinct from s.anchor_id or s.account_id = s.anchor_id or b.on_air_at is null`,
  },
  {
    name: 'giftIsCounted',
    rule: 'leaderboards count what was given, once',
    query: sql`select 'account ' || coalesce(s.account_id, d.account_id) || ' to anchor '
        || coalesce(s.anchor_id, d.anchor_id) || ': gave ' || coalesce(s.gold, 0) || ', counted ' || coalesce(d.gold, 0) as what
      from (select anchor_id, account_id, sum(gold) as gold from gift_sent group by 1, 2) s
      full join (select anchor_id, account_id, sum(gold) as gold from gift_day group by 1, 2) d
        on d.anchor_id = s.anchor_id and d.account_id = s.account_id
      where s.gold is distinct from d.gold`,
  },
];

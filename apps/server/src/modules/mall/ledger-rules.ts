import { sql } from 'drizzle-orm';
import type { LedgerRule } from '#modules/wallet/index.ts';

/** Whose gold is held: what is paid and not sent yet. */
const isHeld = sql`(o.state = 'paid' or (o.state = 'underReview' and o.shipped_at is null))`;

/** What must hold between the shop and the ledger. */
export const mallLedgerRules: readonly LedgerRule[] = [
  {
    name: 'orderHoldsGold',
    rule: 'the gold of an order is held exactly as long as it is paid and not sent',
    query: sql`select coalesce('order ' || o.id, 'hold ' || h.id) as what
      from (select * from goods_order where edition_id is null) o
      full join (select * from wallet.hold where reference like 'goodsOrder:%') h on h.id = o.hold_id
      where o.id is null
        or ${isHeld} is distinct from coalesce(h.state = 'held', false)
        or (h.id is not null and (h.owner_id is distinct from o.account_id or h.amount <> o.gold
          or h.reference <> 'goodsOrder:' || o.id
          or (h.state = 'captured') is distinct from (o.shipped_at is not null)))`,
  },
  {
    name: 'orderIsPaid',
    rule: 'a person paid for their orders what they have or are to have, and nothing for others',
    query: sql`select 'order ' || o.id || ': costs ' || o.due || ', paid ' || coalesce(e.paid, 0) as what
      from (select id, account_id, case when state in ('paid', 'underReview', 'redeemed') then gold else 0 end as due
          from goods_order) o
      left join (select owner_id, reference, -sum(amount) as paid from wallet.entry
          where account_kind = 'user' and reference like 'goodsOrder:%' group by 1, 2) e
        on e.reference = 'goodsOrder:' || o.id and e.owner_id = o.account_id
      where coalesce(e.paid, 0) <> o.due`,
  },
  {
    name: 'stockAddsUp',
    rule: 'of goods as many came into stock, are reserved and sold as orders and prizes tell',
    query: sql`select 'goods ' || g.id || ': ' || g.received || ' received, ' || g.reserved || ' reserved, '
        || g.sold || ' sold' as what
      from goods g
      where g.free < 0 or g.received <> (select coalesce(sum(c.count), 0) from stock_change c where c.goods_id = g.id)
        or g.reserved <> (select coalesce(sum(o.count), 0) from goods_order o
            where o.goods_id = g.id and (o.state = 'unpaid' or ${isHeld}))
          + (select coalesce(sum(p."left"), 0) from blind_prize p join blind_box b on b.id = p.edition_id
            where p.goods_id = g.id and b.state = 'open')
        or g.sold <> (select coalesce(sum(o.count), 0) from goods_order o
            where o.goods_id = g.id and o.shipped_at is not null)`,
  },
  {
    name: 'cardsAreGiven',
    rule: 'an order of a virtual good has its cards, of its own goods, and no pool has more than came into stock',
    query: sql`select 'order ' || o.id as what from goods_order o join goods g on g.id = o.goods_id
      where (select count(*) from goods_card c where c.order_id = o.id and c.goods_id = o.goods_id)
          <> case when g.kind = 'virtual' and o.shipped_at is not null then o.count else 0 end
        or exists (select from goods_card c where c.order_id = o.id and c.goods_id <> o.goods_id)
      union all
      select 'pool of goods ' || g.id from goods g
      where g.kind = 'virtual' and g.received <> (select count(*) from goods_card c where c.goods_id = g.id)`,
  },
  {
    name: 'drawIsPaid',
    rule: 'each draw was paid at once, to the house, at the price of its box, and became an order',
    query: sql`select 'draw ' || d.number || ' of ' || d.edition_id as what
      from blind_draw d join blind_box b on b.id = d.edition_id
      left join wallet.transfer t on t.id = d.transfer_id
      left join goods_order o on o.id = d.order_id
      left join blind_prize p on p.id = d.prize_id
      where t.kind is distinct from 'blindBox' or t.account_kind <> 'house' or t.amount <> b.price
        or t.reference <> 'goodsOrder:' || d.order_id or o.account_id is distinct from d.account_id
        or o.edition_id is distinct from d.edition_id or p.goods_id is distinct from o.goods_id
        or exists (select from blind_draw other where other.transfer_id = d.transfer_id and other.number < d.number
          and other.edition_id = d.edition_id)`,
  },
  {
    name: 'drawsFollow',
    rule: 'draws of a box have no gap, and take of each prize as many as are missing of it',
    query: sql`select 'box ' || b.id as what from blind_box b
      where b.drawn <> (select count(*) from blind_draw d where d.edition_id = b.id)
        or b.drawn <> (select coalesce(max(d.number), 0) from blind_draw d where d.edition_id = b.id)
        or (b.state = 'soldOut') <> (b.drawn = b.size and b.state <> 'draft' and b.state <> 'closed')
        or exists (select from blind_draw d where d.edition_id = b.id and d.position not between 0 and b.size - 1)
        or exists (select from blind_prize p where p.edition_id = b.id and p.count - p."left"
          <> (select count(*) from blind_draw d where d.prize_id = p.id))`,
  },
];

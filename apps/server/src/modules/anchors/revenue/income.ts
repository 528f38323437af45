import type { getAnchorTotals } from '@xiongmao/api/anchors/calls';
import { anchorReturn } from '@xiongmao/api/anchors/shapes';
import type { CallResult } from '@xiongmao/api/call';
import { addDays, dayBounds, zonedDay } from '@xiongmao/i18n/time/zoned-day';
import { type SQL, sql } from 'drizzle-orm';
import { day, int, type RowOf } from '#platform/db/columns.ts';
import { countRows, type Database, instant, rows } from '#platform/db/database.ts';

/** What anchors earned in their rooms, each entry with its broadcast: `n` the entry, `b` the broadcast. */
export const income = sql`wallet.entry n
  join broadcast b on n.account_kind = 'earnings' and n.owner_id = b.anchor_id
    and n.reference = 'broadcast:' || b.id`;

export const incomeColumns = sql`n.id, b.id as "broadcastId", b.title,
  case n.kind when 'reverse' then 'reverse' when 'gift' then 'gift' else 'unlock' end as kind, n.amount, n.at`;

/** The instant that the last so many days of the zone begin at, today included, and the first of them. */
function since(days: number, zone: string, now: Date): { first: string; from: SQL } {
  const first = addDays(zonedDay(now, zone), 1 - days);
  return { first, from: instant(dayBounds(first, zone).from) };
}

/** A page of an anchor's income, of the last so many days or ever. */
export async function listIncome(
  db: Database,
  uid: number,
  asked: {
    days: number | undefined;
    zone: string;
    now: Date;
    start: number;
    count: number;
    order: SQL;
  },
): Promise<{ items: RowOf<typeof anchorReturn.shape>[]; total: number }> {
  const { days, zone, now, start, count, order } = asked;
  const recent = days === undefined ? sql`true` : sql`n.at >= ${since(days, zone, now).from}`;
  const which = sql`${income} where n.owner_id = ${uid} and ${recent}`;
  const items = await rows(
    db,
    anchorReturn.shape,
    sql`select ${incomeColumns} from ${which} order by ${order} limit ${count} offset ${start}`,
  );
  return { items, total: await countRows(db, which) };
}

/** Figures of the last days of the zone, today included. What is taken back of an unlock counts against unlocks. */
export async function findTotals(
  db: Database,
  uid: number,
  { days, zone, share, now }: { days: number; zone: string; share: number; now: Date },
): Promise<CallResult<typeof getAnchorTotals>> {
  const { first, from } = since(days, zone, now);
  const isGift = sql`n.kind = 'gift'`;
  const series = await rows(
    db,
    { day, unlocks: int, gifts: int },
    sql`with earned as (
        select (n.at at time zone ${zone})::date as day,
          coalesce(sum(n.amount) filter (where not ${isGift}), 0)::int as unlocks,
          coalesce(sum(n.amount) filter (where ${isGift}), 0)::int as gifts
        from ${income} where n.owner_id = ${uid} and n.at >= ${from} group by 1)
      select to_char(d.day, 'YYYY-MM-DD') as day, coalesce(unlocks, 0) as unlocks,
        coalesce(gifts, 0) as gifts
      from (select generate_series(${first}::date, ${zonedDay(now, zone)}::date, '1 day')::date as day) d
      left join earned using (day) order by d.day`,
  );
  const [all] = await rows(
    db,
    { total: int, expected: int, broadcasts: int },
    sql`select
        (select coalesce(sum(n.amount), 0)::int from ${income} where n.owner_id = ${uid}) as total,
        (select coalesce(sum(floor(h.amount * ${share}::int / 100.0)), 0)::int from broadcast b
          join wallet.hold h on h.reference = 'broadcast:' || b.id and h.state = 'held'
          where b.anchor_id = ${uid}) as expected,
        (select count(*) from broadcast where anchor_id = ${uid} and began_at >= ${from}) as broadcasts`,
  );
  const sum = (field: 'unlocks' | 'gifts') =>
    series.reduce((total, each) => total + each[field], 0);
  const [unlocks, gifts] = [sum('unlocks'), sum('gifts')];
  return { ...all!, revenue: unlocks + gifts, unlocks, gifts, series };
}

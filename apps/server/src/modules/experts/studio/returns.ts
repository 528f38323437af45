import type { CallResult } from '@xiongmao/api/call';
import { getMonthlyReturns, getReturns, type getReturnsSummary } from '@xiongmao/api/experts/calls';
import { record } from '@xiongmao/api/experts/shapes';
import { addDays, dayBounds, zonedDay } from '@xiongmao/i18n/time/zoned-day';
import { type SQL, sql } from 'drizzle-orm';
import { day, int, orNull, type RowOf, real } from '#platform/db/columns.ts';
import { countRows, type Database, rows } from '#platform/db/database.ts';
import { countedPlans } from '../plans/counted-plans.ts';
import { noRecord, recordColumn } from '../plans/plan-rows.ts';

const returnedRow = getReturns.result.shape.items.element.shape;
type Returned = RowOf<typeof returnedRow>;

/** An expert's entries, each with the plan it is of. */
const earnings = (uid: number): SQL => sql`(
  select * from wallet.entry where account_kind = 'earnings' and owner_id = ${uid}) n
  join plan p on n.reference = 'plan:' || p.id`;

export async function listReturns(
  db: Database,
  uid: number,
  { start, count, order }: { start: number; count: number; order: SQL },
): Promise<{ items: Returned[]; total: number }> {
  const total = await countRows(db, earnings(uid));
  const items = await rows(
    db,
    returnedRow,
    sql`select n.id, p.id as "planId", p.title, n.kind, n.amount, n.at from ${earnings(uid)}
      order by ${order} limit ${count} offset ${start}`,
  );
  return { items, total };
}

const seriesRow = {
  day,
  revenue: int,
  sales: int,
  refunded: int,
  accuracy: orNull(real),
};

/** Figures of the last days of the zone, today included. */
export async function findSummary(
  db: Database,
  uid: number,
  { days, zone, expertShare, now }: { days: number; zone: string; expertShare: number; now: Date },
): Promise<CallResult<typeof getReturnsSummary>> {
  const today = zonedDay(now, zone);
  const first = addDays(today, 1 - days);
  const from = sql`${dayBounds(first, zone).from.toISOString()}::timestamptz`;
  const day = (at: SQL) => sql`(${at} at time zone ${zone})::date`;
  const series = await rows(
    db,
    seriesRow,
    sql`with earned as (
        select ${day(sql`n.at`)} as day, sum(n.amount) as revenue from ${earnings(uid)}
        where n.at >= ${from} group by 1
      ), sold as (
        select ${day(sql`b.at`)} as day, count(*) as sales from purchase b
        join plan p on p.id = b.plan_id where p.expert_id = ${uid} and b.at >= ${from} group by 1
      ), gone as (
        select ${day(sql`h.settled_at`)} as day, count(*) as refunded from purchase b
        join plan p on p.id = b.plan_id join wallet.hold h on h.id = b.hold_id
        where p.expert_id = ${uid} and h.state = 'released' and h.settled_at >= ${from} group by 1
      ), judged as (
        select ${day(sql`settled_at`)} as day,
          avg((result in ('hit', 'halfWon'))::int)::float8 as accuracy from ${countedPlans(uid)} p
        where result <> 'void' and settled_at >= ${from} group by 1
      )
      select to_char(d.day, 'YYYY-MM-DD') as day, coalesce(revenue, 0)::int as revenue,
        coalesce(sales, 0)::int as sales, coalesce(refunded, 0)::int as refunded, accuracy
      from (select generate_series(${first}::date, ${today}::date, '1 day')::date as day) d
      left join earned using (day) left join sold using (day) left join gone using (day)
      left join judged using (day) order by d.day`,
  );
  const [all] = await rows(
    db,
    {
      total: int,
      expected: int,
      buyers: int,
      plans: int,
      record: orNull(record),
    },
    sql`select
        (select coalesce(sum(n.amount), 0)::int from ${earnings(uid)}) as total,
        (select coalesce(sum(floor(b.price * ${expertShare}::int / 100.0)), 0)::int from purchase b
          join plan p on p.id = b.plan_id join wallet.hold h on h.id = b.hold_id
          where p.expert_id = ${uid} and h.state = 'held') as expected,
        (select count(distinct b.buyer_id) from purchase b join plan p on p.id = b.plan_id
          where p.expert_id = ${uid} and b.at >= ${from}) as buyers,
        (select count(*) from plan where expert_id = ${uid} and released_at >= ${from}) as plans,
        (select ${recordColumn} from expert_record r
          where r.expert_id = ${uid} and r.game_id = -1) as record`,
  );
  const sum = (field: 'revenue' | 'sales' | 'refunded') =>
    series.reduce((total, each) => total + each[field], 0);
  return {
    ...all!,
    record: all!.record ?? noRecord,
    revenue: sum('revenue'),
    sales: sum('sales'),
    refunded: sum('refunded'),
    series,
  };
}

/** Earnings by month of the zone, newest first. */
export async function listMonths(
  db: Database,
  uid: number,
  zone: string,
): Promise<CallResult<typeof getMonthlyReturns>['months']> {
  const month = (at: SQL) => sql`to_char(${at} at time zone ${zone}, 'YYYY-MM')`;
  return rows(
    db,
    getMonthlyReturns.result.shape.months.element.shape,
    sql`with earned as (
        select ${month(sql`n.at`)} as month, sum(n.amount) as revenue from ${earnings(uid)} group by 1
      ), sold as (
        select ${month(sql`b.at`)} as month, count(*) as sales, count(distinct p.id) as plans
        from purchase b join plan p on p.id = b.plan_id where p.expert_id = ${uid} group by 1
      )
      select month, coalesce(revenue, 0)::int as revenue, coalesce(sales, 0)::int as sales,
        coalesce(plans, 0)::int as plans
      from earned full join sold using (month) order by month desc`,
  );
}

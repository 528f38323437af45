import {
  type ChannelFigures,
  channelFigures,
  type FilterReason,
  filterReasons,
} from '@xiongmao/api/promotion/shapes';
import { type SQL, sql } from 'drizzle-orm';
import { day, int, type RowOf } from '#platform/db/columns.ts';
import { type Database, rows, type Tx } from '#platform/db/database.ts';

export interface Figures extends ChannelFigures {
  channelId: number;
  /** Visits that do not count, and registrations that were claimed; every reason is there. */
  filtered: Record<FilterReason, number>;
}

/** Channels, and days of their calendars, both ends included; without an end, all. */
export interface Span {
  channelIds: readonly number[];
  from?: string;
  to?: string;
}

const foundRow = {
  channelId: int,
  ...channelFigures.shape,
  ...(Object.fromEntries(filterReasons.map((reason) => [reason, int])) as Record<
    FilterReason,
    typeof int
  >),
  /** Of single days. */
  day: day.optional(),
};
type Found = RowOf<typeof foundRow>;

/** Figures of each channel over a whole span; channels without any are left out. */
export async function findTotals(db: Database | Tx, span: Span): Promise<Map<number, Figures>> {
  const found = await select(db, span);
  return new Map(found.map((row) => [row.channelId, shape(row)]));
}

/** Figures by `<channelId>:<day>`; days without any are left out. */
export async function findDays(db: Database | Tx, span: Span): Promise<Map<string, Figures>> {
  const found = await select(db, span, sql`, day`);
  return new Map(found.map((row) => [`${row.channelId}:${row.day}`, shape(row)]));
}

/** Figures of a channel or day that nothing happened on. */
export function noFigures(channelId: number): Figures {
  const none = Object.fromEntries(names.map((name) => [name, 0]));
  return shape({ ...none, channelId } as Found);
}

const names = [
  'rawVisits',
  'visits',
  'registeredVisits',
  'registrations',
  'downloads',
  'firstRecharges',
  ...filterReasons,
] as const;
type Name = (typeof names)[number];

function shape(found: Found): Figures {
  const { channelId, rawVisits, visits, registeredVisits } = found;
  const { registrations, downloads, firstRecharges } = found;
  const counts = filterReasons.map((reason) => [reason, found[reason]]);
  const filtered = Object.fromEntries(counts) as Figures['filtered'];
  const people = { rawVisits, visits, registeredVisits };
  return { channelId, ...people, registrations, downloads, firstRecharges, filtered };
}

/** The columns of all figures, in one order: those that are given, zero for the rest. */
function columns(given: Partial<Record<Name, SQL>>): SQL {
  return sql.join(
    names.map((name) => sql`${given[name] ?? sql`0`} as ${sql.identifier(name)}`),
    sql`, `,
  );
}

/** What each reason has filtered, where `is` tells how a column says so. */
const byReason = (is: (reason: SQL) => SQL) =>
  Object.fromEntries(filterReasons.map((reason) => [reason, is(sql.raw(`'${reason}'`))])) as Record<
    FilterReason,
    SQL
  >;

const closedDays = columns({
  rawVisits: sql`raw_visits`,
  visits: sql`visits`,
  registeredVisits: sql`registered_visits`,
  registrations: sql`registrations`,
  downloads: sql`downloads`,
  firstRecharges: sql`first_recharges`,
  ...byReason((reason) => sql`coalesce((filtered->>${reason})::int, 0)`),
});

const openVisits = columns({
  rawVisits: sql`n`,
  visits: sql`case when filtered is null then n else 0 end`,
  registeredVisits: sql`case when filtered is null and signed_in then n else 0 end`,
  ...byReason((reason) => sql`case when filtered = ${reason} then n else 0 end`),
});

/**
 * Closed days as their statements say, so that a year costs no more than its days; the others are
 * counted, each channel's by its own index.
 */
function select(db: Database | Tx, span: Span, day = sql``): Promise<Found[]> {
  const { channelIds, from = '0001-01-01', to = '9999-12-31' } = span;
  const within = sql`day between ${from}::date and ${to}::date`;
  const open = sql`channel_id = span.id and day > span.closed and ${within}`;
  const sums = names.map((name) => {
    const column = sql.identifier(name);
    return sql`sum(${column})::int as ${column}`;
  });
  return rows(
    db,
    foundRow,
    sql`with span as materialized (
        select given.id, coalesce(
          (select max(day) from channel_statement where channel_id = given.id), '0001-01-01'
        ) as closed
        from unnest(${sql.param([...channelIds])}::int[]) as given(id)
      ), figures as (
        select span.id, day, ${closedDays}
        from span join channel_statement on channel_id = span.id and ${within}
        union all
        select span.id, day, ${openVisits}
        from span, lateral (select day, filtered, signed_in, count(*) as n from channel_visit
          where ${open} group by day, filtered, signed_in) visits
        union all
        select span.id, day, ${columns({ rawVisits: sql`calls`, flood: sql`calls` })}
        from span join channel_flood on ${open}
        union all
        select span.id, day, ${columns({ registrations: sql`n`, claimed: sql`claims` })}
        from span, lateral (select day, count(*) filter (where filtered is null) as n,
            count(*) filter (where filtered = 'claimed') as claims
          from channel_registration
          where ${open} and (filtered is null or filtered = 'claimed') group by day) registrations
        union all
        select span.id, day, ${columns({ firstRecharges: sql`n` })}
        from span, lateral (select recharged_on as day, count(*) as n from channel_registration
          where channel_id = span.id and recharged_on > span.closed
            and recharged_on between ${from}::date and ${to}::date group by recharged_on) recharges
        union all
        select span.id, day, ${columns({ downloads: sql`n` })}
        from span, lateral (select day, count(*) as n from channel_download
          where ${open} and filtered is null group by day) downloads
      )
      select id as "channelId" ${day}, ${sql.join(sums, sql`, `)} from figures group by id ${day}`,
  );
}

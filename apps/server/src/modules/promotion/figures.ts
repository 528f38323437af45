import {
  type ChannelFigures,
  type FilterReason,
  filterReasons,
} from '@xiongmao/api/promotion/shapes';
import { type SQL, sql } from 'drizzle-orm';
import { type Database, rows, type Tx } from '#platform/db/database.ts';

export interface Figures extends ChannelFigures {
  channelId: number;
  /** Visits that do not count, by reason; every reason is there. */
  filtered: Record<FilterReason, number>;
}

/** Channels, and days of their calendars, both ends included; without an end, all. */
export interface Span {
  channelIds: readonly number[];
  from?: string;
  to?: string;
}

type Found = Omit<Figures, 'filtered'> & Record<FilterReason, number> & { day: string };

/** Figures of each channel over a whole span; channels without any are left out. */
export async function findTotals(db: Database | Tx, span: Span): Promise<Map<number, Figures>> {
  const found = await select(db, span, sql`channel_id`);
  return new Map(found.map((row) => [row.channelId, shape(row)]));
}

/** Figures by `<channelId>:<day>`; days without any are left out. */
export async function findDays(db: Database | Tx, span: Span): Promise<Map<string, Figures>> {
  const found = await select(db, span, sql`channel_id, day`);
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

const counted = sql`count(*) filter (where filtered is null)`;

/** Visits that a reason filtered. */
const byReason = Object.fromEntries(
  filterReasons.map((reason) => [
    reason,
    sql`count(*) filter (where filtered = ${sql.raw(`'${reason}'`)})`,
  ]),
) as Record<FilterReason, SQL>;

const closedByReason = Object.fromEntries(
  filterReasons.map((reason) => [
    reason,
    sql`coalesce((filtered->>${sql.raw(`'${reason}'`)})::int, 0)`,
  ]),
) as Record<FilterReason, SQL>;

/**
 * Closed days as their statements say, so that a year costs no more than its days; the others are counted.
 */
function select(db: Database | Tx, span: Span, by: SQL): Promise<Found[]> {
  const { channelIds, from = '0001-01-01', to = '9999-12-31' } = span;
  const within = sql`day between ${from}::date and ${to}::date`;
  const open = (table: SQL) => sql`${table} t join span on span.id = t.channel_id
    where t.day > span.closed and ${within} group by channel_id, day`;
  const sums = names.map((name) => {
    const column = sql.identifier(name);
    return sql`sum(${column})::int as ${column}`;
  });
  return rows<Found>(
    db,
    sql`with span as materialized (
        select given.id, coalesce(
          (select max(day) from channel_statement where channel_id = given.id), '0001-01-01'
        ) as closed
        from unnest(${sql.param([...channelIds])}::int[]) as given(id)
      ), day_figures as (
        select channel_id, day, ${columns({
          rawVisits: sql`raw_visits`,
          visits: sql`visits`,
          registeredVisits: sql`registered_visits`,
          registrations: sql`registrations`,
          downloads: sql`downloads`,
          firstRecharges: sql`first_recharges`,
          ...closedByReason,
        })}
        from channel_statement where channel_id in (select id from span) and ${within}
        union all
        select channel_id, day, ${columns({
          rawVisits: sql`count(*)`,
          visits: counted,
          registeredVisits: sql`count(*) filter (where filtered is null and signed_in)`,
          ...byReason,
        })}
        from ${open(sql`channel_visit`)}
        union all
        select channel_id, day, ${columns({
          rawVisits: sql`sum(calls)`,
          flood: sql`sum(calls)`,
        })}
        from ${open(sql`channel_flood`)}
        union all
        select channel_id, day, ${columns({ registrations: counted })}
        from ${open(sql`channel_registration`)}
        union all
        select channel_id, day, ${columns({ downloads: counted })}
        from ${open(sql`channel_download`)}
      )
      select channel_id as "channelId", ${by}, ${sql.join(sums, sql`, `)}
      from day_figures group by ${by}`,
  );
}

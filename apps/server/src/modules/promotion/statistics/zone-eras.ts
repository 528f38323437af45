import { type SQL, sql } from 'drizzle-orm';
import { instant, type Tx } from '#platform/db/database.ts';

/**
 * The zones that channels' days are counted in, each for its time. A change acts from its instant on: what came
 * before stays on its days, and days that were closed by then get nothing more.
 */
export const zoneEras = (channelIds: SQL): SQL => sql`
  select channel_id, before as zone, lag(at) over past as since, at as until,
    lag(closed) over past as closed
  from channel_zone_change where channel_id = any(${channelIds}::int[])
  window past as (partition by channel_id order by at)
  union all
  select c.id, c.zone, max(change.at), null, max(change.closed)
  from channel c left join channel_zone_change change on change.channel_id = c.id
  where c.id = any(${channelIds}::int[]) group by c.id`;

/** Whether the row of eras named `era` is a channel's at an instant. */
export const isEraOf = (channelId: SQL, at: SQL): SQL => sql`era.channel_id = ${channelId}
  and (era.since is null or ${at} >= era.since) and (era.until is null or ${at} < era.until)`;

/** The day that an instant counts on in its era. */
export const dayInEra = (at: SQL): SQL =>
  sql`greatest((${at} at time zone era.zone)::date, era.closed + 1)`;

/** Remembers what a channel's days were counted in until now. */
export async function keepZoneChange(tx: Tx, id: number, before: string, now: Date): Promise<void> {
  await tx.execute(sql`
    insert into channel_zone_change (channel_id, at, before, closed)
    select ${id}, ${instant(now)}, ${before}, max(day) from channel_statement where channel_id = ${id}`);
}

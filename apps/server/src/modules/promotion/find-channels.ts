import { type SQL, sql } from 'drizzle-orm';
import { int, listOf, type RowOf, text } from '#platform/db/columns.ts';
import { type Database, rows } from '#platform/db/database.ts';
import type { Principal } from '#platform/http/access/principal.ts';
import { maySee } from './policy.ts';

/** A channel whose figures somebody may see. */
const seenRow = {
  id: int,
  name: text,
  zone: text,
  /** What its days were counted in before. */
  pastZones: listOf(text),
};
export type Seen = RowOf<typeof seenRow>;

/** The channels that somebody may see, or the one of them that is asked for. */
export function findChannels(
  db: Database,
  principal: Principal,
  channelId: number | undefined,
): Promise<Seen[]> {
  const only: SQL = channelId === undefined ? sql`true` : sql`c.id = ${channelId}`;
  return rows(
    db,
    seenRow,
    sql`select id, name, zone, array(
        select before from channel_zone_change where channel_id = c.id) as "pastZones"
      from channel c where ${maySee(principal)} and ${only} order by id`,
  );
}

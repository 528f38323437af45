import { type SQL, sql } from 'drizzle-orm';
import { type Database, rows } from '#platform/db/database.ts';
import type { Principal } from '#platform/http/access/principal.ts';
import { maySee } from '../policy.ts';

/** A channel whose figures somebody may see. */
export interface Seen {
  id: number;
  name: string;
  zone: string;
  /** What its days were counted in before. */
  pastZones: string[];
}

/** The channels that somebody may see, or the one of them that is asked for. */
export function findChannels(
  db: Database,
  principal: Principal,
  channelId: number | undefined,
): Promise<Seen[]> {
  const only: SQL = channelId === undefined ? sql`true` : sql`c.id = ${channelId}`;
  return rows<Seen>(
    db,
    sql`select id, name, zone, array(
        select before from channel_zone_change where channel_id = c.id) as "pastZones"
      from channel c where ${maySee(principal)} and ${only} order by id`,
  );
}

import { type Broadcast, broadcast } from '@xiongmao/api/anchors/shapes';
import { type SQL, sql } from 'drizzle-orm';
import { type Database, rows, type Tx } from '#platform/db/database.ts';
import { joinMatch, matchColumn } from '../room-match.ts';

export const broadcastColumns = sql`b.id, b.title, b.cover, ${matchColumn} as match, b.label, b.language,
  b.source, b.price, b.preview_seconds as "previewSeconds", b.began_at as "beganAt",
  b.on_air_at as "onAirAt", b.ended_at as "endedAt", b.ended_by as "endedBy"`;

/** `b` the broadcast, with its match. */
export const broadcastTables = sql`broadcast b ${joinMatch(sql`b.match_id`)}`;

/** Broadcasts; `rest` begins with `where`. */
export function selectBroadcasts(db: Database | Tx, rest: SQL): Promise<Broadcast[]> {
  return rows(db, broadcast.shape, sql`select ${broadcastColumns} from ${broadcastTables} ${rest}`);
}

/** The broadcast that an anchor has on, seen by fans or not; null without one. */
export async function openBroadcastOf(
  db: Database | Tx,
  anchorId: number,
): Promise<Broadcast | null> {
  const [found] = await selectBroadcasts(
    db,
    sql`where b.anchor_id = ${anchorId} and b.ended_at is null`,
  );
  return found ?? null;
}

import { pageSize } from '@xiongmao/api/fields/page-size';
import { type ReplayCard, replayCard } from '@xiongmao/api/live/shapes';
import { type SQL, sql } from 'drizzle-orm';
import { broadcastTables, matchColumn } from '#modules/anchors/index.ts';
import { rowsOf } from '#modules/matches/index.ts';
import { countRows, type Database, instant, rows } from '#platform/db/database.ts';
import { every } from '#platform/http/listing.ts';
import { anchorColumn, joinAnchor } from './room-rows.ts';

/** Whether the broadcast `b` can be played again (`sql/live/replayable.sql`). */
export const isReplayable = (now: Date): SQL =>
  sql`exists (select from replayable(${instant(now)}) p where p.broadcast_id = b.id)`;

/** Which broadcasts are asked for, a page of them. */
export interface AskedReplays {
  broadcastId?: number | undefined;
  userId?: number | undefined;
  matchId?: number | undefined;
  gameId?: number | undefined;
  page: number;
}

export const isAsked = ({ broadcastId, userId, matchId, gameId }: AskedReplays): SQL =>
  every(
    broadcastId !== undefined && sql`b.id = ${broadcastId}`,
    userId !== undefined && sql`b.anchor_id = ${userId}`,
    matchId !== undefined && sql`b.match_id = any(${rowsOf(matchId)})`,
    gameId !== undefined && sql`m.game_id = ${gameId}`,
  );

export const replayTables = sql`${broadcastTables} ${joinAnchor}`;
/** Of a broadcast `b`; what goes on counts its seconds up to now. */
export const replayColumns = (now: Date): SQL => sql`b.id, b.title, b.cover,
  ${matchColumn} as match, b.label, b.language, b.price, ${anchorColumn} as anchor, b.began_at as "beganAt",
  (select coalesce(sum(seconds + case when state = 'live'
      then greatest(0, extract(epoch from ${instant(now)} - resumed_at)) else 0 end), 0)::int
    from stream_session s where s.broadcast_id = b.id and s.forgotten_at is null) as seconds`;

/** Broadcasts to watch again, newest first. */
export async function findReplays(
  db: Database,
  now: Date,
  asked: AskedReplays,
): Promise<{ items: ReplayCard[]; total: number }> {
  const where = sql`${isReplayable(now)} and ${isAsked(asked)}`;
  const total = await countRows(db, sql`${replayTables} where ${where}`);
  const items = await rows(
    db,
    replayCard.shape,
    sql`select ${replayColumns(now)} from ${replayTables} where ${where}
      order by b.id desc limit ${pageSize} offset ${(asked.page - 1) * pageSize}`,
  );
  return { items, total };
}

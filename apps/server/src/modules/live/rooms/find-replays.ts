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

const tables = sql`${broadcastTables} ${joinAnchor}`;

/** Broadcasts to watch again, newest first. */
export async function findReplays(
  db: Database,
  now: Date,
  asked: {
    broadcastId?: number | undefined;
    userId?: number | undefined;
    matchId?: number | undefined;
    gameId?: number | undefined;
    page: number;
  },
): Promise<{ items: ReplayCard[]; total: number }> {
  const { broadcastId, userId, matchId, gameId, page } = asked;
  const where = every(
    isReplayable(now),
    broadcastId !== undefined && sql`b.id = ${broadcastId}`,
    userId !== undefined && sql`b.anchor_id = ${userId}`,
    matchId !== undefined && sql`b.match_id = any(${rowsOf(matchId)})`,
    gameId !== undefined && sql`m.game_id = ${gameId}`,
  );
  const total = await countRows(db, sql`${tables} where ${where}`);
  const items = await rows(
    db,
    replayCard.shape,
    sql`select b.id, b.title, b.cover, ${matchColumn} as match, b.label, b.language, b.price,
        ${anchorColumn} as anchor, b.began_at as "beganAt",
        (select coalesce(sum(seconds), 0)::int from stream_session s where s.broadcast_id = b.id
          and s.forgotten_at is null) as seconds
      from ${tables} where ${where}
      order by b.id desc limit ${pageSize} offset ${(page - 1) * pageSize}`,
  );
  return { items, total };
}

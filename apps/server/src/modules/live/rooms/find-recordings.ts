import { pageSize } from '@xiongmao/api/fields/page-size';
import { type RecordedCard, recordedCard } from '@xiongmao/api/live/shapes';
import { type SQL, sql } from 'drizzle-orm';
import { countRows, type Database, rows } from '#platform/db/database.ts';
import { every } from '#platform/http/listing.ts';
import {
  type AskedReplays,
  isAsked,
  isReplayable,
  replayColumns,
  replayTables,
} from './find-replays.ts';

/** Whether something can be cut from the broadcast `b`: it can be played again, or is on air and recorded. */
export const isCuttable = (now: Date): SQL =>
  sql`(${isReplayable(now)} or b.ended_at is null and b.on_air_at is not null
    and exists (select from live.recording k where k.broadcast_id = b.id))`;

/** Broadcasts to cut from, those on air first, then the newest; `whose`: of this account alone, of all where null. */
export async function findRecordings(
  db: Database,
  now: Date,
  asked: AskedReplays & { whose: number | null },
): Promise<{ items: RecordedCard[]; total: number }> {
  const { whose, page } = asked;
  const where = every(
    isCuttable(now),
    isAsked(asked),
    whose !== null && sql`b.anchor_id = ${whose}`,
  );
  const total = await countRows(db, sql`${replayTables} where ${where}`);
  const items = await rows(
    db,
    recordedCard.shape,
    sql`select ${replayColumns(now)}, b.ended_at is null as "onAir" from ${replayTables} where ${where}
      order by b.ended_at is null desc, b.id desc limit ${pageSize} offset ${(page - 1) * pageSize}`,
  );
  return { items, total };
}

import { sql } from 'drizzle-orm';
import { int, orNull, text } from '#platform/db/columns.ts';
import { type Database, preparedRows } from '#platform/db/database.ts';
import { gatherTransactions } from '#platform/gather.ts';
import { refusalOf, type UnlockOrder, unlockRoom } from './unlock-room.ts';

/**
 * As `unlockRoom`; what is unlocked in the same moment becomes one transaction (`unlock_rooms`), so that a hot
 * room's viewers wait for the disk together.
 */
export const gatherUnlocks = (db: Database): ((order: UnlockOrder) => Promise<number>) =>
  gatherTransactions({
    together: (orders) => unlockTogether(db, orders),
    alone: (order) => unlockRoom(db, order),
  });

const answerRow = { nth: int, id: orNull(int), refusal: orNull(text) };

async function unlockTogether(
  db: Database,
  orders: readonly UnlockOrder[],
): Promise<(number | Error)[]> {
  const all = (pick: (order: UnlockOrder) => unknown) => sql.param(orders.map(pick));
  const answers = await preparedRows(
    db,
    'unlock-rooms',
    answerRow,
    sql`select nth, unlock_id as id, refusal
      from unlock_rooms(${all(({ broadcastId }) => broadcastId)}::int[],
        ${all(({ accountId }) => accountId)}::int[],
        ${all(({ price }) => price)}::int[],
        ${all(({ key }) => key)}::text[],
        ${all(({ now }) => now.toISOString())}::timestamptz[])`,
  );
  const results: (number | Error)[] = [];
  for (const { nth, id, refusal } of answers) {
    results[nth - 1] = refusal === null ? id! : (refusalOf(refusal) ?? new Error(refusal));
  }
  return results;
}

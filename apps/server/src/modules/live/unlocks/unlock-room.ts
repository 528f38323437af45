import { sql } from 'drizzle-orm';
import { refusalOf as refusalOfLedger } from '#modules/wallet/index.ts';
import { int } from '#platform/db/columns.ts';
import { type Database, instant, preparedRows } from '#platform/db/database.ts';
import { CodedError } from '#platform/http/errors.ts';

/** A paid broadcast that somebody wants to watch, at the price that was shown. */
export interface UnlockOrder {
  broadcastId: number;
  accountId: number;
  price: number;
  /** What makes a repeated request one unlock. */
  key: string;
  now: Date;
}

const refusals = {
  LV001: 'noBroadcast',
  LV002: 'broadcastOver',
  LV003: 'roomFree',
  LV004: 'roomPriceChanged',
  LV005: 'ownRoom',
  // The key came with another broadcast.
  live_unlock_key: 'keyReused',
} as const;

/** What the functions refuse with a code or a constraint, as an error of the catalogue; null for others. */
export const refusalOf = (code: string | undefined): CodedError | null => {
  const refusal = refusals[code as keyof typeof refusals];
  return refusal ? new CodedError(refusal) : refusalOfLedger(code);
};

/**
 * Unlocks a broadcast and answers the unlock, also the one of before: one statement, which is its own
 * transaction (`sql/live/unlock_room.sql`). Throws `noBroadcast`, `broadcastOver`, `roomFree`,
 * `roomPriceChanged`, `ownRoom`, NotEnoughGold, `keyReused`.
 */
export async function unlockRoom(db: Database, order: UnlockOrder): Promise<number> {
  const { broadcastId, accountId, price, key, now } = order;
  try {
    const [unlocked] = await preparedRows(
      db,
      'unlock-room',
      { id: int },
      sql`select unlock_room(${broadcastId}, ${accountId}, ${price}, ${key}, ${instant(now)}) as id`,
    );
    return unlocked!.id;
  } catch (error) {
    const { code, constraint } =
      (error as { cause?: { code?: string; constraint?: string } }).cause ?? {};
    throw refusalOf(code) ?? refusalOf(constraint) ?? error;
  }
}

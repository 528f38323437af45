import type { CallResult } from '@xiongmao/api/call';
import type { ChatLabel } from '@xiongmao/api/chat/shapes';
import type { sendGift } from '@xiongmao/api/gifts/calls';
import { comboSeconds } from '@xiongmao/api/gifts/rules';
import { sql } from 'drizzle-orm';
import { refusalOf as refusalOfLedger } from '#modules/wallet/index.ts';
import { int, orNull, type RowOf, time } from '#platform/db/columns.ts';
import { type Database, instant, preparedRows } from '#platform/db/database.ts';
import { onceOnDisk } from '#platform/db/once-on-disk.ts';
import { CodedError } from '#platform/http/errors.ts';

/** A gift that somebody gives, at the price that was shown. */
export interface GiftOrder {
  giftId: number;
  anchorId: number;
  accountId: number;
  count: number;
  price: number;
  /** Percent of it that is the anchor's. */
  share: number;
  /** The moment of the picture that they saw, in ISO 8601. */
  playhead: string | null;
  /** What stands beside their name in the room. */
  label: ChatLabel | null;
  level: number;
  /** What makes a repeated request one gift. */
  key: string;
  /** Today, in the brand's zone. */
  day: string;
  now: Date;
}

export type GivenGift = CallResult<typeof sendGift>;

const refusals = {
  GF001: 'unknownGift',
  GF002: 'giftPriceChanged',
  GF003: 'noBroadcast',
  GF004: 'ownGift',
  GF005: 'blockedByThem',
  GF006: 'keyReused',
} as const;

/** What the functions refuse with a code, as an error of the catalogue; null for others. */
export const refusalOf = (code: string | undefined): CodedError | null => {
  const refusal = refusals[code as keyof typeof refusals];
  return refusal ? new CodedError(refusal) : refusalOfLedger(code);
};

export const sentRow = { id: int, gold: int, comboId: orNull(int), comboCount: int, at: time };

export const givenOf = (sent: RowOf<typeof sentRow>): GivenGift => ({
  id: sent.id,
  gold: sent.gold,
  combo: {
    id: sent.comboId ?? sent.id,
    count: sent.comboCount,
    endsAt: new Date(Date.parse(sent.at) + comboSeconds * 1_000).toISOString(),
  },
});

/**
 * Gives a gift and answers it, also the one of before: one statement, which is its own transaction
 * (`sql/gifts/give_gift.sql`). Throws `unknownGift`, `giftPriceChanged`, `noBroadcast`, `ownGift`, `blockedByThem`,
 * NotEnoughGold, `keyReused`.
 */
export async function giveGift(db: Database, order: GiftOrder): Promise<GivenGift> {
  const {
    giftId,
    anchorId,
    accountId,
    count,
    price,
    share,
    playhead,
    label,
    level,
    key,
    day,
    now,
  } = order;
  try {
    const [sent] = await onceOnDisk(db, (own) =>
      preparedRows(
        own,
        'give-gift',
        sentRow,
        sql`select id, gold, combo_id as "comboId", combo_count as "comboCount", at
          from give_gift(${giftId}, ${anchorId}, ${accountId}, ${count}, ${price}, ${share}, ${comboSeconds},
            ${playhead}::timestamptz, ${label}, ${level}, ${key}, ${day}, ${instant(now)})`,
      ),
    );
    return givenOf(sent!);
  } catch (error) {
    const { code } = (error as { cause?: { code?: string } }).cause ?? {};
    throw refusalOf(code) ?? error;
  }
}

import { comboSeconds } from '@xiongmao/api/gifts/rules';
import { sql } from 'drizzle-orm';
import { allOrNull, int, orNull, text } from '#platform/db/columns.ts';
import { type Database, preparedRows } from '#platform/db/database.ts';
import { gatherTransactions } from '#platform/gather.ts';
import {
  type GiftOrder,
  type GivenGift,
  giveGift,
  givenOf,
  refusalOf,
  sentRow,
} from './give-gift.ts';

/**
 * As `giveGift`; what is given in the same moment becomes one transaction (`give_gifts`), so that a hot room's gifts
 * take its lock once, and wait for the disk together.
 */
export const gatherGifts = (db: Database): ((order: GiftOrder) => Promise<GivenGift>) =>
  gatherTransactions({
    together: (orders) => giveTogether(db, orders),
    alone: (order) => giveGift(db, order),
  });

const answerRow = { nth: int, refusal: orNull(text), ...allOrNull(sentRow) };

async function giveTogether(
  db: Database,
  orders: readonly GiftOrder[],
): Promise<(GivenGift | Error)[]> {
  const all = (pick: (order: GiftOrder) => unknown) => sql.param(orders.map(pick));
  const answers = await preparedRows(
    db,
    'give-gifts',
    answerRow,
    sql`select nth, refusal, (sent).id, (sent).gold, (sent).combo_id as "comboId",
        (sent).combo_count as "comboCount", (sent).at
      from give_gifts(${all(({ giftId }) => giftId)}::int[],
        ${all(({ anchorId }) => anchorId)}::int[],
        ${all(({ accountId }) => accountId)}::int[],
        ${all(({ count }) => count)}::int[],
        ${all(({ price }) => price)}::int[],
        ${orders[0]!.share}, ${comboSeconds},
        ${all(({ playhead }) => playhead)}::timestamptz[],
        ${all(({ label }) => label)}::text[],
        ${all(({ level }) => level)}::int[],
        ${all(({ key }) => key)}::text[],
        ${all(({ day }) => day)}::date[],
        ${all(({ now }) => now.toISOString())}::timestamptz[])`,
  );
  const results: (GivenGift | Error)[] = [];
  for (const { nth, refusal, ...sent } of answers) {
    results[nth - 1] =
      refusal === null
        ? givenOf(sent as Parameters<typeof givenOf>[0])
        : (refusalOf(refusal) ?? new Error(refusal));
  }
  return results;
}

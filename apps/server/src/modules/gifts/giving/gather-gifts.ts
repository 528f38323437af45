import { comboSeconds } from '@xiongmao/api/gifts/rules';
import { sql } from 'drizzle-orm';
import { type All, gatherTransactions } from '#platform/gather/gather-transactions.ts';
import type { ModuleContext } from '#platform/module.ts';
import { type GiftOrder, giveGift, givenOf, refusalOf, sentRow } from './give-gift.ts';

/**
 * As `giveGift`; what is given in the same moment becomes one transaction (`give_gifts`), so that a hot room's gifts
 * take its lock once, and wait for the disk together.
 */
export const gatherGifts = ({ db, log }: Pick<ModuleContext, 'db' | 'log'>) =>
  gatherTransactions({
    ...{ db, log, refusalOf },
    name: 'give-gifts',
    row: sentRow,
    statement: (all: All<GiftOrder>, orders) =>
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
    resultOf: givenOf,
    letsGoEarly: true,
    alone: (order) => giveGift(db, order),
  });

import { giftPrice } from '@xiongmao/api/gifts/rules';
import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  check,
  date,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  smallint,
  text,
  timestamp,
  uniqueIndex,
} from 'drizzle-orm/pg-core';

/** What can be given; one that was sold is taken off sale, and stays. */
export const gift = pgTable(
  'gift',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    /** By locale. */
    names: jsonb().$type<Record<string, string>>().notNull(),
    price: integer().notNull(),
    /** In the tray. */
    position: smallint().notNull(),
    onSale: boolean('on_sale').notNull(),
    /** Addresses of files. */
    picture: text().notNull(),
    animation: text(),
  },
  () => [check('gift_price', sql.raw(`price between ${giftPrice.min} and ${giftPrice.max}`))],
);

/** A gift that was given, with what was paid. No foreign keys: they would lock rows that many use. */
export const giftSent = pgTable(
  'gift_sent',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    giftId: integer('gift_id').notNull(),
    anchorId: integer('anchor_id').notNull(),
    accountId: integer('account_id').notNull(),
    broadcastId: integer('broadcast_id').notNull(),
    count: smallint().notNull(),
    /** Of one. */
    price: integer().notNull(),
    gold: integer().notNull(),
    /** Of it, what is the anchor's; the rest is the house's. */
    earned: integer().notNull(),
    /** The client's idempotency key. */
    key: text().notNull(),
    /** The first gift of those in a row; null: it is the first itself. */
    comboId: bigint('combo_id', { mode: 'number' }),
    /** All of the row so far. */
    comboCount: integer('combo_count').notNull(),
    transferId: bigint('transfer_id', { mode: 'number' }).notNull(),
    at: timestamp({ withTimezone: true, mode: 'date' }).notNull(),
  },
  (table) => [
    uniqueIndex('gift_sent_key').on(table.accountId, table.key),
    // A combo goes on with the newest of these.
    index('gift_sent_combo').on(table.accountId, table.anchorId, table.giftId, table.at),
    index('gift_sent_anchor').on(table.anchorId, table.id),
    index('gift_sent_broadcast').on(table.broadcastId, table.id),
    // How often each was given, and for how much gold: read off the index alone.
    index('gift_sent_gift').on(table.giftId, table.gold),
    check('gift_sent_gold', sql`gold = count * price and earned between 0 and gold`),
  ],
);

/** What leaderboards are made of: gold that a person gave an anchor on a day of the brand's zone. */
export const giftDay = pgTable(
  'gift_day',
  {
    anchorId: integer('anchor_id').notNull(),
    day: date({ mode: 'string' }).notNull(),
    accountId: integer('account_id').notNull(),
    gold: bigint({ mode: 'number' }).notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.anchorId, table.day, table.accountId] }),
    index('gift_day_day').on(table.day),
  ],
);

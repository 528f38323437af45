import { boxPrice, goodsPrice } from '@xiongmao/api/mall/rules';
import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  check,
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

const instant = (name?: string) =>
  name
    ? timestamp(name, { withTimezone: true, mode: 'date' })
    : timestamp({ withTimezone: true, mode: 'date' });
/** By locale. */
const texts = (name: string) => jsonb(name).$type<Record<string, string>>().notNull();
const id = () => integer().primaryKey().generatedAlwaysAsIdentity();

export const goodsCategory = pgTable('goods_category', {
  id: id(),
  names: texts('names'),
  position: smallint().notNull(),
});

/** What the shop has; what was redeemed is taken off sale, and stays. */
export const goods = pgTable(
  'goods',
  {
    id: id(),
    kind: text().$type<'physical' | 'virtual'>().notNull(),
    names: texts('names'),
    descriptions: texts('descriptions'),
    categoryId: integer('category_id').references(() => goodsCategory.id),
    price: integer().notNull(),
    /** Addresses of files. */
    pictures: text().array().notNull(),
    /** Who may redeem it. */
    level: smallint().notNull(),
    limitCount: smallint('limit_count'),
    limitDays: smallint('limit_days'),
    needsPhone: boolean('needs_phone').notNull(),
    onSale: boolean('on_sale').notNull(),
    publishAt: instant('publish_at').notNull(),
    offAt: instant('off_at'),
    position: smallint().notNull(),
    lowStock: integer('low_stock').notNull(),
    /** All that ever came into stock, without what was taken out of it. */
    received: integer().notNull().default(0),
    /** Of orders that are open, and of prizes that can be drawn. */
    reserved: integer().notNull().default(0),
    sold: integer().notNull().default(0),
    free: integer().notNull().generatedAlwaysAs(sql`received - reserved - sold`),
  },
  () => [
    check('goods_price', sql.raw(`price between ${goodsPrice.min} and ${goodsPrice.max}`)),
    check('goods_stock', sql`reserved >= 0 and sold >= 0 and received >= reserved + sold`),
  ],
);

/** What came into stock and went out of it by hand or with cards, and why. */
export const stockChange = pgTable(
  'stock_change',
  {
    id: id(),
    goodsId: integer('goods_id').notNull(),
    count: integer().notNull(),
    reason: text().notNull(),
    byId: integer('by_id'),
    at: instant().notNull(),
  },
  (table) => [index('stock_change_goods').on(table.goodsId)],
);

/** A redemption. No foreign keys: they would lock rows that many use. */
export const goodsOrder = pgTable(
  'goods_order',
  {
    id: id(),
    accountId: integer('account_id').notNull(),
    goodsId: integer('goods_id').notNull(),
    /** Won in a blind box, whose draw was paid. */
    editionId: integer('edition_id'),
    count: smallint().notNull(),
    gold: integer().notNull(),
    state: text()
      .$type<'unpaid' | 'paid' | 'underReview' | 'redeemed' | 'refunded' | 'cancelled'>()
      .notNull(),
    /** The client's idempotency key. */
    key: text().notNull(),
    /** A keyed hash of what came with it: the key stands for that alone. */
    asked: text(),
    holdId: bigint('hold_id', { mode: 'number' }),
    createdAt: instant('created_at').notNull(),
    payBefore: instant('pay_before'),
    paidAt: instant('paid_at'),
    shippedAt: instant('shipped_at'),
    /** By when the desk is to act. */
    dueAt: instant('due_at'),
    carrier: text(),
    tracking: text(),
    /** Sealed (`sealing.ts`). */
    recipient: text(),
    country: text(),
    remarks: text(),
    claimedBy: integer('claimed_by'),
    claimedUntil: instant('claimed_until'),
    disputedAt: instant('disputed_at'),
    disputeReason: text('dispute_reason'),
    disputeText: text('dispute_text'),
    /** When its person last looked at it: what the desk wrote since is unread. */
    seenAt: instant('seen_at'),
  },
  (table) => [
    uniqueIndex('goods_order_key').on(table.accountId, table.key),
    index('goods_order_account').on(table.accountId, table.id),
    index('goods_order_goods').on(table.goodsId, table.accountId),
    index('goods_order_unkept').on(table.accountId, table.createdAt).where(sql`paid_at is null`),
    index('goods_order_unpaid').on(table.goodsId, table.payBefore).where(sql`state = 'unpaid'`),
    index('goods_order_due').on(table.dueAt).where(sql`due_at is not null`),
    index('goods_order_state').on(table.state),
    index('goods_order_tracking').on(table.tracking).where(sql`tracking is not null`),
    index('goods_order_claimed').on(table.claimedBy).where(sql`claimed_by is not null`),
    check('goods_order_count', sql`count > 0 and gold > 0`),
  ],
);

/** What happened to an order. */
export const goodsOrderStep = pgTable(
  'goods_order_step',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    orderId: integer('order_id').notNull(),
    event: text().notNull(),
    state: text().notNull(),
    by: text().$type<'fan' | 'desk' | 'clock'>().notNull(),
    staffId: integer('staff_id'),
    reason: text(),
    at: instant().notNull(),
    /** Whether its person was told of it, or need not be. */
    told: boolean().notNull(),
  },
  (table) => [
    index('goods_order_step_order').on(table.orderId),
    index('goods_order_step_untold').on(table.id).where(sql`not told`),
  ],
);

export const goodsOrderMessage = pgTable(
  'goods_order_message',
  {
    id: id(),
    orderId: integer('order_id').notNull(),
    from: text().$type<'fan' | 'desk'>().notNull(),
    staffId: integer('staff_id'),
    text: text().notNull(),
    at: instant().notNull(),
  },
  (table) => [index('goods_order_message_order').on(table.orderId)],
);

/** What the desk notes for itself. */
export const goodsOrderNote = pgTable(
  'goods_order_note',
  {
    id: id(),
    orderId: integer('order_id').notNull(),
    staffId: integer('staff_id').notNull(),
    text: text().notNull(),
    at: instant().notNull(),
  },
  (table) => [index('goods_order_note_order').on(table.orderId)],
);

/** The pool of a virtual good: each card is given once. */
export const goodsCard = pgTable(
  'goods_card',
  {
    id: id(),
    goodsId: integer('goods_id').notNull(),
    /** Number and code, sealed. */
    sealed: text().notNull(),
    /** A keyed hash of the number: what is there already is found without opening any. */
    digest: text().notNull(),
    orderId: integer('order_id'),
  },
  (table) => [
    uniqueIndex('goods_card_digest').on(table.goodsId, table.digest),
    index('goods_card_free').on(table.goodsId, table.id).where(sql`order_id is null`),
    index('goods_card_order').on(table.orderId).where(sql`order_id is not null`),
  ],
);

/** That somebody looked at the cards of their order. */
export const goodsCardLook = pgTable(
  'goods_card_look',
  {
    id: id(),
    orderId: integer('order_id').notNull(),
    accountId: integer('account_id').notNull(),
    at: instant().notNull(),
  },
  (table) => [index('goods_card_look_order').on(table.orderId)],
);

export const goodsAddress = pgTable(
  'goods_address',
  {
    id: id(),
    accountId: integer('account_id').notNull(),
    sealed: text().notNull(),
    isDefault: boolean('is_default').notNull(),
    at: instant().notNull(),
  },
  (table) => [index('goods_address_account').on(table.accountId)],
);

/** An edition of a blind box: nothing of it changes once it is open. */
export const blindBox = pgTable(
  'blind_box',
  {
    id: id(),
    names: texts('names'),
    descriptions: texts('descriptions'),
    picture: text(),
    price: integer().notNull(),
    /** Draws of one person a day, seconds between two, years that one confirms. */
    daily: smallint().notNull(),
    coolDown: integer('cool_down').notNull(),
    age: smallint().notNull(),
    closesAt: instant('closes_at'),
    state: text().$type<'draft' | 'open' | 'soldOut' | 'closed'>().notNull(),
    size: integer().notNull(),
    drawn: integer().notNull().default(0),
    commitment: text(),
    /** Seed and deck, sealed: nobody reads them before the end. */
    sealed: text(),
    openedAt: instant('opened_at'),
    endedAt: instant('ended_at'),
    closeReason: text('close_reason'),
  },
  () => [
    check('blind_box_price', sql.raw(`price between ${boxPrice.min} and ${boxPrice.max}`)),
    check('blind_box_drawn', sql`drawn between 0 and size`),
    check(
      'blind_box_sealed',
      sql`state = 'draft' or (sealed is not null and commitment is not null)`,
    ),
  ],
);

export const blindPrize = pgTable(
  'blind_prize',
  {
    id: id(),
    editionId: integer('edition_id').notNull(),
    goodsId: integer('goods_id').notNull(),
    count: integer().notNull(),
    /** Of them, those that nobody drew yet. */
    left: integer().notNull(),
  },
  (table) => [
    uniqueIndex('blind_prize_goods').on(table.editionId, table.goodsId),
    check('blind_prize_left', sql`"left" between 0 and count`),
  ],
);

export const blindDraw = pgTable(
  'blind_draw',
  {
    editionId: integer('edition_id').notNull(),
    /** 1 for the first. */
    number: integer().notNull(),
    /** Its place in the deck. */
    position: integer().notNull(),
    clientSeed: text('client_seed').notNull(),
    prizeId: integer('prize_id').notNull(),
    accountId: integer('account_id').notNull(),
    orderId: integer('order_id').notNull(),
    transferId: bigint('transfer_id', { mode: 'number' }).notNull(),
    at: instant().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.editionId, table.number] }),
    uniqueIndex('blind_draw_position').on(table.editionId, table.position),
    uniqueIndex('blind_draw_order').on(table.orderId),
    index('blind_draw_account').on(table.accountId, table.editionId, table.at),
  ],
);

/** How old people said they are at least; 0: younger than they were asked. */
export const blindAge = pgTable('blind_age', {
  accountId: integer('account_id').primaryKey(),
  age: smallint().notNull(),
  at: instant().notNull(),
});

import type { PayMethod } from '@xiongmao/api/wallet/rules';
import { integer, pgTable, text } from 'drizzle-orm/pg-core';

/** The sandbox gateway's own books: it is a house apart from ours. */
export const sandboxOrder = pgTable('sandbox_order', {
  orderNo: text('order_no').primaryKey(),
  method: text().$type<PayMethod>().notNull(),
  fen: integer().notNull(),
  subject: text().notNull(),
  tradeNo: text('trade_no').notNull(),
  state: text().$type<'open' | 'paid' | 'closed'>().notNull().default('open'),
});

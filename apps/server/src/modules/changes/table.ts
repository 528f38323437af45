import { bigint, integer, pgTable, text } from 'drizzle-orm/pg-core';

/** What became otherwise and was not yet followed up, by kind and row: triggers of the tables write it (`note`). */
export const change = pgTable('change', {
  id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
  kind: text().notNull(),
  rowId: integer('row_id').notNull(),
});

import { bigserial, jsonb, pgTable, text, timestamp } from 'drizzle-orm/pg-core';

/** What a source said and could not be understood, kept with its reason. */
export const feedQuarantine = pgTable('feed_quarantine', {
  id: bigserial({ mode: 'number' }).primaryKey(),
  source: text().notNull(),
  place: text().notNull(),
  reason: text().notNull(),
  raw: jsonb(),
  at: timestamp({ withTimezone: true, mode: 'date' }).notNull(),
});

/** Signatures of pushes taken in the last minutes: each is taken once. */
export const feedPush = pgTable('feed_push', {
  signature: text().primaryKey(),
  at: timestamp({ withTimezone: true, mode: 'date' }).notNull(),
});

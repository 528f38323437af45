import { bigserial, jsonb, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core';

const instant = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' });

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

/** Who tells of matches from outside, and how it goes with them. */
export const feedSource = pgTable('feed_source', {
  name: text().primaryKey(),
  /** `heard`, or why nothing is heard any more (`sources.ts`). */
  state: text().notNull(),
  heardAt: instant('heard_at'),
  /** The last trouble, which may be over. */
  error: text(),
  errorAt: instant('error_at'),
  /** Of a provider that is asked: what was spent and what was asked when, so that a restart goes on from there. */
  progress: jsonb(),
});

/** A match that a provider is asked about by itself, until its last correction. */
export const feedFollowed = pgTable(
  'feed_followed',
  {
    source: text().notNull(),
    match: text().notNull(),
    /** As the provider last told it, as far as the next answer is held against it. */
    told: jsonb().notNull(),
  },
  (table) => [primaryKey({ columns: [table.source, table.match] })],
);

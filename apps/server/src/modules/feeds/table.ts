import type { quarantineStates, retryOutcomes } from '@xiongmao/api/feeds/quarantine';
import type { SourceTrouble } from '@xiongmao/api/feeds/sources';
import { sql } from 'drizzle-orm';
import {
  bigserial,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import { account } from '#modules/identity/table.ts';

const instant = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' });

/** Who tells of matches from outside, and how it goes with them. */
export const feedSource = pgTable('feed_source', {
  name: text().primaryKey(),
  /** `heard`, or why nothing is heard any more (`sources.ts`). */
  state: text().$type<'heard' | SourceTrouble>().notNull(),
  heardAt: instant('heard_at'),
  /** Messages of the minute that began at `minute`, and of the one before it: what a rate takes, and no more. */
  minute: instant('minute'),
  count: integer().notNull().default(0),
  before: integer().notNull().default(0),
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

/** What a source said and could not be understood, kept with its reason: the same once, however often it comes. */
export const feedQuarantine = pgTable(
  'feed_quarantine',
  {
    id: bigserial({ mode: 'number' }).primaryKey(),
    source: text().notNull(),
    /** What it is about, or where in a file it stands. */
    place: text().notNull(),
    reason: text().notNull(),
    raw: jsonb(),
    /** When it came first. */
    at: instant('at').notNull(),
    lastAt: instant('last_at').notNull(),
    count: integer().notNull().default(1),
    state: text().$type<(typeof quarantineStates)[number]>().notNull().default('open'),
    /** Of the last retry. */
    outcome: text().$type<(typeof retryOutcomes)[number]>(),
    decidedBy: integer('decided_by').references(() => account.id),
    decidedAt: instant('decided_at'),
    because: text(),
  },
  (row) => [
    uniqueIndex('feed_quarantine_same').on(
      row.source,
      sql`md5(place || '/' || reason || '/' || coalesce(raw::text, ''))`,
    ),
    index('feed_quarantine_last').on(row.lastAt),
    index('feed_quarantine_open').on(row.source).where(sql`state = 'open'`),
  ],
);

/** Signatures of pushes taken in the last minutes: each is taken once. */
export const feedPush = pgTable('feed_push', {
  signature: text().primaryKey(),
  at: instant('at').notNull(),
});

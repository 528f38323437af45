import type { RoomState, reportKinds } from '@xiongmao/api/live/shapes';
import { sql } from 'drizzle-orm';
import {
  bigint,
  check,
  index,
  integer,
  pgSequence,
  pgTable,
  primaryKey,
  smallint,
  text,
  timestamp,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { account } from '#modules/identity/table.ts';

const instant = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' });

/** What an anchor publishes with. */
export const streamKey = pgTable(
  'stream_key',
  {
    accountId: integer('account_id')
      .primaryKey()
      .references(() => account.id),
    /** The public part: a rotated key keeps it. */
    stream: text().notNull(),
    secretHash: text('secret_hash').notNull(),
    madeAt: instant('made_at').notNull(),
  },
  (table) => [uniqueIndex('stream_key_stream').on(table.stream)],
);

/** What became of a stream, a row for each recording: of one broadcast, or of none while nobody is to see it. */
export const streamSession = pgTable(
  'stream_session',
  {
    stream: text().notNull(),
    recording: text().notNull(),
    accountId: integer('account_id').notNull(),
    broadcastId: integer('broadcast_id'),
    /** Of our own engine all is known; of another that it publishes, and where its picture is not. */
    engine: text().$type<'own' | 'other'>().notNull().default('own'),
    /** The publisher's last attempt. */
    session: uuid().notNull(),
    state: text().$type<'live' | 'interrupted' | 'ended'>().notNull(),
    beganAt: instant('began_at').notNull(),
    /** When the picture came back last. */
    resumedAt: instant('resumed_at').notNull(),
    /** When it stayed away; null while it comes. */
    leftAt: instant('left_at'),
    /** Seconds of picture, those since it came back left out. */
    seconds: integer().notNull().default(0),
    reason: text(),
    /** By this server's clock: an answer of media's from before tells nothing. */
    changedAt: instant('changed_at').notNull(),
    /** When its recording was deleted. */
    forgottenAt: instant('forgotten_at'),
  },
  (table) => [
    primaryKey({ columns: [table.stream, table.recording] }),
    index('stream_session_broadcast').on(table.broadcastId),
    index('stream_session_open').on(table.accountId).where(sql`state <> 'ended'`),
    index('stream_session_kept').on(table.beganAt).where(sql`forgotten_at is null`),
  ],
);

/** All rooms' versions are of one sequence. */
export const roomVersion = pgSequence('room_version');

/** Rooms as they were told last. */
export const room = pgTable(
  'room',
  {
    accountId: integer('account_id')
      .primaryKey()
      .references(() => account.id),
    state: text().$type<RoomState>().notNull(),
    broadcastId: integer('broadcast_id'),
    title: text().notNull().default(''),
    matchId: integer('match_id'),
    viewers: integer().notNull().default(0),
    /** ms that the broadcast's picture is late, as its anchor has marked it. */
    offset: integer('picture_offset'),
    /** Of all rooms' versions, the last that was this room's. */
    v: bigint({ mode: 'number' }).notNull().default(0),
  },
  (table) => [index('room_on').on(table.viewers).where(sql`state in ('live', 'interrupted')`)],
);

/** A paid broadcast that someone unlocked, once. No foreign keys: they would lock a row that many unlock. */
export const liveUnlock = pgTable(
  'live_unlock',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    broadcastId: integer('broadcast_id').notNull(),
    accountId: integer('account_id').notNull(),
    price: integer().notNull(),
    /** The client's idempotency key. */
    key: text().notNull(),
    holdId: bigint('hold_id', { mode: 'number' }).notNull(),
    at: instant('at').notNull(),
    /** Percent that was the anchor's when it was captured. */
    share: smallint(),
    /** Why support gave the gold back: settlements leave it alone from then on. */
    refunded: text(),
    refundedAt: instant('refunded_at'),
    refundedBy: integer('refunded_by'),
  },
  (table) => [
    uniqueIndex('live_unlock_once').on(table.broadcastId, table.accountId),
    uniqueIndex('live_unlock_key').on(table.accountId, table.key),
    uniqueIndex('live_unlock_hold').on(table.holdId),
  ],
);

/** Who has seen the beginning of a paid broadcast, by a digest of account or network. */
export const livePreview = pgTable(
  'live_preview',
  {
    broadcastId: integer('broadcast_id').notNull(),
    viewer: text().notNull(),
    beganAt: instant('began_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.broadcastId, table.viewer] })],
);

/** Broadcasts that nobody may play again: somebody has rights in them. */
export const hiddenReplay = pgTable('hidden_replay', {
  broadcastId: integer('broadcast_id').primaryKey(),
  at: instant('at').notNull(),
});

export const roomReport = pgTable(
  'room_report',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    broadcastId: integer('broadcast_id').notNull(),
    accountId: integer('account_id')
      .notNull()
      .references(() => account.id),
    kind: text().$type<(typeof reportKinds)[number]>().notNull(),
    text: text().notNull(),
    /** What was done about it, empty where it breaks no rule; null while it is open. */
    answer: text(),
    closedBy: integer('closed_by'),
    closedAt: instant('closed_at'),
    at: instant('at').notNull(),
  },
  (table) => [
    uniqueIndex('room_report_once').on(table.broadcastId, table.accountId),
    index('room_report_open').on(table.id).where(sql`closed_at is null`),
    check('room_report_closed', sql`(${table.answer} is null) = (${table.closedAt} is null)`),
  ],
);

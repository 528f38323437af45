import type { AnchorRight, BroadcastEnd } from '@xiongmao/api/anchors/rules';
import { previewSeconds, roomPrice } from '@xiongmao/api/anchors/rules';
import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  index,
  integer,
  pgTable,
  primaryKey,
  smallint,
  text,
  timestamp,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import { match } from '#modules/matches/table.ts';
import { applicationColumns } from '#modules/users/table.ts';

const instant = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' });

/** Who applied as an anchor, what came of it, and what they say of themselves and of the next broadcast. */
export const anchor = pgTable(
  'anchor',
  {
    ...applicationColumns(),
    /** Sealed, as the birth date is; null for anchors of before applications, and of who left. */
    realName: text('real_name'),
    birthDate: text('birth_date'),
    /** In full years, on the day of the application. */
    age: smallint(),
    agreedRules: text('agreed_rules'),
    agreedAt: instant('agreed_at'),
    rights: text().array().$type<AnchorRight[]>().notNull().default(sql`'{}'`),
    /** The last ban; null without one, or when it was lifted. */
    banReason: text('ban_reason'),
    bannedUntil: instant('banned_until'),
    bannedAt: instant('banned_at'),
    bannedBy: integer('banned_by'),
    /** The host (IPv4, /64 of IPv6) that live links open for. */
    authorisedAddress: text('authorised_address'),
    introduction: text().notNull(),
    detail: text().notNull().default(''),
    detailPictures: text('detail_pictures').array().notNull().default(sql`'{}'`),
    cover: text(),
    title: text().notNull().default(''),
    matchId: integer('match_id').references(() => match.id),
    label: text().notNull().default(''),
    language: text().notNull().default('zh'),
    linkId: integer('link_id').references(() => liveLink.id, { onDelete: 'set null' }),
    paid: boolean().notNull().default(false),
    price: integer().notNull().default(100),
    previewSeconds: smallint('preview_seconds').notNull().default(previewSeconds.usual),
  },
  (table) => [
    index('anchor_state').on(table.state, table.appliedAt),
    index('anchor_link').on(table.linkId),
    check('anchor_ban', sql`(${table.banReason} is null) = (${table.bannedAt} is null)`),
  ],
);

/** A side of the document of who applied, sealed; gone with the decision. */
export const anchorDocument = pgTable(
  'anchor_document',
  {
    accountId: integer('account_id')
      .notNull()
      .references(() => anchor.accountId),
    side: smallint().notNull(),
    sealed: text().notNull(),
    /** Uids of those who have looked at it; each look stands in the audit log, too. */
    seenBy: integer('seen_by').array().notNull().default(sql`'{}'`),
  },
  (table) => [primaryKey({ columns: [table.accountId, table.side] })],
);

/** Where the picture of a match can be had, entered by operators. */
export const liveLink = pgTable(
  'live_link',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    matchId: integer('match_id')
      .notNull()
      .references(() => match.id),
    name: text().notNull(),
    url: text().notNull(),
    language: text().notNull(),
    priority: smallint().notNull(),
    pro: boolean().notNull(),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [index('live_link_match').on(table.matchId)],
);

/** That an anchor will stream a match. How it stands follows from the match, and from what is broadcast. */
export const reservation = pgTable(
  'reservation',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    anchorId: integer('anchor_id')
      .notNull()
      .references(() => anchor.accountId),
    matchId: integer('match_id')
      .notNull()
      .references(() => match.id),
    createdAt: instant('created_at').notNull(),
    cancelledAt: instant('cancelled_at'),
  },
  (table) => [
    uniqueIndex('reservation_once')
      .on(table.anchorId, table.matchId)
      .where(sql`${table.cancelledAt} is null`),
    index('reservation_anchor').on(table.anchorId, table.id),
    index('reservation_match').on(table.matchId),
  ],
);

/** Who wants to be told before a reserved match begins. */
export const reservationReminder = pgTable(
  'reservation_reminder',
  {
    reservationId: integer('reservation_id')
      .notNull()
      .references(() => reservation.id),
    /** No foreign key: it would lock a row that many use. */
    accountId: integer('account_id').notNull(),
    at: instant('at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.reservationId, table.accountId] }),
    index('reservation_reminder_account').on(table.accountId),
  ],
);

/** From going live to the end of it. What it is about may change while it is on, what viewers paid for stays. */
export const broadcast = pgTable(
  'broadcast',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    anchorId: integer('anchor_id')
      .notNull()
      .references(() => anchor.accountId),
    title: text().notNull(),
    cover: text(),
    matchId: integer('match_id').references(() => match.id),
    /** Of a room without a match. */
    label: text(),
    language: text().notNull(),
    /** The name of the live link whose picture is shown; null: a picture of the anchor's own. */
    source: text(),
    /** Gold; null: free. */
    price: integer(),
    previewSeconds: smallint('preview_seconds').notNull(),
    beganAt: instant('began_at').notNull(),
    /** Its first picture. */
    onAirAt: instant('on_air_at'),
    endedAt: instant('ended_at'),
    endedBy: text('ended_by').$type<BroadcastEnd>(),
    /** What a cut or a ban was told to be for. */
    reason: text(),
  },
  (table) => [
    uniqueIndex('broadcast_open').on(table.anchorId).where(sql`${table.endedAt} is null`),
    index('broadcast_anchor').on(table.anchorId, table.id),
    index('broadcast_match').on(table.matchId),
    check('broadcast_price', sql.raw(`price between ${roomPrice.min} and ${roomPrice.max}`)),
    check('broadcast_ended', sql`(${table.endedAt} is null) = (${table.endedBy} is null)`),
  ],
);

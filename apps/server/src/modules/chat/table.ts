import type {
  actionKinds,
  actorRoles,
  ChatRule,
  followerWaits,
  hiders,
  ReportReason,
  slowModes,
} from '@xiongmao/api/chat/rules';
import type { ChatLabel, RoomRules, ShownGift } from '@xiongmao/api/chat/shapes';
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
  unique,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import { account } from '#modules/identity/table.ts';

const instant = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' });
const version = (name: string) => bigint(name, { mode: 'number' });
const role = (name: string) => text(name).$type<(typeof actorRoles)[number]>();

/** A room that was spoken in, or whose rules were changed; others have none, and the defaults. */
export const chatRoom = pgTable(
  'chat_room',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    /** As clients name it: `match-12`, `anchor-7`. */
    name: text().notNull(),
    matchId: integer('match_id'),
    anchorId: integer('anchor_id'),
    /** The last version taken. Who takes one locks this row, so that they follow each other. */
    v: version('v').notNull().default(0),
    open: boolean().notNull().default(true),
    /** Staff closed it, and they alone open it again. */
    closedByStaff: boolean('closed_by_staff').notNull().default(false),
    minimumLevel: smallint('minimum_level').notNull().default(0),
    minimumGold: integer('minimum_gold').notNull().default(0),
    slow: smallint().$type<(typeof slowModes)[number]>().notNull().default(0),
    followersOnly: integer('followers_only').$type<(typeof followerWaits)[number]>(),
    links: boolean().notNull().default(true),
    /** The version in which its rules were changed last, or raised. */
    rulesV: version('rules_v').notNull().default(0),
    raisedSlow: smallint('raised_slow'),
    raisedUntil: instant('raised_until'),
    newcomersSlow: smallint('newcomers_slow'),
    newcomersUntil: instant('newcomers_until'),
    /** Of its last message. */
    lastAt: instant('last_at'),
  },
  (table) => [
    uniqueIndex('chat_room_name').on(table.name),
    check('chat_room_closed', sql`not (open and closed_by_staff)`),
    check('chat_room_of', sql`num_nonnulls(${table.matchId}, ${table.anchorId}) = 1`),
    check('chat_room_raised', sql`(${table.raisedSlow} is null) = (${table.raisedUntil} is null)`),
    check(
      'chat_room_newcomers',
      sql`(${table.newcomersSlow} is null) = (${table.newcomersUntil} is null)`,
    ),
  ],
);

/** What was said or given. No foreign keys: each message would lock, and look up, rows that many need. */
export const chatMessage = pgTable(
  'chat_message',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    roomId: integer('room_id').notNull(),
    v: version('v').notNull(),
    accountId: integer('account_id').notNull(),
    at: instant('at').notNull(),
    text: text().notNull(),
    gift: jsonb().$type<ShownGift>(),
    replyTo: integer('reply_to'),
    playhead: instant('playhead'),
    /** As its sender was then. */
    label: text().$type<ChatLabel>(),
    level: smallint().notNull(),
    /** The client's; the same key of an account is the same message. */
    key: text().notNull(),
    /** The version from which it is shown no more; one act hides several by one. */
    hiddenV: version('hidden_v'),
    hiddenAt: instant('hidden_at'),
    hiddenBy: text('hidden_by').$type<(typeof hiders)[number]>(),
    actionId: integer('action_id'),
    /** The version from which it was shown again, where an appeal was granted. */
    shownV: version('shown_v'),
  },
  (table) => [
    uniqueIndex('chat_message_version').on(table.roomId, table.v),
    uniqueIndex('chat_message_key').on(table.accountId, table.key),
    index('chat_message_account').on(table.accountId, table.roomId, table.at),
    index('chat_message_moment').on(table.roomId, sql`coalesce(${table.playhead}, ${table.at})`),
    index('chat_message_hidden').on(table.roomId, table.hiddenV).where(sql`hidden_v is not null`),
    index('chat_message_shown').on(table.roomId, table.shownV).where(sql`shown_v is not null`),
    index('chat_message_action').on(table.actionId).where(sql`action_id is not null`),
    index('chat_message_old').on(table.at),
    check(
      'chat_message_is_hidden',
      sql`num_nulls(${table.hiddenV}, ${table.hiddenAt}, ${table.hiddenBy}) in (0, 3)`,
    ),
  ],
);

/** What moderators, staff and the server itself did, and what lasts of it: mutes. */
export const chatAction = pgTable(
  'chat_action',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    kind: text().$type<(typeof actionKinds)[number]>().notNull(),
    /** Null: in all rooms. */
    roomId: integer('room_id').references(() => chatRoom.id),
    /** Whom it is done to. */
    accountId: integer('account_id').references(() => account.id),
    messageId: integer('message_id'),
    rule: text().$type<ChatRule>(),
    reason: text(),
    byRole: role('by_role').notNull(),
    byId: integer('by_id').references(() => account.id),
    at: instant('at').notNull(),
    /** The end of a mute; null: until it is lifted. */
    until: instant('until'),
    liftedAt: instant('lifted_at'),
    liftedBy: integer('lifted_by').references(() => account.id),
    /** Of rules that were changed: what they were, and what they are since. */
    before: jsonb().$type<Partial<RoomRules>>(),
    after: jsonb().$type<Partial<RoomRules>>(),
  },
  (table) => [
    index('chat_action_account').on(table.accountId, table.id),
    index('chat_action_mutes').on(table.accountId).where(sql`kind = 'mute' and lifted_at is null`),
  ],
);

/** A second look at an action, asked for once. */
export const chatAppeal = pgTable(
  'chat_appeal',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    actionId: integer('action_id')
      .notNull()
      .references(() => chatAction.id),
    accountId: integer('account_id')
      .notNull()
      .references(() => account.id),
    text: text().notNull(),
    state: text().$type<'open' | 'upheld' | 'granted'>().notNull().default('open'),
    answer: text(),
    at: instant('at').notNull(),
    decidedAt: instant('decided_at'),
    decidedBy: integer('decided_by').references(() => account.id),
  },
  (table) => [
    uniqueIndex('chat_appeal_action').on(table.actionId),
    index('chat_appeal_open').on(table.id).where(sql`state = 'open'`),
    check('chat_appeal_decided', sql`(${table.state} = 'open') = (${table.decidedAt} is null)`),
  ],
);

export const chatReport = pgTable(
  'chat_report',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    about: text().$type<'message' | 'person' | 'room'>().notNull(),
    roomId: integer('room_id')
      .notNull()
      .references(() => chatRoom.id),
    /** The person that is reported, or whose message is. */
    accountId: integer('account_id').references(() => account.id),
    messageId: integer('message_id'),
    reporterId: integer('reporter_id')
      .notNull()
      .references(() => account.id),
    reason: text().$type<ReportReason>().notNull(),
    text: text().notNull(),
    /** What was done about it, empty where it breaks no rule; null while it is open. */
    answer: text(),
    closedBy: integer('closed_by').references(() => account.id),
    closedAt: instant('closed_at'),
    at: instant('at').notNull(),
  },
  (table) => [
    unique('chat_report_once')
      .on(table.reporterId, table.about, table.roomId, table.accountId, table.messageId)
      .nullsNotDistinct(),
    index('chat_report_open').on(table.id).where(sql`closed_at is null`),
    check('chat_report_closed', sql`(${table.answer} is null) = (${table.closedAt} is null)`),
  ],
);

/** Whom an anchor trusts with a room. */
export const chatModerator = pgTable(
  'chat_moderator',
  {
    roomId: integer('room_id')
      .notNull()
      .references(() => chatRoom.id),
    accountId: integer('account_id')
      .notNull()
      .references(() => account.id),
    at: instant('at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.roomId, table.accountId] })],
);

/** The operator's words of the content filter. */
export const chatWord = pgTable(
  'chat_word',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    word: text().notNull(),
    /** Words that hold it and are harmless. */
    except: text().array().notNull().default(sql`'{}'`),
    addedBy: integer('added_by')
      .notNull()
      .references(() => account.id),
    at: instant('at').notNull(),
  },
  (table) => [uniqueIndex('chat_word_word').on(table.word)],
);

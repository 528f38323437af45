import type { FollowKind } from '@xiongmao/api/follow-kinds';
import type { Occasion } from '@xiongmao/api/users/rules';
import type { NoticeKind, Preferences } from '@xiongmao/api/users/shapes';
import { sql } from 'drizzle-orm';
import {
  boolean,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { account, session } from '#modules/identity/table.ts';

const instant = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' });
const owner = () =>
  integer('account_id')
    .notNull()
    .references(() => account.id);

/** What became of an application for a role: one of a person, in the table of the domain whose role it is. */
export const applicationColumns = <State extends string = never>() => ({
  accountId: integer('account_id')
    .primaryKey()
    .references(() => account.id),
  state: text().$type<'underReview' | 'approved' | 'refused' | 'ended' | State>().notNull(),
  /** Why it was refused, or the role is withheld. */
  reason: text(),
  appliedAt: instant('applied_at').notNull(),
  recommendedAt: instant('recommended_at'),
  recommendedBy: integer('recommended_by'),
  reviewedAt: instant('reviewed_at'),
  reviewedBy: integer('reviewed_by'),
  /** First; stays whatever comes of it later. */
  approvedAt: instant('approved_at'),
});

/** What others see of a person, and how they want the product. An account without a row has the defaults. */
export const profile = pgTable(
  'profile',
  {
    accountId: integer('account_id')
      .primaryKey()
      .references(() => account.id),
    /** Address below `/uploads/`. */
    avatar: text(),
    signature: text().notNull().default(''),
    preferences: jsonb().$type<Partial<Preferences>>().notNull().default({}),
    /** What an invitation link of this person ends with. */
    inviteCode: text('invite_code').notNull(),
  },
  (table) => [uniqueIndex('profile_invite').on(table.inviteCode)],
);

export const follow = pgTable(
  'follow',
  {
    accountId: owner(),
    kind: text().$type<FollowKind>().notNull(),
    targetId: integer('target_id').notNull(),
    at: instant('at').notNull(),
    /** What of its matches is told; null: as preferences have it. */
    occasions: text().array().$type<Occasion[]>(),
  },
  (table) => [
    primaryKey({ columns: [table.accountId, table.kind, table.targetId] }),
    index('follow_target').on(table.kind, table.targetId, table.at),
  ],
);

/** Whom one does not want to meet. */
export const block = pgTable(
  'block',
  {
    accountId: owner(),
    blockedId: integer('blocked_id')
      .notNull()
      .references(() => account.id),
    at: instant('at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.accountId, table.blockedId] }),
    index('block_blocked').on(table.blockedId),
  ],
);

/** Of what somebody wants no results. */
export const spoilers = pgTable(
  'spoilers',
  {
    accountId: integer('account_id')
      .primaryKey()
      .references(() => account.id),
    /** Of all sports. */
    everything: boolean().notNull(),
    games: integer().array().notNull(),
    leagues: integer().array().notNull(),
    changedAt: instant('changed_at').notNull().defaultNow(),
  },
  (t) => [index('spoilers_changed_at').on(t.changedAt)],
);

export const notice = pgTable(
  'notice',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    accountId: owner(),
    kind: text().$type<NoticeKind>().notNull(),
    name: text().notNull(),
    values: jsonb().$type<Record<string, string | number>>().notNull().default({}),
    /** The same cause tells once. */
    cause: text(),
    at: instant('at').notNull(),
    readAt: instant('read_at'),
  },
  (table) => [
    index('notice_account').on(table.accountId, table.id),
    index('notice_unread').on(table.accountId).where(sql`${table.readAt} is null`),
    uniqueIndex('notice_cause').on(table.accountId, table.cause),
  ],
);

/** Browsers that notices are pushed to. */
export const pushSubscription = pgTable(
  'push_subscription',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    accountId: owner(),
    /** It is pushed to as long as this holds. */
    sessionId: uuid('session_id')
      .notNull()
      .references(() => session.id, { onDelete: 'cascade' }),
    /** Where its push service takes messages for it. */
    endpoint: text().notNull(),
    /** What they are encrypted for. */
    p256dh: text().notNull(),
    auth: text().notNull(),
    language: text().notNull(),
    /** The browser's; null where it has not told it. */
    zone: text(),
    device: text().notNull(),
    at: instant('at').notNull(),
    /** When it last said that it wants them. */
    seenAt: instant('seen_at').notNull(),
  },
  (table) => [
    uniqueIndex('push_subscription_endpoint').on(table.endpoint),
    index('push_subscription_account').on(table.accountId),
    index('push_subscription_session').on(table.sessionId),
  ],
);

export const feedback = pgTable(
  'feedback',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    /** Null: a guest's, or of a person who is deleted. */
    accountId: integer('account_id').references(() => account.id),
    kind: text().notNull(),
    text: text().notNull(),
    contact: text(),
    at: instant('at').notNull(),
    done: boolean().notNull().default(false),
    note: text().notNull().default(''),
    /** Of who wrote it: an answer is mailed in it. */
    language: text().notNull().default('zh_CN'),
    answer: text(),
    answeredAt: instant('answered_at'),
  },
  (table) => [
    index('feedback_state').on(table.done, table.id),
    index('feedback_account').on(table.accountId, table.id),
  ],
);

export const invitation = pgTable(
  'invitation',
  {
    /** Who came. */
    accountId: integer('account_id')
      .primaryKey()
      .references(() => account.id),
    inviterId: integer('inviter_id')
      .notNull()
      .references(() => account.id),
    at: instant('at').notNull(),
  },
  (table) => [index('invitation_inviter').on(table.inviterId, table.at)],
);

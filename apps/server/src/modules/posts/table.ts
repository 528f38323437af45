import type { ChatRule, ReportReason } from '@xiongmao/api/chat/rules';
import type { DiscussedKind } from '@xiongmao/api/discussed-kinds';
import type { WritingKind, writingOutcomes } from '@xiongmao/api/posts/rules';
import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import { account } from '#modules/identity/table.ts';

const instant = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' });
const owner = (name = 'account_id') =>
  integer(name)
    .notNull()
    .references(() => account.id);

/** What posts and comments have in common. */
const writing = {
  id: integer().primaryKey().generatedAlwaysAsIdentity(),
  accountId: owner(),
  /** The client's; the same key of an account is the same text. */
  key: text().notNull(),
  text: text().notNull(),
  mentions: integer().array().notNull().default(sql`'{}'`),
  at: instant('at').notNull(),
  editedAt: instant('edited_at'),
  version: integer().notNull().default(1),
  /** Deleted by who wrote it, without its words then; removed by staff, with them. */
  state: text().$type<'shown' | 'deleted' | 'removed'>().notNull().default('shown'),
};

/** Something that is talked about or liked, and what of it is counted. */
export const discussion = pgTable(
  'discussion',
  {
    kind: text().$type<DiscussedKind>().notNull(),
    subjectId: integer('subject_id').notNull(),
    gameId: integer('game_id'),
    /** Who wrote it; null where nobody did. */
    authorId: integer('author_id'),
    /** From when on it counts. */
    at: instant('at').notNull(),
    comments: integer().notNull().default(0),
    likes: integer().notNull().default(0),
    /** `posts.hot_score`; null where nobody can talk about it any more. */
    hot: integer(),
  },
  (row) => [
    primaryKey({ columns: [row.kind, row.subjectId] }),
    index('discussion_hot').on(row.kind, row.hot, row.subjectId).where(sql`hot is not null`),
    index('discussion_game_hot')
      .on(row.kind, row.gameId, row.hot, row.subjectId)
      .where(sql`hot is not null`),
  ],
);

export const post = pgTable(
  'post',
  {
    ...writing,
    gameId: integer('game_id'),
    matchId: integer('match_id'),
    pictures: text().array().notNull().default(sql`'{}'`),
  },
  (row) => [
    uniqueIndex('post_key').on(row.accountId, row.key),
    index('post_account').on(row.accountId, row.id),
    index('post_new').on(row.id).where(sql`state = 'shown'`),
    index('post_game_new').on(row.gameId, row.id).where(sql`state = 'shown'`),
  ],
);

/** A picture that somebody sent for a post. */
export const postPicture = pgTable(
  'post_picture',
  {
    address: text().primaryKey(),
    accountId: owner(),
    /** Null until a post shows it. */
    postId: integer('post_id').references(() => post.id),
    at: instant('at').notNull(),
  },
  (row) => [
    index('post_picture_unused').on(row.at).where(sql`post_id is null`),
    index('post_picture_account').on(row.accountId),
  ],
);

/** A comment by itself is listed while it is shown or answers stand below it. */
const isListed = sql`parent_id is null and (state = 'shown' or replies > 0)`;

/** No foreign keys to what it is about: that may be any domain's. */
export const comment = pgTable(
  'comment',
  {
    ...writing,
    kind: text().$type<DiscussedKind>().notNull(),
    subjectId: integer('subject_id').notNull(),
    /** The comment below which it stands: there are two levels. */
    parentId: integer('parent_id'),
    /** What it answers: that comment, or another answer below it. */
    answersId: integer('answers_id'),
    /** Answers below it that are shown. */
    replies: integer().notNull().default(0),
    likes: integer().notNull().default(0),
    hot: integer().notNull(),
  },
  (row) => [
    uniqueIndex('comment_key').on(row.accountId, row.key),
    index('comment_account').on(row.accountId, row.id),
    index('comment_hot').on(row.kind, row.subjectId, row.hot, row.id).where(isListed),
    index('comment_new').on(row.kind, row.subjectId, row.id).where(isListed),
    index('comment_answers').on(row.parentId, row.id).where(sql`parent_id is not null`),
    check('comment_answers_below', sql`(${row.parentId} is null) = (${row.answersId} is null)`),
  ],
);

/** Who likes what. What is not counted yet is counted by the second (`likes/count-likes.ts`): nobody waits for a count. */
export const liking = pgTable(
  'liking',
  {
    /** `comment`, or what can be discussed. */
    kind: text().$type<'comment' | DiscussedKind>().notNull(),
    likedId: integer('liked_id').notNull(),
    accountId: owner(),
    liked: boolean().notNull(),
    counted: boolean().notNull().default(false),
    at: instant('at').notNull(),
  },
  (row) => [
    primaryKey({ columns: [row.kind, row.likedId, row.accountId] }),
    index('liking_due').on(row.kind, row.likedId).where(sql`not (liked and counted)`),
    index('liking_account').on(row.accountId, row.at).where(sql`liked`),
  ],
);

/** What somebody else finds wrong with a post or comment. */
export const writingReport = pgTable(
  'writing_report',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    kind: text().$type<WritingKind>().notNull(),
    writingId: integer('writing_id').notNull(),
    /** Who wrote it. */
    accountId: owner(),
    reporterId: owner('reporter_id'),
    /** Its words as they were reported: who wrote them may change them, or take them back. */
    said: text().notNull(),
    reason: text().$type<ReportReason>().notNull(),
    text: text().notNull(),
    at: instant('at').notNull(),
    decision: text().$type<(typeof writingOutcomes)[number]>(),
    answer: text(),
    closedBy: integer('closed_by').references(() => account.id),
    closedAt: instant('closed_at'),
  },
  (row) => [
    // What was gone may come back, and be reported anew.
    uniqueIndex('writing_report_once')
      .on(row.reporterId, row.kind, row.writingId)
      .where(sql`decision is distinct from 'gone'`),
    index('writing_report_writing').on(row.kind, row.writingId),
    index('writing_report_open').on(row.id).where(sql`closed_at is null`),
    check('writing_report_closed', sql`(${row.decision} is null) = (${row.closedAt} is null)`),
  ],
);

/** What staff took away, until it is lifted by an appeal. */
export const writingRemoval = pgTable(
  'writing_removal',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    kind: text().$type<WritingKind>().notNull(),
    writingId: integer('writing_id').notNull(),
    /** Who wrote it. */
    accountId: owner(),
    rule: text().$type<ChatRule>().notNull(),
    reason: text().notNull(),
    byId: owner('by_id'),
    at: instant('at').notNull(),
    liftedAt: instant('lifted_at'),
  },
  (row) => [index('writing_removal_account').on(row.accountId, row.id)],
);

/** A second look at a removal, asked for once. */
export const writingAppeal = pgTable(
  'writing_appeal',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    removalId: integer('removal_id')
      .notNull()
      .references(() => writingRemoval.id),
    accountId: owner(),
    text: text().notNull(),
    state: text().$type<'open' | 'upheld' | 'granted'>().notNull().default('open'),
    answer: text(),
    at: instant('at').notNull(),
    decidedAt: instant('decided_at'),
    decidedBy: integer('decided_by').references(() => account.id),
  },
  (row) => [
    uniqueIndex('writing_appeal_removal').on(row.removalId),
    index('writing_appeal_open').on(row.id).where(sql`state = 'open'`),
    check('writing_appeal_decided', sql`(${row.state} = 'open') = (${row.decidedAt} is null)`),
  ],
);

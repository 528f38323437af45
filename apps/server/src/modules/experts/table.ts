import type { Level, PlanResult, PlanState, PlayType } from '@xiongmao/api/experts/rules';
import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  check,
  doublePrecision,
  index,
  integer,
  jsonb,
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

/** Who applied as an expert, and what came of it. */
export const expert = pgTable(
  'expert',
  {
    ...applicationColumns<'suspended'>(),
    introduction: text().notNull(),
    gameIds: integer('game_ids').array().notNull().default(sql`'{}'`),
  },
  (table) => [index('expert_state').on(table.state, table.appliedAt)],
);

/** A prediction that an expert gives away or sells. Once published, what is predicted stays. */
export const plan = pgTable(
  'plan',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    expertId: integer('expert_id')
      .notNull()
      .references(() => expert.accountId),
    matchId: integer('match_id')
      .notNull()
      .references(() => match.id),
    gameId: integer('game_id').notNull(),
    /** When the match was to start as the plan was written: what a postponement is counted from. */
    plannedStart: instant('planned_start').notNull(),
    title: text().notNull(),
    content: text().notNull(),
    label: text().notNull(),
    playType: text('play_type').$type<PlayType>().notNull(),
    level: text().$type<Level>().notNull(),
    pick: text().notNull(),
    line: doublePrecision(),
    odds: doublePrecision().notNull(),
    price: integer().notNull(),
    refund: boolean().notNull(),
    viewing: text().$type<'open' | 'login'>().notNull(),
    state: text().$type<PlanState>().notNull().default('underReview'),
    /** Nobody can buy it: it is one too many, or a contrary one, since its match is one with another (`set-aside.ts`). */
    setAside: boolean('set_aside').notNull().default(false),
    reason: text(),
    createdAt: instant('created_at').notNull(),
    reviewedAt: instant('reviewed_at'),
    reviewedBy: integer('reviewed_by'),
    /** With the seal: null until it is published. */
    releasedAt: instant('released_at'),
    /** Of those that were published, the one that title, content, label and price are of. */
    version: integer().notNull().default(1),
    position: integer(),
    salt: text(),
    previous: text(),
    seal: text(),
    /** As it was last settled; null until then. */
    result: text().$type<PlanResult>(),
    rule: text(),
    scoreHome: integer('score_home'),
    scoreAway: integer('score_away'),
    revision: integer().notNull().default(0),
    /** Percent of each purchase that is the expert's, from the first settlement on. */
    share: smallint(),
    /** When it was first settled. */
    settledAt: instant('settled_at'),
  },
  (table) => [
    index('plan_expert').on(table.expertId, table.id),
    index('plan_match').on(table.matchId),
    index('plan_state').on(table.state, table.id),
    // What lists of plans filter by, so that only the plans of a page are looked at.
    index('plan_released')
      .on(
        table.id,
        table.expertId,
        table.matchId,
        table.gameId,
        table.playType,
        table.result,
        table.price,
        table.refund,
      )
      .where(sql`released_at is not null`),
    index('plan_open')
      .on(
        table.expertId,
        table.matchId,
        table.id,
        table.gameId,
        table.playType,
        table.price,
        table.refund,
      )
      .where(sql`state = 'published' and not set_aside and result is null`),
    index('plan_settled')
      .on(
        table.expertId,
        table.settledAt,
        table.position,
        table.id,
        table.gameId,
        table.playType,
        table.result,
        table.odds,
        table.price,
        table.refund,
      )
      .where(sql`result is not null`),
    index('plan_unsettled')
      .on(table.matchId)
      .where(sql`released_at is not null and result is null`),
    uniqueIndex('plan_position').on(table.expertId, table.position),
    check('plan_price', sql`${table.price} between 0 and 10000`),
    check('plan_sealed', sql`(${table.releasedAt} is null) = (${table.seal} is null)`),
  ],
);

/**
 * Versions of a published plan, once it is revised: those that were on sale, from the first on, and at most
 * one that is not, or not yet. What is sealed stays.
 */
export const planVersion = pgTable(
  'plan_version',
  {
    planId: integer('plan_id').notNull(),
    number: integer().notNull(),
    title: text().notNull(),
    content: text().notNull(),
    label: text().notNull(),
    price: integer().notNull(),
    state: text().$type<'underReview' | 'released' | 'refused'>().notNull(),
    /** Why it did not pass; null where its match began before. */
    reason: text(),
    submittedAt: instant('submitted_at').notNull(),
    reviewedAt: instant('reviewed_at'),
    reviewedBy: integer('reviewed_by'),
    /** With the seal; the first version's is the plan's own, whose words are no part of it. */
    releasedAt: instant('released_at'),
    salt: text(),
    words: text(),
    seal: text(),
  },
  (table) => [
    primaryKey({ columns: [table.planId, table.number] }),
    index('plan_version_waiting').on(table.planId).where(sql`state = 'underReview'`),
    check('plan_version_price', sql`${table.price} between 0 and 10000`),
    check(
      'plan_version_sealed',
      sql`(${table.state} = 'released') = (${table.seal} is not null)
        and (${table.releasedAt} is null) = (${table.seal} is null)`,
    ),
  ],
);

/** Where a plan went, and who sent it there; append-only. */
export const planChange = pgTable(
  'plan_change',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    planId: integer('plan_id').notNull(),
    from: text().$type<PlanState>(),
    to: text().$type<PlanState>().notNull(),
    by: integer('by'),
    reason: text(),
    at: instant('at').notNull(),
  },
  (table) => [index('plan_change_plan').on(table.planId)],
);

/** A plan that someone bought, once. No foreign keys: they would lock a row that many buy. */
export const purchase = pgTable(
  'purchase',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    planId: integer('plan_id').notNull(),
    buyerId: integer('buyer_id').notNull(),
    price: integer().notNull(),
    /** The client's idempotency key. */
    key: text().notNull(),
    holdId: bigint('hold_id', { mode: 'number' }).notNull(),
    at: instant('at').notNull(),
    /** Why support gave the gold back: settlements leave it alone from then on. */
    refunded: text(),
    refundedAt: instant('refunded_at'),
    refundedBy: integer('refunded_by'),
  },
  (table) => [
    uniqueIndex('purchase_once').on(table.planId, table.buyerId),
    uniqueIndex('purchase_key').on(table.buyerId, table.key),
    uniqueIndex('purchase_hold').on(table.holdId),
    index('purchase_buyer').on(table.buyerId, table.id),
  ],
);

/** How a plan was settled: one row for the result, one for each correction; append-only. */
export const settlement = pgTable(
  'settlement',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    planId: integer('plan_id').notNull(),
    /** 1, then one more for each correction. */
    revision: integer().notNull(),
    cause: text().$type<'result' | 'correction' | 'override'>().notNull(),
    result: text().$type<PlanResult>().notNull(),
    rule: text().notNull(),
    scoreHome: integer('score_home'),
    scoreAway: integer('score_away'),
    /** Gold by where it went. */
    captured: integer().notNull(),
    released: integer().notNull(),
    expertShare: integer('expert_share').notNull(),
    houseShare: integer('house_share').notNull(),
    unclaimed: integer().notNull(),
    reason: text(),
    by: integer('by'),
    at: instant('at').notNull(),
  },
  (table) => [uniqueIndex('settlement_revision').on(table.planId, table.revision)],
);

/** Experts' records, made anew with each settlement: over all games (`gameId` -1) and for each. */
export const expertRecord = pgTable(
  'expert_record',
  {
    expertId: integer('expert_id').notNull(),
    gameId: integer('game_id').notNull(),
    counted: integer().notNull(),
    won: integer().notNull(),
    accuracy: doublePrecision(),
    bound: doublePrecision().notNull(),
    yield: doublePrecision(),
    streak: integer().notNull(),
    bestStreak: integer('best_streak').notNull(),
    recent: jsonb().$type<PlanResult[]>().notNull(),
    /** What it counts (`recordRules`). */
    rules: smallint().notNull().default(1),
  },
  (table) => [
    primaryKey({ columns: [table.expertId, table.gameId] }),
    index('expert_record_bound').on(table.gameId, table.bound),
  ],
);

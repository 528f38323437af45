import { z } from 'zod';
import { defineCall } from '../call.ts';
import { gameNumberText } from '../catalogue/game-number.ts';
import { numberText } from '../fields/number-text.ts';
import { page, pageOf } from '../fields/pages.ts';
import { rowId, rowIdText } from '../fields/row-id.ts';
import { expertOrders, expertStates, highestPrice, returnsDays } from './rules.ts';
import {
  applicationState,
  chainLink,
  expertCard,
  plan,
  planCard,
  planMatch,
  planPage,
  planResult,
  planState,
  playType,
  prediction,
  purchase,
  receipt,
  record,
  revisedPlan,
} from './shapes.ts';

const open = { effect: 'read', permission: 'public' } as const;
const mine = { effect: 'read', permission: 'account' } as const;
const own = { effect: 'write', permission: 'account' } as const;
const creator = { effect: 'read', permission: 'creator' } as const;
const id = rowIdText;
const gameId = gameNumberText.optional();

const application = z.object({
  state: applicationState,
  /** Why it was refused, or the expert suspended. */
  reason: z.string().nullable(),
  introduction: z.string(),
  gameIds: z.array(z.int()),
  appliedAt: z.iso.datetime().nullable(),
  /** Whether a phone or e-mail is bound: without one nobody can apply. */
  bound: z.boolean(),
});

/** POST as the product's clients call it, but it only asks. */
export const startApplication = defineCall({
  ...mine,
  method: 'POST',
  path: '/user/expertApplyStart',
  summary: 'Where one stands on the way to become an expert',
  result: application,
});

export const applyAsExpert = defineCall({
  ...own,
  method: 'POST',
  path: '/user/expertApply',
  summary: 'Applies as an expert; once more after a refusal, or after the role was taken',
  query: z.object({
    introduction: z.string().trim().min(20).max(500),
    /** Comma-separated ids of games, 1 to 8. */
    gameIds: z.string().regex(/^\d{1,3}(,\d{1,3}){0,7}$/),
  }),
  result: application,
  errors: ['alreadyApplied', 'noAddressBound'],
});

export const getPlan = defineCall({
  ...open,
  method: 'GET',
  path: '/expert_plan/getExpertPlanInfo',
  summary: 'A plan, and what was revised of it; what is predicted only for whom it is',
  query: z.object({ id }),
  result: revisedPlan,
  errors: ['unknownPlan'],
});

export const getPlans = defineCall({
  ...open,
  method: 'GET',
  path: '/expert_plan/getPlansPC',
  summary: 'Plans on sale or settled ones, of an expert, a match, a game, or all',
  query: z.object({
    userId: id.optional(),
    matchId: id.optional(),
    gameId,
    /** `all` are published ones, those among them whose match is being played. */
    status: z.enum(['onSale', 'history', 'all']).default('onSale'),
    result: planResult.optional(),
    playType: playType.optional(),
    /** Of an expert's history only the newest so many (product spec §9: 5, 7, 10, 15, 30). */
    last: numberText(z.int().min(1).max(30)).optional(),
    order: z.enum(['newest', 'start', 'sales', 'bound']).default('newest'),
    free: z.enum(['0', '1']).optional(),
    refund: z.enum(['0', '1']).optional(),
    page,
  }),
  result: planPage,
  errors: ['unknownExpert'],
});

export const getHomePlans = defineCall({
  ...open,
  method: 'GET',
  path: '/expert_plan/getHomeExpertPlans',
  summary: 'A few plans on sale by good experts',
  query: z.object({ gameId }),
  result: z.object({ items: z.array(planCard) }),
});

/** By the lower bound of the win rate unless asked otherwise: three lucky plans don't top the list. */
const order = z.enum(expertOrders).default('bound');

export const recommendExperts = defineCall({
  ...open,
  method: 'GET',
  path: '/expert_plan/recommendExpert',
  summary: 'Top experts',
  query: z.object({ gameId, order }),
  result: z.object({ items: z.array(expertCard) }),
});

export const getExperts = defineCall({
  ...open,
  method: 'GET',
  path: '/expert_plan/expertLibraryPC',
  summary: 'All experts, ranked',
  query: z.object({ gameId, order, q: z.string().trim().max(40).optional(), page }),
  result: pageOf(expertCard),
});

export const getExpert = defineCall({
  ...open,
  method: 'GET',
  path: '/expert_plan/getExpertInfo',
  summary: 'An expert',
  query: z.object({ userId: id }),
  result: expertCard.extend({
    since: z.iso.datetime(),
    plans: z.int(),
    state: z.enum(expertStates),
    following: z.boolean(),
  }),
  errors: ['unknownExpert', 'gone'],
});

export const getExpertAccuracy = defineCall({
  ...open,
  method: 'GET',
  path: '/expert_plan/getExpertInfoAccuracy',
  summary: "An expert's record over the last 5, 7, 10, 15, 30 and all",
  query: z.object({ userId: id, gameId }),
  result: z.object({
    all: record,
    windows: z.array(
      record
        .pick({ counted: true, won: true, accuracy: true, yield: true })
        .extend({ last: z.int() }),
    ),
    /** By play type, the most used first. */
    playTypes: z.array(
      record.pick({ counted: true, won: true, accuracy: true, yield: true }).extend({ playType }),
    ),
  }),
  errors: ['unknownExpert'],
});

export const getExpertGraph = defineCall({
  ...open,
  method: 'GET',
  path: '/expert_plan/getExpertInfoGraph',
  summary: "An expert's accuracy over time",
  query: z.object({ userId: id, gameId }),
  /** Oldest first, the newest hundred; accuracy over all up to there and over the last ten. */
  result: z.object({
    points: z.array(
      z.object({
        planId: z.int(),
        at: z.iso.datetime(),
        result: planResult,
        accuracy: z.number(),
        lastTen: z.number(),
      }),
    ),
  }),
  errors: ['unknownExpert'],
});

/** All links, oldest first, a thousand a page: whoever wants can check them (`experts/seal.ts`). */
export const getChain = defineCall({
  ...open,
  method: 'GET',
  path: '/expert_plan/chain',
  summary: "An expert's sealed record",
  query: z.object({ userId: id, page }),
  result: pageOf(chainLink),
  errors: ['unknownExpert'],
});

export const getFocusEvents = defineCall({
  ...mine,
  method: 'GET',
  path: '/expert_plan/focusEvents',
  summary: 'Matches with plans by experts whom one follows',
  query: z.object({ page }),
  result: pageOf(z.object({ match: planMatch, plans: z.array(planCard) })),
});

export const checkGold = defineCall({
  ...mine,
  method: 'GET',
  path: '/expert_plan/checkGold',
  summary: 'Whether one can buy a plan',
  query: z.object({ id }),
  result: z.object({
    price: z.int(),
    gold: z.int(),
    enough: z.boolean(),
    onSale: z.boolean(),
    bought: z.boolean(),
  }),
  errors: ['unknownPlan'],
});

/**
 * The header `idempotency-key` is the intent's own: a repeated request answers the purchase of then, also
 * without it, because a person buys a plan once.
 */
export const buyPlan = defineCall({
  ...own,
  method: 'POST',
  path: '/orderpay/goldExpertPlan',
  keyed: true,
  summary: 'Buys a plan at the price that was shown; its gold is held until it is settled',
  body: z.object({ id: rowId, price: z.int().min(1).max(highestPrice) }),
  result: z.object({ purchaseId: z.int(), prediction, content: z.string() }),
  errors: ['unknownPlan', 'notOnSale', 'priceChanged', 'ownPlan', 'notEnoughGold', 'keyReused'],
});

export const getOrders = defineCall({
  ...mine,
  method: 'GET',
  path: '/expert_plan/userExpertPlanOrderPC',
  summary: 'Plans that one bought, newest first',
  query: z.object({ state: z.enum(['held', 'captured', 'released']).optional(), page }),
  result: pageOf(purchase),
});

export const getReceipt = defineCall({
  ...mine,
  method: 'GET',
  path: '/expert_plan/receipt',
  summary: 'How a plan that one bought was settled, and what became of the gold',
  query: z.object({ id }),
  result: receipt,
  errors: ['unknownReceipt'],
});

export const getOwnPlans = defineCall({
  ...creator,
  method: 'GET',
  path: '/creator_platform/getExpertPlans',
  summary: "An expert's own plans",
  query: z.object({ state: planState.optional(), page }),
  result: pageOf(plan.extend({ revenue: z.int(), reason: z.string().nullable() })),
});

const days = numberText(z.int().pipe(z.literal(returnsDays)));

/** Figures for the data board. `revenue` is the expert's share of what was captured. */
export const getReturnsSummary = defineCall({
  ...creator,
  method: 'GET',
  path: '/creator_platform/getReturnsDetailedSummary',
  summary: "An expert's figures of the last 7, 14 or 30 days",
  query: z.object({ days: days.default(7) }),
  result: z.object({
    revenue: z.int(),
    /** Earnings ever. */
    total: z.int(),
    /** The share of what is still held. */
    expected: z.int(),
    sales: z.int(),
    buyers: z.int(),
    refunded: z.int(),
    plans: z.int(),
    record,
    /** A day of the brand's zone each, oldest first, those without anything among them. */
    series: z.array(
      z.object({
        day: z.iso.date(),
        revenue: z.int(),
        sales: z.int(),
        refunded: z.int(),
        /** Over the plans settled that day; null without any. */
        accuracy: z.number().nullable(),
      }),
    ),
  }),
});

const returned = z.object({
  id: z.int(),
  planId: z.int(),
  title: z.string(),
  kind: z.enum(['share', 'reverse']),
  /** Negative for what was taken back. */
  amount: z.int(),
  at: z.iso.datetime(),
});

export const getReturns = defineCall({
  ...creator,
  method: 'GET',
  path: '/creator_platform/getReturnsDetailed',
  summary: "An expert's earnings, one by one, newest first",
  query: z.object({ page }),
  result: pageOf(returned),
});

export const getMonthlyReturns = defineCall({
  ...creator,
  method: 'GET',
  path: '/creator_platform/getMonthlyReturnsDetailed',
  summary: "An expert's earnings by month, newest first",
  result: z.object({
    months: z.array(
      z.object({ month: z.string(), revenue: z.int(), sales: z.int(), plans: z.int() }),
    ),
  }),
});

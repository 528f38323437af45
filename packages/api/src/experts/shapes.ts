import { z } from 'zod';
import { leagueShape, teamShape } from '../catalogue/shapes.ts';
import { pageOf } from '../fields/pages.ts';
import { matchStatus } from '../matches/shapes.ts';
import { scorePair } from '../matches/sides.ts';
import {
  applicationStates,
  levels,
  planResults,
  planStates,
  playTypes,
  titleLength,
  viewings,
} from './rules.ts';

/** Product spec §5: a title has 5 to 30 characters. */
export const planTitle = z.string().trim().min(titleLength.min).max(titleLength.max);

export const applicationState = z.enum(applicationStates);

export const planState = z.enum(planStates);

export const planResult = z.enum(planResults);

export const viewing = z.enum(viewings);

export const playType = z.enum(playTypes);
export const level = z.enum(levels);

export const prediction = z.object({
  playType,
  level,
  /** `home`, `away`, `draw`, `over`, `under`, or a score in maps such as `2-1`. */
  pick: z.string().max(8),
  /** In quarters, added to the home score or compared with the sum of both; null where there is none. */
  line: z.number().min(-1000).max(1000).nullable(),
  /** Decimal odds at which it was made, within what its market has (`oddsOf`). */
  odds: z.number().min(1.01).max(100),
});
export type Prediction = z.infer<typeof prediction>;

/** How good an expert is, over settled plans that were not void. Halves count as won and lost. */
export const record = z.object({
  /** Settled plans, void ones left out: the sample. */
  counted: z.int(),
  won: z.int(),
  /** Won of counted, 0 to 1; null without a sample. */
  accuracy: z.number().nullable(),
  /** Lower bound of the win rate (Wilson, 99 %), 0 to 1: what a short lucky run can't raise. */
  bound: z.number(),
  /** Gain for each unit staked at the odds of the plans: 0.1 is ten per cent; null without a sample. */
  yield: z.number().nullable(),
  /** Won in a row up to now. */
  streak: z.int(),
  /** The longest ever. */
  bestStreak: z.int(),
  /** The newest first, ten at most, void ones among them. */
  recent: z.array(planResult),
});
export type ExpertRecord = z.infer<typeof record>;

export const expertCard = z.object({
  /** The expert's uid. */
  id: z.int(),
  username: z.string(),
  avatar: z.string().nullable(),
  introduction: z.string(),
  gameIds: z.array(z.int()),
  fans: z.int(),
  /** Plans that can be bought or read now. */
  onSale: z.int(),
  /** Null where results that it adds up are hidden from who asks. */
  record: record.nullable(),
});
export type ExpertCard = z.infer<typeof expertCard>;

/** The match of a plan, as far as a list shows it. */
export const planMatch = z.object({
  id: z.int(),
  gameId: z.int(),
  league: leagueShape,
  home: teamShape,
  away: teamShape,
  startsAt: z.iso.datetime(),
  status: matchStatus,
  score: scorePair.nullable(),
});
export type PlanMatch = z.infer<typeof planMatch>;

/** A plan as anyone sees it: nothing in it tells what is predicted. */
export const planCard = z.object({
  id: z.int(),
  expert: expertCard.pick({ id: true, username: true, avatar: true, record: true }),
  match: planMatch,
  title: z.string(),
  /** The expert's own word for it: "banker", "value". */
  label: z.string(),
  playType,
  level,
  /** Gold; 0 is free. */
  price: z.int(),
  /** A miss gives the gold back. */
  refund: z.boolean(),
  viewing,
  state: planState,
  /** Can be bought at this moment. */
  onSale: z.boolean(),
  sales: z.int(),
  releasedAt: z.iso.datetime(),
  result: planResult.nullable(),
  settledAt: z.iso.datetime().nullable(),
  /** Its place in the expert's chain of seals, and its seal (`experts/seal.ts`). */
  position: z.int(),
  seal: z.string(),
  /** Bought by who asks. */
  bought: z.boolean(),
});
export type PlanCard = z.infer<typeof planCard>;

/** Why one sees what is predicted, or not yet. */
export const access = z.enum(['free', 'bought', 'own', 'over', 'signIn', 'locked', 'hidden']);

/** A plan with what is predicted, for whom it is; null for others. */
export const plan = planCard.extend({
  access,
  prediction: prediction.nullable(),
  /** Null also when the plan was deleted: its text is hidden, its result stays. */
  content: z.string().nullable(),
  /** Of the score that it was settled by: the rule's name (`rule.<name>`), and the score that counted. */
  verdict: z.object({ rule: z.string(), score: scorePair.nullable() }).nullable(),
  /** Gold for which who asks bought it, whatever it costs by now. */
  paid: z.int().nullable(),
});
export type Plan = z.infer<typeof plan>;

/** What everyone is told of a revision that was published (`SealedVersion`). */
const sealedVersion = z.object({
  number: z.int(),
  price: z.int(),
  words: z.string(),
  releasedAt: z.iso.datetime(),
  seal: z.string(),
});

/** A plan as it was, or is, on sale; what the words' hash is made of for whom the plan's content is. */
export const planVersion = sealedVersion.extend({
  title: z.string(),
  label: z.string(),
  content: z.string().nullable(),
  salt: z.string().nullable(),
  /** Null for the first, which has the plan's own seal: its words are no part of it. */
  words: z.string().nullable(),
});
export type PlanVersion = z.infer<typeof planVersion>;

/** A plan with the versions of it that were published, the oldest first; empty where it never was revised. */
export const revisedPlan = plan.extend({ versions: z.array(planVersion) });
export type RevisedPlan = z.infer<typeof revisedPlan>;

export const planPage = pageOf(planCard);

/** One link of an expert's chain; what was predicted stands there once its match is over. */
export const chainLink = z.object({
  planId: z.int(),
  position: z.int(),
  seal: z.string(),
  previous: z.string(),
  releasedAt: z.iso.datetime(),
  result: planResult.nullable(),
  /** Revisions that were published, the oldest first. */
  versions: z.array(sealedVersion),
  /** With the price at which it was published first. */
  revealed: prediction
    .extend({
      matchId: z.int(),
      price: z.int(),
      refund: z.boolean(),
      salt: z.string(),
    })
    .nullable(),
});
export type ChainLink = z.infer<typeof chainLink>;

export const purchaseState = z.enum(['held', 'captured', 'released']);

/** A plan that one bought. */
export const purchase = z.object({
  id: z.int(),
  plan: planCard,
  price: z.int(),
  /** `held` until the plan is settled; then `captured` by the expert, or `released` back to the buyer. */
  state: purchaseState,
  at: z.iso.datetime(),
});
export type Purchase = z.infer<typeof purchase>;

/** How a plan was settled, and what became of the gold: from its first settlement to the last. */
export const receipt = z.object({
  purchaseId: z.int(),
  plan,
  price: z.int(),
  state: purchaseState,
  boughtAt: z.iso.datetime(),
  /** Why support gave the gold back; null where it did not. */
  refunded: z.string().nullable(),
  settlements: z.array(
    z.object({
      /** 1, then one more for each correction. */
      revision: z.int(),
      cause: z.enum(['result', 'correction', 'override']),
      result: planResult,
      /** `rule.<name>` in the namespace `experts`. */
      rule: z.string(),
      score: scorePair.nullable(),
      at: z.iso.datetime(),
    }),
  ),
  /** Of one's own gold: what went and what came. */
  entries: z.array(
    z.object({
      transferId: z.int(),
      kind: z.string(),
      amount: z.int(),
      before: z.int(),
      after: z.int(),
      at: z.iso.datetime(),
    }),
  ),
});
export type Receipt = z.infer<typeof receipt>;

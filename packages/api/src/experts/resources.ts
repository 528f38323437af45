import { z } from 'zod';
import { rowId, rowIdText } from '../fields/row-id.ts';
import { defineResource } from '../resource.ts';
import { contentLength, expertStates, highestPrice } from './rules.ts';
import {
  applicationState,
  planMatch,
  planResult,
  planState,
  planTitle,
  prediction,
  purchaseState,
  record,
  viewing,
} from './shapes.ts';

const creator = { permission: 'creator' } as const;
const review = { permission: 'reviewExperts' } as const;
const reviewOthers = { ...review, byOthers: true } as const;
const manageOthers = { permission: 'manageExperts', proof: true, byOthers: true } as const;
const at = z.iso.datetime();
const id = rowIdText.optional();
const reason = z.string().trim().min(1).max(500);

/** What an expert may revise of a published plan: its words and its price. */
const revisable = {
  title: planTitle,
  content: z.string().trim().min(contentLength.min).max(contentLength.max),
  label: z.string().trim().max(12).default(''),
  price: z.int().min(0).max(highestPrice),
};

const ownPlanRow = z.object({
  id: z.int(),
  matchId: z.int(),
  match: planMatch,
  title: z.string(),
  content: z.string(),
  label: z.string(),
  ...prediction.shape,
  price: z.int(),
  refund: z.boolean(),
  viewing,
  state: planState,
  /**
   * Not sold, whatever its state: rows of its match have become one since, and with the expert's plans on the others it is
   * one beyond three, or stands against an earlier one.
   */
  setAside: z.boolean(),
  /** Why it did not pass, or was taken down. */
  reason: z.string().nullable(),
  result: planResult.nullable(),
  sales: z.int(),
  /** The expert's share of what was captured. */
  revenue: z.int(),
  createdAt: at,
  releasedAt: at.nullable(),
  /** A revision that is not on sale: it awaits review, or did not pass. */
  revision: z
    .object({
      ...z.object(revisable).shape,
      state: z.enum(['underReview', 'refused']),
      /** Why it did not pass; null where its match began before. */
      reason: z.string().nullable(),
      submittedAt: at,
    })
    .nullable(),
});

const written = {
  ...revisable,
  ...prediction.shape,
  /** The promise to give the gold back on a miss. */
  refund: z.boolean(),
  viewing: viewing.default('login'),
};

/**
 * An expert's own plans. A change goes to review; of a published plan words and price can be changed, and
 * it stays on sale as it is until then.
 */
export const studioPlanResource = defineResource({
  office: 'studio',
  name: 'plans',
  summary: "An expert's own plans",
  row: ownPlanRow,
  actions: { list: creator, get: creator, create: creator, update: creator, remove: creator },
  filters: z.object({
    q: z.string().max(100).optional(),
    /** Among those under review are published ones of which a revision is. */
    state: planState.optional(),
    matchId: id,
  }),
  sortable: ['-id', 'id', 'price', 'sales', 'revenue', 'releasedAt'],
  volatile: ['match', 'setAside', 'sales', 'revenue'],
  create: z.strictObject({ matchId: rowId, ...written }),
  update: z.strictObject({
    ...z.object(written).partial().shape,
    label: z.string().trim().max(12).optional(),
    viewing: viewing.optional(),
    /** Takes a published plan off sale. */
    state: z.literal('takenDown').optional(),
  }),
});

/** Matches that a plan can be posted for: not started, with how many plans one has on them. */
export const studioMatchResource = defineResource({
  office: 'studio',
  name: 'matches',
  summary: 'Matches that can be predicted',
  row: planMatch.extend({ bestOf: z.int().nullable(), ownPlans: z.int() }),
  actions: { list: creator, get: creator },
  filters: z.object({ q: z.string().max(100).optional(), gameId: id }),
  sortable: ['startsAt'],
});

/** What one earned, transfer by transfer. */
export const studioReturnResource = defineResource({
  office: 'studio',
  name: 'returns',
  summary: "An expert's earnings",
  row: z.object({
    id: z.int(),
    planId: z.int(),
    title: z.string(),
    kind: z.enum(['share', 'reverse']),
    amount: z.int(),
    at,
  }),
  actions: { list: creator },
  sortable: ['-id', 'id'],
});

export const applicationResource = defineResource({
  office: 'console',
  name: 'expert-applications',
  summary: 'Applications of experts, to be reviewed; approving one gives the role',
  row: z.object({
    /** The applicant's uid. */
    id: z.int(),
    username: z.string(),
    introduction: z.string(),
    gameIds: z.array(z.int()),
    state: applicationState,
    reason: z.string().nullable(),
    appliedAt: at,
    /** By whom it was found good, for who may approve it. */
    recommendedAt: at.nullable(),
    recommendedBy: z.string().nullable(),
    reviewedAt: at.nullable(),
    reviewedBy: z.string().nullable(),
  }),
  actions: { list: review, get: review, update: reviewOthers },
  filters: z.object({ state: applicationState.optional(), q: z.string().max(100).optional() }),
  sortable: ['-appliedAt', 'appliedAt'],
  /** A refusal needs a reason. */
  update: z.strictObject({
    decision: z.enum(['recommended', 'refused']),
    reason: reason.nullish(),
  }),
});

export const expertResource = defineResource({
  office: 'console',
  name: 'experts',
  summary: 'Experts',
  row: z.object({
    /** The uid. */
    id: z.int(),
    username: z.string(),
    gameIds: z.array(z.int()),
    state: z.enum(expertStates),
    reason: z.string().nullable(),
    plans: z.int(),
    sales: z.int(),
    earned: z.int(),
    record,
    approvedAt: at,
  }),
  actions: { list: review, get: review, update: manageOthers },
  filters: z.object({
    state: z.enum(expertStates).optional(),
    q: z.string().max(100).optional(),
  }),
  sortable: ['-id', 'id', 'sales', 'earned'],
  volatile: ['plans', 'sales', 'earned', 'record'],
  /** A suspended expert's plans leave the sale; what was bought is settled as ever. */
  update: z.strictObject({ state: z.enum(['approved', 'suspended']), reason: reason.nullish() }),
});

export const planResource = defineResource({
  office: 'console',
  name: 'plans',
  summary: 'Plans, to be reviewed and looked after',
  row: ownPlanRow.extend({
    expertId: z.int(),
    expert: z.string(),
    position: z.int().nullable(),
    seal: z.string().nullable(),
    reviewedAt: at.nullable(),
    reviewedBy: z.string().nullable(),
    /** Gold that buyers have in it. */
    held: z.int(),
  }),
  actions: { list: review, get: review, update: reviewOthers },
  filters: z.object({
    q: z.string().max(100).optional(),
    state: planState.optional(),
    result: planResult.optional(),
    expertId: id,
    matchId: id,
    /** All but this one. */
    exceptId: id,
  }),
  /** `startsAt` is the match's: what kicks off first is reviewed first. */
  sortable: ['-id', 'id', 'startsAt', 'sales', 'price'],
  volatile: ['match', 'setAside', 'sales', 'revenue', 'held'],
  /**
   * Publishes or refuses what is under review, a plan or the revision of one; takes down what is published.
   * All but publishing need a reason.
   */
  update: z.strictObject({
    state: z.enum(['published', 'refused', 'takenDown']),
    reason: reason.nullish(),
  }),
});

/** The settlement log; a new entry overrides the result by hand. */
export const settlementResource = defineResource({
  office: 'console',
  name: 'settlements',
  summary: 'Settlements of plans',
  row: z.object({
    id: z.int(),
    planId: z.int(),
    title: z.string(),
    expert: z.string(),
    matchId: z.int(),
    revision: z.int(),
    cause: z.enum(['result', 'correction', 'override']),
    result: planResult,
    rule: z.string(),
    scoreHome: z.int().nullable(),
    scoreAway: z.int().nullable(),
    /** Gold by where it went. */
    captured: z.int(),
    released: z.int(),
    expertShare: z.int(),
    houseShare: z.int(),
    /** Given back before, and spent since: not claimed again. */
    unclaimed: z.int(),
    reason: z.string().nullable(),
    by: z.string().nullable(),
    at,
  }),
  actions: {
    list: review,
    get: review,
    create: manageOthers,
  },
  filters: z.object({ planId: id, matchId: id, cause: z.string().max(20).optional() }),
  sortable: ['-id', 'id'],
  create: z.strictObject({ planId: rowId, result: planResult, reason }),
});

/** Purchases of plans; an update gives a buyer's gold back. */
export const planPurchaseResource = defineResource({
  office: 'console',
  name: 'plan-purchases',
  summary: 'Purchases of plans',
  row: z.object({
    id: z.int(),
    planId: z.int(),
    title: z.string(),
    userId: z.int(),
    username: z.string(),
    price: z.int(),
    state: purchaseState,
    /** Why support gave it back. */
    reason: z.string().nullable(),
    /** What sessions of the buyer's share with the expert's: a browser in a network, or the network alone. */
    sharedWithExpert: z.enum(['browser', 'network']).nullable(),
    at,
  }),
  actions: { list: review, get: review, update: manageOthers },
  volatile: ['sharedWithExpert'],
  filters: z.object({
    planId: id,
    userId: id,
    state: purchaseState.optional(),
    q: z.string().max(100).optional(),
  }),
  sortable: ['-id', 'id', 'price'],
  update: z.strictObject({ state: z.literal('released'), reason }),
});

import { z } from 'zod';
import { days } from '../fields/days.ts';
import { rowId, rowIdText } from '../fields/row-id.ts';
import { defineResource } from '../resource.ts';
import {
  anchorReturn,
  anchorRight,
  anchorState,
  broadcast,
  broadcastEnd,
  reservation,
  reservationState,
  roomMatch,
  spokenLanguage,
} from './shapes.ts';

const anchor = { permission: 'broadcast' } as const;
const review = { permission: 'reviewAnchors' } as const;
const reviewOthers = { ...review, byOthers: true } as const;
const manage = { permission: 'manageAnchors' } as const;
const manageOthers = { permission: 'manageAnchors', proof: true, byOthers: true } as const;
const at = z.iso.datetime();
const id = rowIdText.optional();
const q = z.string().max(100).optional();
const reason = z.string().trim().min(1).max(500);

/** Calls make and cancel them. */
export const studioReservationResource = defineResource({
  office: 'studio',
  name: 'reservations',
  summary: "An anchor's reservations",
  row: reservation,
  actions: { list: anchor, get: anchor },
  filters: z.object({ state: reservationState.optional() }),
  sortable: ['-id', 'id', 'startsAt'],
});

/** Matches that can be reserved or, with `streamable`, streamed now. */
export const studioAnchorMatchResource = defineResource({
  office: 'studio',
  name: 'anchor-matches',
  summary: 'Matches that an anchor can reserve or stream',
  row: roomMatch.extend({ reserved: z.boolean(), links: z.int() }),
  actions: { list: anchor, get: anchor },
  filters: z.object({ q, gameId: id, streamable: z.stringbool().optional() }),
  sortable: ['startsAt'],
});

/** Without their addresses: `openLink` gives one. */
export const studioLinkResource = defineResource({
  office: 'studio',
  name: 'live-links',
  summary: 'Source links of matches, the most important first',
  row: z.object({
    id: z.int(),
    match: roomMatch,
    name: z.string(),
    language: spokenLanguage,
    priority: z.int(),
    pro: z.boolean(),
  }),
  actions: { list: anchor, get: anchor },
  filters: z.object({ matchId: id, language: spokenLanguage.optional(), q }),
  sortable: ['startsAt'],
});

export const studioBroadcastResource = defineResource({
  office: 'studio',
  name: 'broadcasts',
  summary: "An anchor's broadcasts",
  row: broadcast.extend({ unlocks: z.int(), revenue: z.int() }),
  actions: { list: anchor, get: anchor },
  sortable: ['-id', 'id'],
  volatile: ['match', 'unlocks', 'revenue'],
});

export const studioAnchorReturnResource = defineResource({
  office: 'studio',
  name: 'anchor-returns',
  summary: "An anchor's income",
  row: anchorReturn,
  actions: { list: anchor },
  filters: z.object({ days: days.optional() }),
  sortable: ['-id', 'id'],
});

export const anchorApplicationResource = defineResource({
  office: 'console',
  name: 'anchor-applications',
  summary: 'Applications of anchors, to be reviewed; giving the role approves one',
  row: z.object({
    /** The applicant's uid. */
    id: z.int(),
    username: z.string(),
    introduction: z.string(),
    /** In full years, on the day of the application. */
    age: z.int(),
    /** Sides of the document that can be looked at (`getAnchorDocument`); 0 after the decision. */
    documents: z.int(),
    /** Of those, the ones that the caller has yet to look at before they may approve. */
    unseen: z.int(),
    agreedRules: z.string(),
    state: anchorState,
    reason: z.string().nullable(),
    appliedAt: at,
    /** By whom it was found good, for who may approve it. */
    recommendedAt: at.nullable(),
    recommendedBy: z.string().nullable(),
    reviewedAt: at.nullable(),
    reviewedBy: z.string().nullable(),
  }),
  actions: { list: review, get: review, update: reviewOthers },
  filters: z.object({ state: anchorState.optional(), q }),
  sortable: ['-appliedAt', 'appliedAt'],
  volatile: ['documents', 'unseen'],
  /** A refusal needs a reason. */
  update: z.strictObject({
    decision: z.enum(['recommended', 'refused']),
    reason: reason.nullish(),
  }),
});

export const anchorResource = defineResource({
  office: 'console',
  name: 'anchors',
  summary: 'Anchors, their rights, bans and revenue',
  row: z.object({
    /** The uid. */
    id: z.int(),
    username: z.string(),
    state: z.enum(['approved', 'ended']),
    rights: z.array(anchorRight),
    /** Null: not banned. */
    banReason: z.string().nullable(),
    bannedUntil: at.nullable(),
    bannedBy: z.string().nullable(),
    approvedAt: at,
    broadcasts: z.int(),
    fans: z.int(),
    earned: z.int(),
    /** The broadcast that is on. */
    broadcastId: z.int().nullable(),
  }),
  actions: { list: review, get: review, update: manageOthers },
  filters: z.object({ q, banned: z.stringbool().optional(), onAir: z.stringbool().optional() }),
  sortable: ['-id', 'id', 'earned', 'fans'],
  volatile: ['broadcasts', 'fans', 'earned', 'broadcastId'],
  update: z.strictObject({
    rights: z.array(anchorRight).max(3).optional(),
    /** Null lifts the ban; who is live is cut at once. */
    ban: z.object({ reason, until: at.nullable() }).nullable().optional(),
  }),
});

export const liveLinkResource = defineResource({
  office: 'console',
  name: 'live-links',
  summary: 'Source links of matches, which anchors open',
  row: z.object({
    id: z.int(),
    match: roomMatch,
    matchId: z.int(),
    name: z.string(),
    url: z.url(),
    language: spokenLanguage,
    priority: z.int(),
    pro: z.boolean(),
    createdAt: at,
  }),
  actions: { list: review, get: review, create: manage, update: manage, remove: manage },
  filters: z.object({ matchId: id, q }),
  sortable: ['-id', 'id', 'startsAt'],
  volatile: ['match'],
  create: z.strictObject({
    matchId: rowId,
    name: z.string().trim().min(1).max(30),
    url: z.url({ protocol: /^(https?|rtmps?|srt)$/ }).max(500),
    language: spokenLanguage,
    /** The highest is shown first. */
    priority: z.int().min(0).max(100).default(50),
    pro: z.boolean().default(false),
  }),
  update: z.strictObject({
    name: z.string().trim().min(1).max(30).optional(),
    url: z
      .url({ protocol: /^(https?|rtmps?|srt)$/ })
      .max(500)
      .optional(),
    language: spokenLanguage.optional(),
    priority: z.int().min(0).max(100).optional(),
    pro: z.boolean().optional(),
  }),
});

/** The live monitor, and what was broadcast before. */
export const broadcastResource = defineResource({
  office: 'console',
  name: 'broadcasts',
  summary: 'Broadcasts; an update cuts one',
  row: broadcast.extend({
    anchorId: z.int(),
    anchor: z.string(),
    /** What a cut was told to be for. */
    reason: z.string().nullable(),
    unlocks: z.int(),
    /** Gold that viewers have in it, by where it is. */
    held: z.int(),
    captured: z.int(),
    released: z.int(),
  }),
  actions: {
    list: review,
    get: review,
    update: { permission: 'reviewAnchors', byOthers: true },
  },
  filters: z.object({
    q,
    anchorId: id,
    matchId: id,
    state: z.enum(['on', 'over']).optional(),
    endedBy: broadcastEnd.optional(),
  }),
  sortable: ['-id', 'id'],
  volatile: ['match', 'unlocks', 'held', 'captured', 'released', 'onAirAt'],
  update: z.strictObject({ state: z.literal('cut'), reason }),
});

export const anchorReturnResource = defineResource({
  office: 'console',
  name: 'anchor-returns',
  summary: "Anchors' income",
  row: anchorReturn.extend({ anchorId: z.int(), anchor: z.string() }),
  actions: { list: review },
  filters: z.object({ anchorId: id, broadcastId: id }),
  sortable: ['-id', 'id', 'amount'],
});

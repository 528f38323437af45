import { z } from 'zod';
import { defineCall } from '../call.ts';
import { numberText } from '../fields/number-text.ts';
import { page, pageOf } from '../fields/pages.ts';
import { rowId, rowIdText } from '../fields/row-id.ts';
import { earliestBirth, introductionLength, revenueDays } from './rules.ts';
import {
  anchorCard,
  anchorInfo,
  anchorProfile,
  anchorReturn,
  anchorStanding,
  ban,
  broadcast,
  reservation,
  roomSettings,
} from './shapes.ts';

const open = { effect: 'read', permission: 'public' } as const;
const mine = { effect: 'read', permission: 'account' } as const;
const own = { effect: 'write', permission: 'account' } as const;
const anchor = { effect: 'read', permission: 'broadcast' } as const;
const anchorsOwn = { effect: 'write', permission: 'broadcast' } as const;
const image = z.base64().max(2_900_000);

export const isAnchor = defineCall({
  ...mine,
  method: 'GET',
  path: '/anchor/whether',
  summary: 'Whether one is an anchor, and may stream',
  result: z.object({ anchor: z.boolean(), ban: ban.nullable() }),
});

export const getAnchorStanding = defineCall({
  ...mine,
  method: 'GET',
  path: '/anchor/status',
  summary: 'Where one stands on the way to become an anchor',
  result: anchorStanding,
});

export const applyAsAnchor = defineCall({
  ...own,
  method: 'POST',
  path: '/anchor/apply',
  summary:
    'Applies as an anchor with the bound phone; once more after a refusal, or after the role was taken',
  body: z.object({
    realName: z.string().trim().min(2).max(60),
    /** `YYYY-MM-DD`, in no zone. */
    birthDate: z.iso.date().refine((day) => day >= earliestBirth),
    introduction: z.string().trim().min(introductionLength.min).max(introductionLength.max),
    /** Both sides of a document: base64 of JPEG, PNG, WebP or AVIF of at most 1 MiB and 24 megapixels each. */
    documents: z.array(z.base64().max(1_450_000)).min(1).max(2),
    /** The version of the rules that was agreed to. */
    rules: z.string().max(20),
  }),
  result: anchorStanding,
  errors: [
    'anchorApplied',
    'noPhoneBound',
    'anchorTooYoung',
    'rulesNotAgreed',
    'badImage',
    'imageTooLarge',
  ],
});

/** After the rules changed. */
export const agreeToRules = defineCall({
  ...anchorsOwn,
  method: 'POST',
  path: '/anchor/rules',
  summary: 'Agrees to the present rules for anchors',
  body: z.object({ rules: z.string().max(20) }),
  result: anchorStanding,
  errors: ['notAnchor', 'rulesNotAgreed'],
});

/** POST as the product's clients call it, but it only asks. */
export const getAnchorInfo = defineCall({
  ...anchor,
  method: 'POST',
  path: '/anchorInfo',
  summary: 'What one says of oneself and of the next broadcast',
  result: anchorInfo,
  errors: ['notAnchor'],
});

/** While it is broadcast, what viewers paid for stays: paid flag, price and preview. */
export const updateAnchor = defineCall({
  ...anchorsOwn,
  method: 'POST',
  path: '/updateAnchor',
  summary: 'Changes what one says of oneself and of the next broadcast; what is not named stays',
  body: roomSettings.partial(),
  result: anchorInfo,
  errors: ['notAnchor', 'matchNotStreamable', 'rightMissing', 'unknownLiveLink', 'broadcastFixed'],
});

export const setAnchorPicture = defineCall({
  ...anchorsOwn,
  method: 'POST',
  path: '/anchor/picture',
  summary: 'Sets the cover (16:9) or one of three detail pictures (1:1); null takes it away',
  body: z.object({
    slot: z.enum(['cover', '1', '2', '3']),
    /** Cut to its form in the middle, re-encoded. */
    image: image.nullable(),
  }),
  result: anchorInfo,
  errors: ['notAnchor', 'badImage', 'imageTooLarge'],
});

export const isBroadcasting = defineCall({
  ...anchor,
  method: 'GET',
  path: '/anchor/isBroadcast',
  summary: 'Whether one is live',
  result: z.object({ broadcast: broadcast.nullable() }),
});

/** GET as the product's clients call it, but a write. Fans see it with its first picture. */
export const beginBroadcast = defineCall({
  ...anchorsOwn,
  method: 'GET',
  path: '/anchor/broadcast',
  summary: 'Goes live with what the settings say',
  result: broadcast,
  errors: [
    'notAnchor',
    'anchorBanned',
    'rulesNotAgreed',
    'anchorInfoMissing',
    'liveTitleMissing',
    'coverMissing',
    'roomTopicMissing',
    'matchNotStreamable',
    'rightMissing',
    'alreadyBroadcasting',
    'liveOff',
  ],
});

/** GET as the product's clients call it, but a write. */
export const endBroadcast = defineCall({
  ...anchorsOwn,
  method: 'GET',
  path: '/anchor/downcast',
  summary: 'Ends live',
  result: broadcast,
  errors: ['notBroadcasting'],
});

export const moveBroadcast = defineCall({
  ...anchorsOwn,
  method: 'POST',
  path: '/anchor/toggleMatchId',
  summary: 'Moves the room to another match, live or not',
  body: z.object({ matchId: rowId }),
  result: anchorInfo,
  errors: ['notAnchor', 'matchNotStreamable', 'rightMissing'],
});

/** Newest first. */
export const getOwnReservations = defineCall({
  ...anchor,
  method: 'GET',
  path: '/anchor/reservations',
  summary: "One's own reservations",
  query: z.object({ page }),
  result: pageOf(reservation),
});

export const reserve = defineCall({
  ...anchorsOwn,
  method: 'POST',
  path: '/anchor/reserve',
  summary: 'Announces that one will stream a match that has not started',
  body: z.object({ matchId: rowId }),
  result: reservation,
  errors: [
    'notAnchor',
    'reservationFixed',
    'alreadyReserved',
    'tooManyReservations',
    'unknownMatch',
  ],
});

/** GET as the product's clients call it, but a write. */
export const cancelReservation = defineCall({
  ...anchorsOwn,
  method: 'GET',
  path: '/anchor/cancelReservation',
  summary: 'Cancels a reservation; who set a reminder is told',
  query: z.object({ id: rowIdText }),
  result: reservation,
  errors: ['unknownReservation', 'reservationFixed'],
});

export const remindOfReservation = defineCall({
  ...own,
  method: 'POST',
  path: '/anchor/remind',
  summary: 'Sets or takes away a reminder of a reservation',
  body: z.object({ id: rowId, remind: z.boolean() }),
  result: z.object({ reminded: z.boolean() }),
  errors: ['unknownReservation', 'reservationFixed'],
});

export const getAnchorAddress = defineCall({
  ...anchor,
  method: 'GET',
  path: '/getAnchorIP',
  summary: 'The address that one asks from, and the one that live links open for',
  result: z.object({ current: z.string(), authorised: z.string().nullable() }),
});

/** GET as the product's clients call it, but a write. */
export const authoriseAddress = defineCall({
  ...anchorsOwn,
  method: 'GET',
  path: '/addIpWhite',
  summary: 'Has live links open for the address that one asks from, and for no other',
  result: z.object({ current: z.string(), authorised: z.string() }),
  errors: ['notAnchor', 'anchorBanned'],
});

export const openLink = defineCall({
  ...anchorsOwn,
  method: 'POST',
  path: '/anchor/link',
  summary: 'The address of a live link, for the authorised address only',
  body: z.object({ id: rowId }),
  result: z.object({ url: z.url() }),
  errors: ['notAnchor', 'anchorBanned', 'unknownLiveLink', 'rightMissing', 'addressNotAuthorised'],
});

const days = numberText(z.int().pipe(z.literal(revenueDays)));

export const getAnchorTotals = defineCall({
  ...anchor,
  method: 'GET',
  path: '/anchor/goldTotal',
  summary: "An anchor's income of the last 7, 14 or 30 days, by day",
  query: z.object({ days: days.default(7) }),
  result: z.object({
    /** Gold of these days, less what was taken back; `unlocks` and `gifts` are its parts. */
    revenue: z.int(),
    /** Ever. */
    total: z.int(),
    /** The share of what is still held. */
    expected: z.int(),
    unlocks: z.int(),
    gifts: z.int(),
    broadcasts: z.int(),
    /** A day of the brand's zone each, oldest first, those without anything among them. */
    series: z.array(z.object({ day: z.iso.date(), unlocks: z.int(), gifts: z.int() })),
  }),
});

export const getAnchorReturns = defineCall({
  ...anchor,
  method: 'GET',
  path: '/anchor/goldDetail',
  summary: "An anchor's income, one by one, newest first",
  query: z.object({ days: days.optional(), page }),
  result: pageOf(anchorReturn),
});

/** POST as the product's clients call it, but it only asks. */
export const getAnchor = defineCall({
  ...open,
  method: 'POST',
  path: '/V2/anchor/user',
  summary: 'An anchor',
  body: z.object({ userId: rowId }),
  result: anchorProfile,
  errors: ['unknownAnchor', 'gone'],
});

/** Those who are on air first. */
export const getAnchors = defineCall({
  ...open,
  method: 'GET',
  path: '/anchor/list',
  summary: 'Anchors',
  query: z.object({ q: z.string().trim().max(40).optional(), page }),
  result: pageOf(anchorCard),
});

/** Each look is written to the audit log. */
export const getAnchorDocument = defineCall({
  effect: 'write',
  permission: 'readDocuments',
  method: 'POST',
  path: '/anchor/document',
  summary: "A side of an applicant's document; there is none after the decision",
  body: z.object({ userId: rowId, side: z.int().min(0).max(1) }),
  /** The picture is WebP. */
  result: z.object({ realName: z.string(), birthDate: z.iso.date(), image: z.base64() }),
  errors: ['noAnchorApplication', 'proofRequired'],
});

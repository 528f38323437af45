import type { MatchStatus } from '../matches/statuses.ts';

/** Product spec §9: an anchor is 18 or over. */
export const minimumAge = 18;
/** Who was born before it does not apply: the year was mistyped. */
export const earliestBirth = '1900-01-01';
/** Product spec §9: up to three pictures, 1:1, beside the detailed introduction. */
export const mostDetailPictures = 3;
export const introductionLength = { min: 10, max: 200 } as const;
export const detailLength = { max: 2_000 } as const;
export const liveTitleLength = { min: 1, max: 40 } as const;
/** Of what a room is about that belongs to no match. */
export const labelLength = { min: 1, max: 30 } as const;
/** Product spec §5: a match in progress can be streamed, and one that starts within so many minutes. */
export const streamableWithin = 60;
/** Gold that a paid room costs, once for each broadcast. */
export const roomPrice = { min: 1, max: 10_000 } as const;
/** Seconds of a paid room that anyone may watch first. */
export const previewSeconds = { min: 15, max: 600, usual: 60 } as const;
/** Days that revenue can be looked at over (product spec §9). */
export const revenueDays = [7, 14, 30] as const;
/** Reservations that one anchor can have open at a time. */
export const mostReservations = 20;

/** `ended` when the role is taken, until they apply and are approved anew. A ban stands beside the state. */
export const anchorStates = ['none', 'underReview', 'approved', 'refused', 'ended'] as const;

/** What not every anchor may: take gold for a room, have one without a match, use Pro links. */
export const anchorRights = ['paid', 'custom', 'pro'] as const;
export type AnchorRight = (typeof anchorRights)[number];

/**
 * Product spec §4. `notStarted` is a match that can be streamed already and is not yet; `inProgress` while the anchor
 * streams it.
 */
export const reservationStates = [
  'reserving',
  'notStarted',
  'inProgress',
  'ended',
  'cancelled',
] as const;
export type ReservationState = (typeof reservationStates)[number];

/** Whether a reservation can be cancelled: until its match begins, unless it is streamed by then. */
export const isCancellable = (
  { state, match }: { state: ReservationState; match: { status: MatchStatus; startsAt: string } },
  now: Date,
): boolean =>
  state === 'reserving' ||
  (state === 'notStarted' &&
    match.status === 'notStarted' &&
    Date.parse(match.startsAt) > now.getTime());

/** What a broadcast still needs; each is refused by an error of the same name (product spec §5). */
export const broadcastNeeds = [
  'liveTitleMissing',
  'coverMissing',
  'anchorInfoMissing',
  'roomTopicMissing',
] as const;

/** Why a broadcast is over: by the anchor, its picture stayed away, by staff, by a ban. */
export const broadcastEnds = ['downcast', 'lapsed', 'cut', 'banned'] as const;
export type BroadcastEnd = (typeof broadcastEnds)[number];

/**
 * The rules that anchors agree to (product spec §1), `rule.<name>` in the namespace `anchors`. Who agreed to
 * another version than this is asked again before the next broadcast.
 */
export const anchorRules = {
  version: '2026-11-01',
  names: [
    'politics',
    'crime',
    'sex',
    'drugs',
    'weapons',
    'advertising',
    'abuse',
    'currentAffairs',
    'religion',
    'smoking',
    'violence',
    'logos',
    'minors',
  ],
} as const;

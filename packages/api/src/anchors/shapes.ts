import { z } from 'zod';
import { leagueShape, teamShape } from '../catalogue/shapes.ts';
import { rowId } from '../fields/row-id.ts';
import { matchStatus } from '../matches/shapes.ts';
import { scorePair } from '../matches/sides.ts';
import {
  anchorRights,
  anchorStates,
  broadcastEnds,
  broadcastNeeds,
  detailLength,
  introductionLength,
  labelLength,
  liveTitleLength,
  previewSeconds,
  reservationStates,
  roomPrice,
} from './rules.ts';

const at = z.iso.datetime();

export const anchorState = z.enum(anchorStates);
export const anchorRight = z.enum(anchorRights);
export const reservationState = z.enum(reservationStates);
export const broadcastEnd = z.enum(broadcastEnds);

/** The language that is spoken: a BCP 47 tag without a region, as viewers switch by it. */
export const spokenLanguage = z.string().regex(/^[a-z]{2,3}(-[A-Z][a-z]{3})?$/);

export const ban = z.object({
  reason: z.string(),
  /** Null until it is lifted. */
  until: at.nullable(),
});

/** The match of a room or reservation, as far as a list shows it. */
export const roomMatch = z.object({
  id: z.int(),
  gameId: z.int(),
  league: leagueShape,
  home: teamShape,
  away: teamShape,
  startsAt: at,
  status: matchStatus,
  score: scorePair.nullable(),
});
export type RoomMatch = z.infer<typeof roomMatch>;

/** Where a person stands on the way to become an anchor. */
export const anchorStanding = z.object({
  state: anchorState,
  /** Why it was refused. */
  reason: z.string().nullable(),
  appliedAt: at.nullable(),
  /** The number that is applied with, shortened; null: none is bound. */
  phone: z.string().nullable(),
  /** The version of the rules that they agreed to. */
  agreedRules: z.string().nullable(),
  rights: z.array(anchorRight),
  ban: ban.nullable(),
});
export type AnchorStanding = z.infer<typeof anchorStanding>;

/** What an anchor says of themselves and of the next broadcast (product spec §3). */
export const roomSettings = z.object({
  introduction: z.string().trim().max(introductionLength.max),
  detail: z.string().trim().max(detailLength.max),
  title: z.string().trim().max(liveTitleLength.max),
  /** A match, or else a label. */
  matchId: rowId.nullable(),
  label: z.string().trim().max(labelLength.max),
  language: spokenLanguage,
  /** The live link whose picture is shown; null: a picture of one's own. */
  linkId: rowId.nullable(),
  paid: z.boolean(),
  price: z.int().min(roomPrice.min).max(roomPrice.max),
  previewSeconds: z.int().min(previewSeconds.min).max(previewSeconds.max),
});
export type RoomSettings = z.infer<typeof roomSettings>;

/** Product spec §3: anchor info, as its anchor reads it. */
export const anchorInfo = roomSettings.extend({
  /** Addresses below `/uploads/`. */
  detailPictures: z.array(z.string()),
  cover: z.string().nullable(),
  match: roomMatch.nullable(),
  /** The name of the live link. */
  source: z.string().nullable(),
  /** What a broadcast still needs; empty: it can begin. */
  needs: z.array(z.enum(broadcastNeeds)),
});
export type AnchorInfo = z.infer<typeof anchorInfo>;

/** A broadcast: from `anchor/broadcast` to its end. Its picture comes and goes beside it. */
export const broadcast = z.object({
  id: z.int(),
  title: z.string(),
  cover: z.string().nullable(),
  match: roomMatch.nullable(),
  /** Of a room without a match. */
  label: z.string().nullable(),
  language: spokenLanguage,
  source: z.string().nullable(),
  /** Gold; null: free. */
  price: z.int().nullable(),
  previewSeconds: z.int(),
  beganAt: at,
  /** Its first picture; null: fans don't see it yet. */
  onAirAt: at.nullable(),
  endedAt: at.nullable(),
  endedBy: broadcastEnd.nullable(),
});
export type Broadcast = z.infer<typeof broadcast>;

export const reservation = z.object({
  id: z.int(),
  match: roomMatch,
  state: reservationState,
  createdAt: at,
});
export type Reservation = z.infer<typeof reservation>;

/** An anchor in a list. */
export const anchorCard = z.object({
  /** The anchor's uid, and their room's id. */
  id: z.int(),
  username: z.string(),
  avatar: z.string().nullable(),
  introduction: z.string(),
  fans: z.int(),
  /** The broadcast that fans can see now. */
  onAir: broadcast
    .pick({ id: true, title: true, cover: true, label: true, match: true })
    .nullable(),
});
export type AnchorCard = z.infer<typeof anchorCard>;

/** An anchor's public page. */
export const anchorProfile = anchorCard.extend({
  detail: z.string(),
  detailPictures: z.array(z.string()),
  since: at,
  following: z.boolean(),
  /** Reservations to come; `reminded`: who asks has set a reminder. */
  reservations: z.array(reservation.extend({ reminded: z.boolean() })),
});
export type AnchorProfile = z.infer<typeof anchorProfile>;

/** One entry of what an anchor earned; negative for what was taken back. */
export const anchorReturn = z.object({
  id: z.int(),
  broadcastId: z.int(),
  title: z.string(),
  kind: z.enum(['unlock', 'gift', 'reverse']),
  amount: z.int(),
  at,
});

import { z } from 'zod';
import { roomPrice } from '../anchors/rules.ts';
import { spokenLanguage } from '../anchors/shapes.ts';
import { defineCall } from '../call.ts';
import { gameNumberText } from '../catalogue/game-number.ts';
import { page, pageOf } from '../fields/pages.ts';
import { rowId, rowIdText } from '../fields/row-id.ts';
import {
  ownStream,
  playGrant,
  recordedCard,
  replayCard,
  reportKinds,
  room,
  roomCard,
} from './shapes.ts';

const open = { effect: 'read', permission: 'public' } as const;
const own = { effect: 'write', permission: 'account' } as const;
const gameId = gameNumberText.optional();

export const isMatchLive = defineCall({
  ...open,
  method: 'GET',
  path: '/user/isMatchLive/:matchId/:gameId',
  summary: 'Whether rooms are open for a match, and how many',
  params: z.object({ matchId: rowIdText, gameId: gameNumberText }),
  result: z.object({ live: z.boolean(), rooms: z.int() }),
  errors: ['unknownMatch'],
});

export const getMatchRooms = defineCall({
  ...open,
  method: 'GET',
  path: '/getAnchorMatchLive',
  summary: 'Rooms that are open for a match, those with most viewers first',
  query: z.object({ matchId: rowIdText }),
  result: z.object({ items: z.array(roomCard) }),
  errors: ['unknownMatch'],
});

export const getRooms = defineCall({
  ...open,
  method: 'GET',
  path: '/live/rooms',
  summary: 'Rooms that are on air, those with most viewers first',
  query: z.object({
    kind: z.enum(['match', 'custom', 'all']).default('all'),
    gameId,
    language: spokenLanguage.optional(),
    free: z.enum(['0', '1']).optional(),
    page,
  }),
  result: pageOf(roomCard),
});

export const getRoom = defineCall({
  ...open,
  method: 'GET',
  path: '/live/room',
  summary: "An anchor's room",
  query: z.object({ id: rowIdText }),
  result: room,
  errors: ['unknownRoom'],
});

/**
 * Also renews: with the lease of before it is the same page that plays. Whoever may not watch gets a grant
 * without an address, so that the page says why. A preview begins with its first grant.
 */
const played = z.object({
  broadcastId: rowId,
  lease: z
    .string()
    .regex(/^[\w-]{8,64}$/)
    .optional(),
});

export const play = defineCall({
  effect: 'write',
  permission: 'public',
  method: 'POST',
  path: '/live/play',
  summary: 'Lets a page play a room or a replay for the next minute',
  body: played,
  result: playGrant,
  errors: ['noBroadcast', 'unknownReplay', 'tooManyPlayers'],
});

export const getReplays = defineCall({
  ...open,
  method: 'GET',
  path: '/liveRecord',
  summary: 'Ended broadcasts to watch again, newest first',
  query: z.object({
    broadcastId: rowIdText.optional(),
    userId: rowIdText.optional(),
    matchId: rowIdText.optional(),
    ...{ gameId, page },
  }),
  result: pageOf(replayCard),
  errors: ['unknownUser', 'unknownMatch'],
});

/**
 * The header `idempotency-key` is the intent's own; a repeated request answers the unlock of then, also
 * without it, because a person unlocks a broadcast once.
 */
export const unlockRoom = defineCall({
  ...own,
  method: 'POST',
  path: '/orderpay/match/pay/liveUnlock',
  keyed: true,
  summary:
    'Unlocks a paid broadcast at the price that was shown; its gold is held until it is over',
  body: z.object({ broadcastId: rowId, price: z.int().min(roomPrice.min).max(roomPrice.max) }),
  result: z.object({ unlockId: z.int() }),
  errors: [
    'noBroadcast',
    'broadcastOver',
    'roomFree',
    'roomPriceChanged',
    'ownRoom',
    'notEnoughGold',
    'keyReused',
  ],
});

export const reportRoom = defineCall({
  ...own,
  method: 'POST',
  path: '/live/report',
  summary: 'Reports what is shown in a room',
  body: z.object({
    broadcastId: rowId,
    kind: z.enum(reportKinds),
    text: z.string().trim().max(500).default(''),
  }),
  result: z.object({ reportId: z.int() }),
  errors: ['noBroadcast', 'alreadyReported'],
});

/** The stream's address, the public part of the key, and how the stream arrives. */
export const getOwnStream = defineCall({
  effect: 'read',
  permission: 'broadcast',
  method: 'GET',
  path: '/anchor/liveInfo',
  summary: "One's stream: where it goes, and how it arrives",
  result: ownStream,
});

/** The only answer that ever holds the secret. Who publishes with the one of before is cut. */
export const makeStreamKey = defineCall({
  effect: 'write',
  permission: 'broadcast',
  method: 'POST',
  path: '/anchor/streamKey',
  summary: 'Makes a stream key, or another in place of it',
  result: z.object({ address: z.string(), key: z.string() }),
  errors: ['notAnchor', 'anchorBanned'],
});

/** Plays one's own stream before it is live. */
export const previewOwnStream = defineCall({
  effect: 'write',
  permission: 'broadcast',
  method: 'POST',
  path: '/anchor/preview',
  summary: 'Lets the anchor play their own stream for the next minute',
  body: played.pick({ lease: true }),
  result: playGrant,
  errors: ['noStreamKey'],
});

/** Of one's own broadcasts in the studio, of all at the desk. */
export const getRecordings = defineCall({
  effect: 'read',
  permission: 'makeVideos',
  method: 'GET',
  path: '/live/recordings',
  summary: 'Broadcasts that videos can be cut from: those on air first, then the newest',
  query: z.object({
    broadcastId: rowIdText.optional(),
    userId: rowIdText.optional(),
    matchId: rowIdText.optional(),
    page,
  }),
  result: pageOf(recordedCard),
});

/** Of the same broadcasts, paid or not: what is cut from them is nobody's to pay for. Of what is on air, what there is. */
export const previewRecording = defineCall({
  effect: 'write',
  permission: 'makeVideos',
  method: 'POST',
  path: '/live/previewRecording',
  summary: 'Lets who cuts videos play a recording for the next minute',
  body: played,
  result: playGrant,
  errors: ['noBroadcast', 'unknownReplay'],
});

/**
 * "Mark the goal": the anchor picks an incident of the room's match and taps at the moment that they see it. What is
 * between that moment and when it was known is the room's offset, until the broadcast ends or it is marked again.
 */
export const markMoment = defineCall({
  effect: 'write',
  permission: 'broadcast',
  method: 'POST',
  path: '/anchor/markMoment',
  summary: "Tells when an incident is seen in one's picture; null takes the offset away",
  body: z.object({
    /** Its `key`. */
    incident: z.string().min(1).max(120).nullable(),
    /** ms from the tap to the request, as the page knows it. */
    ago: z.int().min(0).max(60_000).default(0),
  }),
  result: z.object({ offset: z.int().nullable() }),
  errors: ['noBroadcast', 'notSeenYet'],
});

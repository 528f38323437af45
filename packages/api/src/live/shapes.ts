import { z } from 'zod';
import { anchorCard, ban, broadcast } from '../anchors/shapes.ts';
import { streamHealth } from './media.ts';

const at = z.iso.datetime();

/**
 * How a room stands: `offline` without a broadcast or before its first picture; `interrupted` while its
 * publisher is waited for; `ended` after the last one.
 */
export const roomStates = ['offline', 'live', 'interrupted', 'ended'] as const;
export const roomState = z.enum(roomStates);
export type RoomState = z.infer<typeof roomState>;

/** A room in a list: its id is its anchor's uid. */
export const roomCard = broadcast
  .pick({
    title: true,
    cover: true,
    match: true,
    label: true,
    language: true,
    source: true,
    price: true,
    onAirAt: true,
  })
  .extend({
    id: z.int(),
    broadcastId: z.int(),
    state: roomState,
    anchor: anchorCard.pick({ id: true, username: true, avatar: true }),
    viewers: z.int(),
  });
export type RoomCard = z.infer<typeof roomCard>;

/**
 * Why one may watch: `free`, `own`, `unlocked`; `preview` for a while; `locked` after it; `signIn` where a
 * preview is for who is signed in.
 */
export const watchAccess = z.enum(['free', 'own', 'unlocked', 'preview', 'locked', 'signIn']);
export type WatchAccess = z.infer<typeof watchAccess>;

/** An ended broadcast that can be watched again. */
export const replayCard = broadcast
  .pick({
    id: true,
    title: true,
    cover: true,
    match: true,
    label: true,
    language: true,
    price: true,
  })
  .extend({
    anchor: anchorCard.pick({ id: true, username: true, avatar: true }),
    beganAt: at,
    /** Seconds that were recorded. */
    seconds: z.int(),
  });
export type ReplayCard = z.infer<typeof replayCard>;

/** A broadcast that something can be cut from. */
export const recordedCard = replayCard.extend({
  /** It is recorded still: its `seconds` grow. */
  onAir: z.boolean(),
});
export type RecordedCard = z.infer<typeof recordedCard>;

/** A room, whether or not anything is on. */
export const room = z.object({
  id: z.int(),
  state: roomState,
  anchor: anchorCard.omit({ onAir: true }).extend({ following: z.boolean() }),
  /** The broadcast that is on, or the last one. */
  broadcast: broadcast.nullable(),
  /** Whether that one is over and can be watched again. */
  replayable: z.boolean(),
  viewers: z.int(),
  access: watchAccess,
  /**
   * How late the picture is, in ms, beside what it takes to arrive: an anchor who streams somebody else's picture
   * has it 20 to 60 s after the match. Null: nobody has measured it.
   */
  offset: z.int().nullable(),
  /** The version of its stream (`live/events.ts`). */
  v: z.int(),
  /** Other rooms of the match, by language and source. */
  others: z.array(roomCard),
});
export type Room = z.infer<typeof room>;

/** What a player needs for the next minute; asked again by its lease before that. */
export const playGrant = z.object({
  access: watchAccess,
  /** What the whole of it costs, this one's, whatever else the room shows; null: it is free. */
  price: broadcast.shape.price,
  lease: z.string(),
  /** What `POST <media>/leases` is given as it is, so that addresses that play go on. */
  token: z.string(),
  /** The playlist; null where access does not let one watch. */
  url: z.string().nullable(),
  /** The last two hours of it; null for a replay. */
  dvrUrl: z.string().nullable(),
  /** Where a lease is renewed by its newer token. */
  renewUrl: z.string(),
  /** Seconds until it is asked for again. */
  renewAfter: z.int(),
  /** When the preview is over; null for others. */
  previewEndsAt: at.nullable(),
  /** Of a replay: the other recordings of it, in their order, `url` the first. */
  parts: z.array(z.string()),
});
export type PlayGrant = z.infer<typeof playGrant>;

/** What to change in the encoder; `advice.<name>` in the namespace `live`. */
export const streamAdvices = [
  'bitrateLow',
  'bitrateHigh',
  'frameRateLow',
  'keyFrameIntervalLong',
  'framesDropped',
  'recordingFails',
  'replacedOften',
] as const;

/** How one's stream arrives. */
export const ownStream = z.object({
  /** Where the encoder is pointed at: `rtmp://…/live`. */
  address: z.string(),
  /** The public part of the key; null: there is none yet. */
  stream: z.string().nullable(),
  madeAt: at.nullable(),
  /** `preview`: it comes, and nobody but the anchor sees it. */
  state: z.enum(['none', 'preview', 'live', 'interrupted']),
  health: streamHealth
    .pick({
      since: true,
      width: true,
      height: true,
      bitrate: true,
      frameRate: true,
      keyFrameInterval: true,
      drops: true,
      viewers: true,
      recordingState: true,
    })
    .nullable(),
  advice: z.array(z.enum(streamAdvices)),
  ban: ban.nullable(),
});
export type OwnStream = z.infer<typeof ownStream>;

/** Why a room is reported: `report.<name>` in the namespace `live`. */
export const reportKinds = ['rules', 'copyright', 'fraud', 'minor', 'other'] as const;

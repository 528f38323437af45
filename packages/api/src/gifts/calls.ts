import { z } from 'zod';
import { defineCall } from '../call.ts';
import { rowId } from '../fields/row-id.ts';
import { uid } from '../identity/shapes.ts';
import { giftCounts, giftPrice, leaderboardTypes } from './rules.ts';
import { gift, leader } from './shapes.ts';

const open = { effect: 'read', permission: 'public' } as const;

export const getGifts = defineCall({
  ...open,
  method: 'GET',
  path: '/gift',
  summary: 'Gifts that can be given, in their order, and those that could',
  result: z.object({
    items: z.array(gift),
    /** Taken off sale: they still stand in what was said. */
    former: z.array(gift),
  }),
});

/** With an anchor, who gave them most; without, the anchors who were given most. */
export const getGiftLeaders = defineCall({
  ...open,
  method: 'GET',
  path: '/gift/leaderboard/:type',
  summary: 'Who gave, or was given, most gold in gifts: today, this week, ever',
  params: z.object({ type: z.enum(leaderboardTypes) }),
  query: z.object({ anchorId: uid.optional() }),
  result: z.object({
    items: z.array(leader),
    /** The caller, where they are not among them. */
    you: leader.pick({ rank: true, gold: true }).nullable(),
  }),
});

/**
 * One key, one payment: a combo groups what is shown, never what is paid. The anchor must be on air; the gift
 * stands in their room's talk.
 */
export const sendGift = defineCall({
  effect: 'write',
  permission: 'account',
  method: 'POST',
  path: '/gift/send',
  keyed: true,
  summary: 'Gives a gift to an anchor who is on air, at the price that was shown',
  body: z.object({
    anchorId: rowId,
    giftId: rowId,
    count: z.literal(giftCounts),
    price: z.int().min(giftPrice.min).max(giftPrice.max),
    playhead: z.iso.datetime().nullable().default(null),
  }),
  result: z.object({
    /** Of this gift. */
    id: z.int(),
    gold: z.int(),
    combo: z.object({ id: z.int(), count: z.int(), endsAt: z.iso.datetime() }),
  }),
  errors: [
    'noBroadcast',
    'unknownGift',
    'giftPriceChanged',
    'ownGift',
    'notEnoughGold',
    'keyReused',
    'blockedByThem',
  ],
});

/** For a gift of the catalogue, which is then given its address. */
export const setGiftFile = defineCall({
  effect: 'write',
  permission: 'manageGifts',
  method: 'POST',
  path: '/gift/file',
  summary: 'Keeps a picture, or an animation (`.svga`), for a gift',
  body: z.object({
    kind: z.enum(['picture', 'animation']),
    /** base64, of at most 2 MiB. */
    content: z.base64().max(2_900_000),
  }),
  result: z.object({ address: z.string() }),
  errors: ['badImage', 'imageTooLarge', 'badAnimation'],
});

import { z } from 'zod';
import { link } from '../fields/links/link.ts';
import { rowId } from '../fields/row-id.ts';
import { actionKinds, actorRoles, chatRules, followerWaits, slowModes } from './rules.ts';

const at = z.iso.datetime();

/** A room is a match's, or an anchor's: `match-12`, `anchor-7` (the anchor's uid). */
export const roomName = z
  .templateLiteral([z.enum(['match', 'anchor']), '-', z.int()])
  .refine((name) => rowId.safeParse(Number(name.split('-', 2)[1])).success && !name.includes('-0'));
export type RoomName = `${'match' | 'anchor'}-${number}`;

/** A room as people know it: its match's sides or its anchor's name, and the way to it. */
export const namedRoom = z.object({ title: z.string(), link });

export const chatRule = z.enum(chatRules);
export const actorRole = z.enum(actorRoles);
export const actionKind = z.enum(actionKinds);

/** What stands beside a name, the most important first (product spec §6). */
export const chatLabel = z.enum(['admin', 'support', 'anchor', 'moderator', 'expert']);
export type ChatLabel = z.infer<typeof chatLabel>;

/** Who speaks, as they were when they spoke. */
export const speaker = z.object({
  /** The uid. */
  id: z.int(),
  username: z.string(),
  avatar: z.string().nullable(),
  level: z.int(),
  label: chatLabel.nullable(),
});

/** A gift, as the room sees it; what it is called and looks like the catalogue tells (`getGifts`). */
export const shownGift = z.object({
  giftId: z.int(),
  count: z.int(),
  /** Gold in all. */
  gold: z.int(),
  /** Gifts in a row, by one person: the same `id` replaces what was shown, `count` is all of it so far. */
  combo: z.object({ id: z.int(), count: z.int() }),
});
export type ShownGift = z.infer<typeof shownGift>;

export const chatMessage = z.object({
  id: z.int(),
  /** The room's version with it: messages of a room are ordered by it. */
  v: z.int(),
  at,
  from: speaker,
  /** Emotes stand in it as `:name:`. Empty where it is a gift. */
  text: z.string(),
  gift: shownGift.nullable(),
  replyTo: z
    .object({ id: z.int(), from: speaker.pick({ id: true, username: true }), text: z.string() })
    .nullable(),
  /** The moment of the picture that its sender saw; null where there was none. */
  playhead: at.nullable(),
});
export type ChatMessage = z.infer<typeof chatMessage>;

/** What one says over the socket; the answer is the message, once it is committed. */
export const saying = z.object({
  text: z.string().trim().min(1).max(1_000),
  replyTo: rowId.nullable().default(null),
  playhead: at.nullable().default(null),
});
export const said = z.object({ message: chatMessage });
export type Said = z.infer<typeof said>;

export const roomRules = z.object({
  open: z.boolean(),
  /** By what was recharged: 0 to 5. */
  minimumLevel: z.int().min(0).max(5),
  /** Gold that one must have, and keeps. */
  minimumGold: z.int().min(0).max(100_000),
  slow: z.literal(slowModes),
  /** Minutes for which one must have followed the anchor; null: who doesn't may speak, too. */
  followersOnly: z.literal(followerWaits).nullable(),
  links: z.boolean(),
});
export type RoomRules = z.infer<typeof roomRules>;

/** The rules in force: a goal raises `slow` for a while, a flood of new accounts raises theirs. */
export const shownRules = roomRules.extend({
  raised: z.object({ slow: z.int(), until: at }).nullable(),
  newcomers: z.object({ slow: z.int(), until: at }).nullable(),
});
export type ShownRules = z.infer<typeof shownRules>;

/** What was done about a person or message, as they are told of it. */
export const sanction = z.object({
  id: z.int(),
  kind: actionKind,
  rule: chatRule,
  by: actorRole,
  /** In the words of who did it. */
  reason: z.string().nullable(),
  /** Null: in all rooms. */
  room: roomName.nullable(),
  where: namedRoom.nullable(),
  at,
  until: at.nullable(),
  /** Whether an appeal was made, and what became of it. */
  appeal: z.enum(['none', 'open', 'upheld', 'granted']),
});
export type Sanction = z.infer<typeof sanction>;

/** The same for the person themselves, with what they said; null where it was for no message, or one that is gone. */
export const ownSanction = sanction.extend({ text: z.string().nullable() });
export type OwnSanction = z.infer<typeof ownSanction>;

/** The same with what became of it. */
export const sanctionRecord = ownSanction.extend({
  /** When it ended before its time: somebody lifted it, or granted an appeal. */
  liftedAt: at.nullable(),
  /** Whether it holds still, and was not appealed yet. */
  canAppeal: z.boolean(),
  /** What one wrote against it, and what was answered. */
  appealed: z
    .object({ text: z.string(), at, answer: z.string().nullable(), decidedAt: at.nullable() })
    .nullable(),
});

/** Why one can't speak now. */
export const silences = [
  'signIn',
  'muted',
  'closed',
  'level',
  'gold',
  'followers',
  'blocked',
] as const;

/** How the caller stands in a room. */
export const standing = z.object({
  silence: z.enum(silences).nullable(),
  /** Their mute that lasts longest, when it is that. */
  mute: ownSanction.nullable(),
  /** When they may say something again, by slow mode. */
  nextAt: at.nullable(),
  label: chatLabel.nullable(),
  /** Whether `newcomers` of the rules is for them. */
  isNewcomer: z.boolean(),
  canModerate: z.boolean(),
  canAppoint: z.boolean(),
});
export type Standing = z.infer<typeof standing>;

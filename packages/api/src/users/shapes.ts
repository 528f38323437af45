import { z } from 'zod';
import { link } from '../fields/links/link.ts';
import { oddsForms } from '../fields/odds-forms.ts';
import { followKind } from '../follow-kinds.ts';
import { noticeKinds, occasions } from './rules.ts';

export const followed = z.object({
  kind: followKind,
  id: z.int(),
  name: z.string(),
  /** A person's picture; null shows initials. */
  avatar: z.string().nullable(),
  /** Of a team, league or player. */
  gameId: z.int().nullable(),
  at: z.iso.datetime(),
});
export type Followed = z.infer<typeof followed>;

/** Somebody whom one blocks. */
export const blockedPerson = z.object({
  id: z.int(),
  name: z.string(),
  avatar: z.string().nullable(),
  at: z.iso.datetime(),
});

export const noticeKind = z.enum(noticeKinds);
export type NoticeKind = z.infer<typeof noticeKind>;

/**
 * A message to a person: `name` is its text's key in the namespace `notices`, `values` what stands in it.
 */
export const notice = z.object({
  id: z.int(),
  kind: noticeKind,
  name: z.string(),
  values: z.record(z.string(), z.union([z.string(), z.number()])),
  link: link.nullable(),
  at: z.iso.datetime(),
  read: z.boolean(),
});
export type Notice = z.infer<typeof notice>;

/** Mails that one may have or not, by kind; codes and what concerns an account's safety are always sent. */
const mails = z.object({
  /** Each step of one's redemptions. */
  orders: z.boolean(),
});
export const mailKind = mails.keyof();
export type MailKind = z.infer<typeof mailKind>;

export const occasionList = z.array(z.enum(occasions)).max(occasions.length);

/** Which notices are pushed to one's devices, too, where there are such. */
const pushes = z.object({
  security: z.boolean(),
  account: z.boolean(),
  follow: z.boolean(),
  match: z.boolean(),
  talk: z.boolean(),
  system: z.boolean(),
});

/** A time of day. */
const clockTime = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/);
/** From one time of day to another, over midnight if need be. */
const hours = z
  .object({ from: clockTime, to: clockTime })
  .refine(({ from, to }) => from !== to, { path: ['to'] });

/** Preference switches: what is shown, and which notices come. */
export const preferences = z.object({
  /** One of the 22 locales; null follows the browser. */
  locale: z.string().max(10).nullable(),
  /** IANA zone; null follows the browser. */
  zone: z.string().max(60).nullable(),
  notices: z.object({
    account: z.boolean(),
    follow: z.boolean(),
    match: z.boolean(),
    /** Answers and mentions. */
    talk: z.boolean(),
    system: z.boolean(),
  }),
  /** What of matches is told, where nothing else is chosen for the one that is followed. */
  occasions: z.object({
    match: occasionList,
    team: occasionList,
    league: occasionList,
    player: occasionList,
  }),
  /** What is mailed beside. */
  mails,
  pushes,
  /** When nothing but what concerns the account's safety is pushed, in one's zone; null: never. */
  quietHours: hours.nullable(),
  /** How odds are shown; null follows the language. */
  oddsForm: z.enum(oddsForms).nullable(),
  /** Others see whom one follows. */
  showFollows: z.boolean(),
});
export type Preferences = z.infer<typeof preferences>;

export const feedbackKinds = ['problem', 'wish', 'data', 'complaint', 'other'] as const;
/** Characters of what is said to the operator, and of what is answered. */
export const longestFeedback = 2000;

/** What one said to the operator, and what was answered. */
export const ownFeedback = z.object({
  id: z.int(),
  kind: z.enum(feedbackKinds),
  text: z.string(),
  at: z.iso.datetime(),
  answer: z.string().nullable(),
  answeredAt: z.iso.datetime().nullable(),
});
export type OwnFeedback = z.infer<typeof ownFeedback>;

export const invitation = z.object({
  uid: z.int(),
  username: z.string(),
  avatar: z.string().nullable(),
  at: z.iso.datetime(),
});
export type Invitation = z.infer<typeof invitation>;

import { z } from 'zod';
import { rowIdText } from '../fields/row-id.ts';
import { roles } from '../roles.ts';
import { providers } from './providers.ts';
import * as rules from './rules.ts';

export const provider = z.enum(providers);

/** What a code is for; it opens nothing else. */
export const codePurposes = ['signIn', 'reset', 'bind', 'bindAccount', 'prove'] as const;
export const codePurpose = z.enum(codePurposes);
export type CodePurpose = z.infer<typeof codePurpose>;

export const uid = rowIdText;

/** What anyone may see of a person. */
export const publicUser = z.object({
  uid: z.int(),
  username: z.string(),
  /** Address of the picture; null shows initials. */
  avatar: z.string().nullable(),
  signature: z.string(),
  /** 0 to 5, by recharge (product spec §9). */
  level: z.int(),
  follows: z.int(),
  fans: z.int(),
  /** When they registered: which day that was, the reader's zone says. */
  since: z.iso.datetime(),
});
export type PublicUser = z.infer<typeof publicUser>;

/** What proves once more who one is. */
export const proofWays = ['password', 'code', 'provider'] as const;

/** One's own account. */
export const ownUser = publicUser.extend({
  email: z.string().nullable(),
  areaCode: z.string().nullable(),
  mobile: z.string().nullable(),
  hasPassword: z.boolean(),
  /** Addresses added lately: until then they neither reset the password nor prove who one is. */
  newAddresses: z.array(
    z.object({
      kind: z.enum(['phone', 'email']),
      since: z.iso.datetime(),
      until: z.iso.datetime(),
    }),
  ),
  proofBy: z.enum(proofWays),
  providers: z.array(z.object({ provider, name: z.string() })),
  roles: z.array(z.enum(roles)),
  /** Coins; null until the wallet tells. */
  gold: z.int().nullable(),
  /** The words changed since one agreed to them. */
  agreementDue: z.boolean(),
  /** Of the words that hold now: a day, or an instant. */
  agreementVersion: z.string(),
  unreadNotices: z.int(),
});
export type OwnUser = z.infer<typeof ownUser>;

/** The user of a uid: `own` is there when it is the caller. */
export const userInfo = z.object({ user: publicUser, own: ownUser.nullable() });

/** Product spec §3, login result. */
export const loginResult = z.object({
  /** Opaque; also set as the HttpOnly cookie. */
  token: z.string(),
  user: ownUser,
  newUser: z.boolean(),
  /** False asks to bind a phone first (QQ, WeChat): then there is no token yet. */
  wxBind: z.boolean(),
  /** Where the person was when they left for a provider, a path of the site. */
  returnTo: z.string().nullable(),
});
export type LoginResult = z.infer<typeof loginResult>;

/** A QQ or WeChat sign-in that no account knows: a phone must be bound with the ticket `accountNumber`. */
export const bindNeeded = z.object({
  wxBind: z.literal(false),
  accountNumber: z.string(),
  qqOrWechatName: z.string(),
  headimgurl: z.string().nullable(),
  returnTo: z.string().nullable(),
});
export type BindNeeded = z.infer<typeof bindNeeded>;

/** Product spec §3, country entry. `countryAvatar` is the ISO 3166 code whose flag the app draws. */
export const country = z.object({
  countryAbbr: z.string(),
  countryArea: z.string(),
  countryAvatar: z.string(),
});
export type Country = z.infer<typeof country>;

export const session = z.object({
  id: z.string(),
  current: z.boolean(),
  createdAt: z.iso.datetime(),
  lastSeenAt: z.iso.datetime(),
  /** As the browser names itself, shortened: `Chrome, Windows`. */
  device: z.string(),
  ip: z.string(),
});
export type Session = z.infer<typeof session>;

/** A third party's account that signs one in; `subject` is its number there. */
export const link = z.object({
  provider,
  subject: z.string().max(255),
  name: z.string(),
  linkedAt: z.iso.datetime(),
});
export type Link = z.infer<typeof link>;

const text = (most: number) => z.string().trim().min(1).max(most);
export const areaCode = z
  .string()
  .regex(/^\+?\d{1,4}$/)
  .transform((given) => given.replace('+', ''))
  .default(rules.mainland);
export const checkCode = text(12);
/** Checked by the rules of section 5 after it came, so that each has its own text. */
export const newPassword = z.string().min(1).max(rules.longestPassword);
export const mobileOrEmail = text(rules.longestEmail);
/** What comes with a registration: the channel's id that the browser holds, and who invited. */
export const origin = z.object({
  promotionChannelId: z.string().max(64).optional(),
  inviteCode: z.string().max(32).optional(),
  /** The terms and the privacy policy are agreed to. */
  agreed: z.boolean().optional(),
});
/** One of the two is needed. */
export const identifier = z.object({
  mobileOrEmail: mobileOrEmail.optional(),
  name: text(rules.longestEmail).optional(),
  areaCode,
});

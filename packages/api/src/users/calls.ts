import { z } from 'zod';
import { defineCall } from '../call.ts';
import { page, pageOf } from '../fields/pages.ts';
import { rowId } from '../fields/row-id.ts';
import { followKind } from '../follow-kinds.ts';
import { revealed, spoilers } from '../http/concealing/shapes.ts';
import { newPassword, ownUser, uid } from '../identity/shapes.ts';
import {
  blockedPerson,
  feedbackKinds,
  followed,
  invitation,
  longestFeedback,
  mailKind,
  notice,
  occasionList,
  ownFeedback,
  preferences,
} from './shapes.ts';

const mine = { effect: 'read', permission: 'account' } as const;
const own = { effect: 'write', permission: 'account' } as const;
const done = z.object({});
/** A yes or no in an address. */
const flag = z.enum(['0', '1']).transform((given) => given === '1');

/** Also a new user's username and first password (product spec §7). */
export const editAccount = defineCall({
  ...own,
  method: 'POST',
  path: '/user/V2/modifyUser',
  summary: "Changes one's username and signature; a new user's first password",
  body: z.object({
    uname: z.string().max(60).optional(),
    /** Only where there is none yet; asks for a fresh proof. */
    password: newPassword.optional(),
    signature: z.string().trim().max(120).optional(),
  }),
  result: z.object({ user: ownUser }),
  errors: [
    'invalidUsername',
    'usernameTaken',
    'usernameReserved',
    'proofRequired',
    'weakPassword',
    'shortPassword',
    'commonPassword',
  ],
});

/** The older client's form: only what others see. */
export const editProfile = defineCall({
  ...own,
  method: 'POST',
  path: '/user/modifyUser',
  summary: "Changes one's signature (older form)",
  body: z.object({ signature: z.string().trim().max(120) }),
  result: z.object({ user: ownUser }),
});

/** Kept re-encoded, square, at most 512 pixels wide. */
export const setAvatar = defineCall({
  ...own,
  method: 'POST',
  path: '/user/avatar',
  summary: "Sets one's picture; null takes it away",
  /** base64 of a JPEG, PNG, WebP or AVIF of at most 2 MiB and 24 megapixels. */
  body: z.object({ image: z.base64().max(2_900_000).nullable() }),
  result: z.object({ user: ownUser }),
  errors: ['badImage', 'imageTooLarge'],
});

/** GET as the product's clients call it, but a write. */
export const follow = defineCall({
  ...own,
  method: 'GET',
  path: '/user/followUser',
  summary: 'Follows a person, team, league or player, or no longer does',
  query: z.object({ id: uid, kind: followKind.default('user'), follow: flag.default(true) }),
  result: z.object({ following: z.boolean() }),
  errors: ['cannotFollowSelf', 'unknownTarget', 'tooManyFollows', 'blockedByThem'],
});

export const isFollowing = defineCall({
  ...mine,
  method: 'GET',
  path: '/user/hasFollowUser',
  summary: 'Whether one follows a person, team, league or player',
  query: z.object({ id: uid, kind: followKind.default('user') }),
  result: z.object({ following: z.boolean() }),
  errors: ['unknownTarget'],
});

const playing = followKind.exclude(['user']);

export const getOccasions = defineCall({
  ...mine,
  method: 'GET',
  path: '/user/occasions',
  summary: 'Which notices one gets of a team, league or player as long as one follows it',
  query: z.object({ id: uid, kind: playing }),
  result: z.object({ occasions: occasionList }),
  errors: ['unknownTarget'],
});

export const setOccasions = defineCall({
  ...own,
  method: 'POST',
  path: '/user/occasions',
  summary: 'Chooses which notices one gets of a team, league or player that one follows',
  body: z.object({ id: rowId, kind: playing, occasions: occasionList }),
  result: z.object({ occasions: occasionList }),
  errors: ['notFollowed'],
});

/** Of others only where they show it. */
export const getFollows = defineCall({
  effect: 'read',
  permission: 'public',
  method: 'GET',
  path: '/user/getFollowOrFansH5',
  summary: 'Whom a person follows, or who follows them',
  query: z.object({
    userId: uid,
    type: z.enum(['follow', 'fans']).default('follow'),
    kind: followKind.default('user'),
    page,
  }),
  result: pageOf(followed),
  errors: ['unknownUser'],
});

/** Whoever is blocked is not seen anywhere, and can't reply, follow or write to one. */
export const block = defineCall({
  ...own,
  method: 'POST',
  path: '/user/block',
  summary: 'Blocks a person, or no longer does',
  body: z.object({ userId: rowId, blocked: z.boolean() }),
  result: z.object({ blocked: z.boolean() }),
  errors: ['cannotBlock', 'unknownUser', 'tooManyBlocks'],
});

export const getBlocks = defineCall({
  ...mine,
  method: 'GET',
  path: '/user/blocks',
  summary: 'Whom one blocks, newest first',
  query: z.object({ page }),
  result: pageOf(blockedPerson).extend({
    /** Everyone's uid, whatever the page. */
    ids: z.array(z.int()),
  }),
});

export const getPreferences = defineCall({
  ...mine,
  method: 'GET',
  path: '/user/getUserDataStatus',
  summary: "One's preferences",
  result: preferences,
});

export const savePreferences = defineCall({
  ...own,
  method: 'POST',
  path: '/user/saveUserDataStatus',
  summary: "Changes one's preferences; what is not given stays",
  body: preferences.partial().extend({
    notices: preferences.shape.notices.partial().optional(),
    mails: preferences.shape.mails.partial().optional(),
    pushes: preferences.shape.pushes.partial().optional(),
    occasions: preferences.shape.occasions.partial().optional(),
  }),
  result: preferences,
});

/** A guest's is what their browser keeps. */
export const getSpoilers = defineCall({
  effect: 'read',
  permission: 'public',
  method: 'GET',
  path: '/user/spoilers',
  summary: 'Of what one does not want to be told results',
  result: spoilers,
});

/** The browser keeps it, too, so that pages are made by it. */
export const saveSpoilers = defineCall({
  effect: 'write',
  permission: 'public',
  method: 'POST',
  path: '/user/spoilers',
  summary: 'Hides results: of all sports, of games, of leagues',
  body: spoilers,
  result: spoilers,
  errors: ['unknownGame', 'unknownLeague'],
});

/** For as long as the browser is open. */
export const reveal = defineCall({
  effect: 'write',
  permission: 'public',
  method: 'POST',
  path: '/user/spoilers/reveal',
  summary: 'Asks for the result of a match, or for a page of results, that is hidden otherwise',
  body: z.object({ name: revealed }),
  result: done,
});

/** The link in each mail that can be stopped leads here; who holds the mail need not be signed in. */
export const stopMails = defineCall({
  effect: 'write',
  permission: 'public',
  method: 'POST',
  path: '/user/mails/stop',
  summary: 'Stops mails of a kind, by the key that each of them carries',
  body: z.object({ key: z.string().max(100) }),
  result: z.object({ kind: mailKind }),
  errors: ['unknownMails'],
});

export const getNotices = defineCall({
  ...mine,
  method: 'GET',
  path: '/user/notices',
  summary: 'Messages to me, newest first',
  query: z.object({ page }),
  result: pageOf(notice).extend({ unread: z.int() }),
});

export const readNotices = defineCall({
  ...own,
  method: 'POST',
  path: '/user/notices/read',
  summary: 'Marks messages as read: those named, or all',
  body: z.object({ ids: z.array(rowId).max(100).optional() }),
  result: z.object({ unread: z.int() }),
});

export const sendFeedback = defineCall({
  effect: 'write',
  permission: 'public',
  method: 'POST',
  path: '/user/feedback',
  summary: 'Says something to the operator',
  body: z.object({
    kind: z.enum(feedbackKinds),
    text: z.string().trim().min(1).max(longestFeedback),
    contact: z.string().trim().max(190).optional(),
  }),
  result: done,
});

export const getFeedback = defineCall({
  ...mine,
  method: 'GET',
  path: '/user/feedback/list',
  summary: 'What one said to the operator, newest first, and what was answered',
  query: z.object({ page }),
  result: pageOf(ownFeedback),
});

export const getInvitations = defineCall({
  ...mine,
  method: 'GET',
  path: '/user/invitations',
  summary: "One's invitation code and who came by it",
  query: z.object({ page }),
  result: pageOf(invitation).extend({ code: z.string() }),
});

import { z } from 'zod';
import { defineCall } from '../call.ts';
import { work } from '../http/work.ts';
import { phoneProviders, providerTypes } from './providers.ts';
import {
  areaCode,
  bindNeeded,
  checkCode,
  codePurpose,
  country,
  identifier,
  link,
  loginResult,
  mobileOrEmail,
  newPassword,
  origin,
  ownUser,
  provider,
  session,
  uid,
  userInfo,
} from './shapes.ts';

const read = { effect: 'read', permission: 'public' } as const;
const open = { effect: 'write', permission: 'public' } as const;
const own = { effect: 'write', permission: 'account' } as const;
const sent = z.object({ seconds: z.int() });
const done = z.object({});
const signInErrors = [
  'addressWaits',
  'addressReplaced',
  'wrongCode',
  'tooManyAttempts',
  'agreementRequired',
  'accountBanned',
] as const;
/** The work that `workRequired` asked for. */
const afterWork = { work: work.optional() };
const sendErrors = ['invalidAddress', 'codeTooSoon', 'tooManyCodes', 'workRequired'] as const;
const passwordErrors = ['weakPassword', 'shortPassword', 'commonPassword'] as const;
const returned = { code: z.string().max(2048), state: z.string().max(200) };

export const getCountries = defineCall({
  ...read,
  method: 'GET',
  path: '/login/loginCountryList',
  summary: 'Countries with their area codes',
  result: z.array(country),
});

/** What this brand offers to sign in with. */
export const getSignInMethods = defineCall({
  ...read,
  method: 'GET',
  path: '/login/methods',
  summary: 'The third parties that one can sign in with here, and whether demo accounts exist',
  result: z.object({
    providers: z.array(provider),
    demo: z.boolean(),
    /** Of the words that one agrees to now. */
    agreementVersion: z.string(),
  }),
});

/** A known and an unknown number get the same answer in the same time. */
export const sendMobileCode = defineCall({
  ...open,
  method: 'POST',
  path: '/login/V2/sendMobilecheckCode',
  summary: 'Sends a code to a phone',
  body: z.object({ areaCode, mobileOrEmail, purpose: codePurpose.default('signIn'), ...afterWork }),
  result: sent,
  errors: sendErrors,
});

export const sendEmailCode = defineCall({
  ...open,
  method: 'POST',
  path: '/login/V2/sendEmailcheckCode',
  summary: 'Sends a code to an e-mail address',
  body: z.object({ mobileOrEmail, purpose: codePurpose.default('signIn'), ...afterWork }),
  result: sent,
  errors: sendErrors,
});

/** The older client's form of `sendMobileCode`. */
export const sendVerificationCode = defineCall({
  ...open,
  method: 'POST',
  path: '/login/sendVerificationCode',
  summary: 'Sends a code to a phone of the mainland (older form)',
  body: z.object({ mobile: mobileOrEmail, purpose: codePurpose.default('signIn'), ...afterWork }),
  result: sent,
  errors: sendErrors,
});

/** Signs in, and registers who is new. */
export const signInByCode = defineCall({
  ...open,
  method: 'POST',
  path: '/login/V2/getLoginByEmailCheckCode',
  summary: 'Signs in with a code sent to a phone or an e-mail address; registers who is new',
  body: identifier.extend(origin.shape).extend({ checkCode, password: newPassword.optional() }),
  result: loginResult,
  errors: [...signInErrors, ...passwordErrors, 'invalidAddress'],
});

/** The older client's form of `signInByCode`. */
export const checkMobileCode = defineCall({
  ...open,
  method: 'POST',
  path: '/login/checkCode',
  summary: 'Signs in with a code sent to a phone of the mainland (older form)',
  body: origin.extend({ mobile: mobileOrEmail, checkCode }),
  result: loginResult,
  errors: [...signInErrors, 'invalidAddress'],
});

export const signInByPassword = defineCall({
  ...open,
  method: 'POST',
  path: '/login/V2/mobileOrNameToLogin',
  summary: 'Signs in with a phone number, an e-mail address or a username, and a password',
  body: identifier.extend(origin.shape).extend({ password: z.string().min(1).max(128) }),
  result: loginResult,
  errors: ['wrongPassword', 'tooManyAttempts', 'accountBanned'],
});

/** The older client's form of `signInByPassword`. */
export const signInByMobileAndPassword = defineCall({
  ...open,
  method: 'POST',
  path: '/login/mobileandpw',
  summary: 'Signs in with a phone number of the mainland and a password (older form)',
  body: origin.extend({ mobile: mobileOrEmail, password: z.string().min(1).max(128) }),
  result: loginResult,
  errors: ['wrongPassword', 'tooManyAttempts', 'accountBanned'],
});

/** Ends every session of the account. */
export const resetPassword = defineCall({
  ...open,
  method: 'POST',
  path: '/user/V2/mobileOrNameToChangePass',
  summary: 'Sets a new password with a code sent for that purpose',
  body: identifier.extend({ checkCode, password: newPassword }),
  result: done,
  errors: ['addressWaits', 'wrongCode', 'tooManyAttempts', 'invalidAddress', ...passwordErrors],
});

/** The older client's form of `resetPassword`. */
export const modifyPassword = defineCall({
  ...open,
  method: 'POST',
  path: '/login/modifyPassword',
  summary: 'Sets a new password with a code sent to a phone of the mainland (older form)',
  body: z.object({ mobile: mobileOrEmail, checkCode, password: newPassword }),
  result: done,
  errors: ['addressWaits', 'wrongCode', 'tooManyAttempts', 'invalidAddress', ...passwordErrors],
});

/** In settings: with the old password, or with a fresh proof where there is none. Ends the other sessions. */
export const changePassword = defineCall({
  ...own,
  method: 'POST',
  path: '/user/V2/changePassword',
  summary: "Changes one's own password",
  body: z.object({ oldPassword: z.string().max(128).optional(), password: newPassword }),
  result: done,
  errors: ['wrongPassword', 'proofRequired', 'tooManyAttempts', ...passwordErrors],
});

/**
 * Signed in: binds one's phone or e-mail, which asks for a fresh proof. With `twitterId`, the ticket of a third party's sign-in (2010): binds an e-mail to it and signs in.
 */
export const bindAddress = defineCall({
  ...open,
  method: 'POST',
  path: '/user/V2/mobileOrNameToChange',
  summary: 'Binds or changes a phone number or an e-mail address',
  body: origin.extend({
    checkCode,
    areaCode,
    email: mobileOrEmail.optional(),
    mobile: mobileOrEmail.optional(),
    twitterId: z.string().max(200).optional(),
  }),
  result: z.object({ user: ownUser, login: loginResult.nullable() }),
  errors: [
    ...signInErrors,
    'signInRequired',
    'proofRequired',
    'addressTaken',
    'bindTicket',
    'invalidAddress',
  ],
});

/** The link in the letters to the addresses of before leads here. */
export const undoAddressChange = defineCall({
  ...open,
  method: 'POST',
  path: '/user/address/undo',
  summary: 'Undoes a change of an address and all later ones, and ends all other sessions',
  body: z.object({ token: z.string().max(200) }),
  result: z.object({
    /** The addresses that one has again, shortened. */
    restored: z.array(z.string()),
    /** The password was changed meanwhile: it opens nothing any more, and another is to be set. */
    needsPassword: z.boolean(),
  }),
  errors: ['undoOver', 'addressTaken', 'tooManyAttempts'],
});

const loginUrl = z.object({ url: z.string() });
const leaveErrors = ['providerUnavailable', 'signInRequired', 'unknownLink'] as const;
const leaving = z.object({
  /** To prove once more, at a third party that is linked, who one is. */
  prove: z.literal('1').optional(),
  isFrom: z.string().max(20).optional(),
  /** The path of the site to come back to. */
  returnTo: z.string().max(500).optional(),
});

/** type 3 is Google, 6 is X (product spec §7). */
export const getProviderUrl = defineCall({
  ...open,
  method: 'GET',
  path: '/login/V2/getLoginUrl',
  summary: "Google's (type 3) or X's (type 6) sign-in address",
  query: leaving.extend({ type: z.enum(providerTypes) }),
  result: loginUrl,
  errors: leaveErrors,
});

export const getLineUrl = defineCall({
  ...open,
  method: 'GET',
  path: '/login/lineGetUrl',
  summary: "Line's sign-in address",
  query: leaving,
  result: loginUrl,
  errors: leaveErrors,
});

export const getWeChatUrl = defineCall({
  ...open,
  method: 'GET',
  path: '/login/getPCWXLoginAddress',
  summary: "WeChat's sign-in address",
  query: leaving,
  result: loginUrl,
  errors: leaveErrors,
});

export const getQqUrl = defineCall({
  ...open,
  method: 'GET',
  path: '/login/getPCQQLoginAddress',
  summary: "QQ's sign-in address",
  query: leaving,
  result: loginUrl,
  errors: leaveErrors,
});

const providerErrors = [
  'addressWaits',
  'addressReplaced',
  'otherPerson',
  'signInState',
  'providerUnavailable',
  'providerRefused',
  'bindEmail',
  'accountBanned',
] as const;

/** Back from Google (code, state) or X (token, verifier). */
export const signInByProvider = defineCall({
  ...open,
  method: 'GET',
  path: '/login/V2/getLoginInfo',
  summary: 'Completes a sign-in with Google (type 3) or X (type 6)',
  query: origin.omit({ agreed: true }).extend({
    isFrom: z.string().max(20).optional(),
    type: z.enum(providerTypes),
    code: returned.code.optional(),
    state: returned.state.optional(),
    verifier: z.string().max(500).optional(),
    /** X's request token. No session's: that one is taken from the address of reads alone. */
    token: z.string().max(500).optional(),
  }),
  result: loginResult,
  errors: providerErrors,
});

/** The older client's form of `signInByProvider` for Google. */
export const signInByGoogle = defineCall({
  ...open,
  method: 'GET',
  path: '/login/GoogleUserInfo',
  summary: 'Completes a sign-in with Google (older form)',
  query: origin.omit({ agreed: true }).extend(returned),
  result: loginResult,
  errors: providerErrors,
});

/** Line token by code (product spec §7 names no path). */
export const signInByLine = defineCall({
  ...open,
  method: 'GET',
  path: '/login/lineGetToken',
  summary: 'Completes a sign-in with Line',
  query: origin
    .omit({ agreed: true })
    .extend({ isFrom: z.string().max(20).optional(), ...returned }),
  result: loginResult,
  errors: providerErrors,
});

/** Back from QQ or WeChat: signs in, or asks to bind a phone. */
export const signInByAccount = defineCall({
  ...open,
  method: 'GET',
  path: '/login/pcLoginByAccount',
  summary: 'Completes a sign-in with QQ or WeChat',
  query: origin.omit({ agreed: true }).extend({ ...returned, type: z.enum(phoneProviders) }),
  result: z.union([loginResult.extend({ wxBind: z.literal(true) }), bindNeeded]),
  errors: providerErrors.filter((name) => name !== 'bindEmail'),
});

/** Binds a phone to a QQ or WeChat sign-in, and signs in. */
export const bindAccount = defineCall({
  ...open,
  method: 'POST',
  path: '/login/bindAccount',
  summary: 'Binds a phone to a QQ or WeChat sign-in',
  body: origin.extend({
    mobile: mobileOrEmail,
    areaCode,
    checkCode,
    /** The ticket that `signInByAccount` gave. */
    accountNumber: z.string().max(200),
    /** Sent by older clients; what the provider itself said counts. */
    qqOrWechatName: z.string().max(200).optional(),
    headimgurl: z.string().max(1000).nullish(),
    type: z.enum(phoneProviders),
  }),
  result: loginResult,
  errors: [...signInErrors, 'bindTicket', 'invalidAddress'],
});

/** Answers 302, to an address of the product or of a configured provider and nowhere else. */
export const redirectTo = defineCall({
  ...read,
  method: 'GET',
  path: '/login/sendRedirect',
  summary: 'Leads to one of the product’s own addresses',
  query: z.object({ url: z.string().max(2048) }),
  result: done,
  errors: ['foreignRedirect'],
});

/** Does not exist in production. */
export const signInToDemo = defineCall({
  ...open,
  method: 'GET',
  path: '/login/testLogin',
  summary: 'Signs in as a demo account',
  query: z.object({ name: z.string().max(20).default('fan') }),
  result: loginResult,
  errors: ['noDemo'],
});

/** Runs at start when the uid cookie is there, and after each sign-in (product spec §7). */
export const getUserInfo = defineCall({
  ...read,
  method: 'GET',
  path: '/user/info',
  summary: 'The user of a uid: one’s own account in full, of others what anyone may see',
  query: z.object({ userId: uid }),
  result: userInfo,
  errors: ['unknownUser'],
});

/** Ends this session; a guest's call changes nothing. */
export const signOut = defineCall({
  ...open,
  method: 'POST',
  path: '/login/out',
  summary: 'Signs out',
  result: done,
});

export const getSessions = defineCall({
  effect: 'read',
  permission: 'account',
  method: 'GET',
  path: '/user/sessions',
  summary: "One's own sessions, newest first",
  result: z.array(session),
});

export const endSession = defineCall({
  ...own,
  method: 'POST',
  path: '/user/sessions/end',
  summary: "Ends one of one's sessions, or all but this one",
  body: z.object({ id: z.union([z.uuid(), z.literal('others')]) }),
  result: done,
  errors: ['unknownSession'],
});

export const getLinks = defineCall({
  effect: 'read',
  permission: 'account',
  method: 'GET',
  path: '/user/links',
  summary: "Third parties' accounts that one can sign in with",
  result: z.array(link),
});

/** Asks for a fresh proof. The last way to sign in stays. */
export const unlink = defineCall({
  ...own,
  method: 'POST',
  path: '/user/links/end',
  summary: "Takes a third party's account away from one's own",
  body: link.pick({ provider: true, subject: true }),
  result: z.object({ user: ownUser }),
  errors: ['proofRequired', 'unknownLink', 'lastWay'],
});

/** Lasts 15 minutes. */
export const prove = defineCall({
  ...own,
  method: 'POST',
  path: '/login/prove',
  summary: 'Proves once more who one is: by password, or by a code where there is none',
  body: z.object({ password: z.string().max(128).optional(), checkCode: checkCode.optional() }),
  result: done,
  errors: ['wrongPassword', 'wrongCode', 'tooManyAttempts'],
});

/** Where to a code of `purpose: prove` goes: the account's own address. */
export const sendProofCode = defineCall({
  ...own,
  method: 'POST',
  path: '/login/proofCode',
  summary: "Sends a code to one's own phone or e-mail address",
  body: z.object(afterWork).nullish(),
  result: sent.extend({ to: z.string() }),
  errors: ['codeTooSoon', 'tooManyCodes', 'workRequired', 'invalidAddress'],
});

export const agree = defineCall({
  ...own,
  method: 'POST',
  path: '/user/agree',
  summary: 'Agrees to the terms and the privacy policy as they are now',
  /** `version`: of the words that were read, where they may have changed since. */
  body: z.object({ agreed: z.literal(true), version: z.string().max(40).optional() }),
  result: done,
});

/** Asks for a fresh proof. */
export const deleteAccount = defineCall({
  ...own,
  method: 'POST',
  path: '/user/delete',
  summary: "Deletes one's account",
  result: done,
  errors: ['proofRequired'],
});

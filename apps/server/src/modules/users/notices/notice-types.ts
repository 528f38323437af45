import { type GivenRole, givenRoles } from '@xiongmao/api/roles';
import { defineNotice, type NoticeType } from './define-notice.ts';

export const welcome = defineNotice('welcome', 'account');
/** Someone registered by one's invitation. */
export const invited = defineNotice<{ uid: number }>('invited', 'account');
/** What one said to the operator. It stands beside it. */
export const feedbackAnswered = defineNotice('feedbackAnswered', 'account', () => ({
  page: 'feedback',
  id: 0,
}));
export const followed = defineNotice<{ uid: number }>('followed', 'follow');

export const signedInElsewhere = defineNotice<{ device: string; ip: string }>(
  'signedInElsewhere',
  'security',
);
export const passwordChanged = defineNotice('passwordChanged', 'security');
/** Shortened. */
export const addressChanged = defineNotice<{ address: string }>('addressChanged', 'security');
export const addressRestored = defineNotice('addressRestored', 'security');
export const providerLinked = defineNotice('providerLinked', 'security');
export const providerUnlinked = defineNotice('providerUnlinked', 'security');
export const banLifted = defineNotice('banLifted', 'security');

const ofEachRole = (happened: string) =>
  Object.fromEntries(
    givenRoles.map((role) => [role, defineNotice(`${happened}.${role}`, 'security')]),
  ) as Record<GivenRole, NoticeType<Record<never, never>>>;
export const roleGiven = ofEachRole('roleGiven');
export const roleTaken = ofEachRole('roleTaken');

export const userNotices: readonly NoticeType[] = [
  welcome,
  invited,
  followed,
  feedbackAnswered,
  signedInElsewhere,
  passwordChanged,
  addressChanged,
  addressRestored,
  providerLinked,
  providerUnlinked,
  banLifted,
  ...Object.values(roleGiven),
  ...Object.values(roleTaken),
];

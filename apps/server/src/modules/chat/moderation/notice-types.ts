import { type ChatRule, chatRules } from '@xiongmao/api/chat/rules';
import type { Link } from '@xiongmao/api/fields/links/link';
import { defineNotice, type NoticeType } from '#modules/users/index.ts';

/** To what was done about what one said, where one appeals. */
const toSanctions = (): Link => ({ page: 'sanctions', id: 0 });

const ofEachRule = (happened: string) =>
  Object.fromEntries(
    chatRules.map((rule) => [rule, defineNotice(`${happened}.${rule}`, 'account', toSanctions)]),
  ) as Record<ChatRule, NoticeType<Record<never, never>>>;
export const chatMuted = ofEachRule('chatMuted');
export const chatRemoved = ofEachRule('chatRemoved');

type Answered = { answer: string };
export const appealGranted = defineNotice<Answered>('chatAppealGranted', 'account', toSanctions);
export const appealUpheld = defineNotice<Answered>('chatAppealUpheld', 'account', toSanctions);
export const reportClosed = defineNotice<Answered>('chatReportClosed', 'account');
/** It breaks no rule. */
export const reportDismissed = defineNotice('chatReportDismissed', 'account');
/** By an anchor, for their room. */
export const moderatorAppointed = defineNotice<{ uid: number }>(
  'chatAppointed',
  'account',
  ({ uid }) => ({ page: 'room', id: uid }),
);

/** To who moderates a room. */
export const chatFlooded = defineNotice<{ page: 'room' | 'match'; id: number; seconds: number }>(
  'chatFlooded',
  'account',
  ({ page, id }) => ({ page, id }),
);

export const chatNotices: readonly NoticeType[] = [
  ...Object.values(chatMuted),
  ...Object.values(chatRemoved),
  appealGranted,
  appealUpheld,
  reportClosed,
  reportDismissed,
  moderatorAppointed,
  chatFlooded,
];

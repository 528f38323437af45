import type { Link } from '@xiongmao/api/fields/links/link';
import type { WritingKind } from '@xiongmao/api/posts/rules';
import { defineNotice, type NoticeType } from '#modules/users/index.ts';

type Said = { uid: number; commentId: number };
const toComment = ({ commentId }: Said): Link => ({ page: 'comment', id: commentId });

export const commentAnswered = defineNotice<Said>('commentAnswered', 'talk', toComment);
/** Of something that one wrote. */
export const postCommented = defineNotice<Said>('postCommented', 'talk', toComment);
export const mentionedInComment = defineNotice<Said>('mentionedInComment', 'talk', toComment);
export const mentionedInPost = defineNotice<{ uid: number; postId: number }>(
  'mentionedInPost',
  'talk',
  ({ postId }) => ({ page: 'post', id: postId }),
);

type Decided = { answer: string };
/** To what was taken away of what one wrote, where one appeals. */
const toRemovals = (): Link => ({ page: 'removals', id: 0 });
export const postRemoved = defineNotice<Decided>('postRemoved', 'account', toRemovals);
export const commentRemoved = defineNotice<Decided>('commentRemoved', 'account', toRemovals);
export const removalLifted = defineNotice<Decided>('removalLifted', 'account', toRemovals);
export const removalUpheld = defineNotice<Decided>('removalUpheld', 'account', toRemovals);
/** What was reported, and how it begins. */
type Reported = { kind: WritingKind; writingId: number; said: string };
/** It is taken away: nothing is left to lead to. */
export const writingReportClosed = defineNotice<Decided & Reported>(
  'writingReportClosed',
  'account',
);
/** It breaks no rule, and stands where it stood. */
export const writingReportDismissed = defineNotice<Reported>(
  'writingReportDismissed',
  'account',
  ({ kind, writingId }) => ({ page: kind, id: writingId }),
);

/** It was taken away, by whomever, before anybody decided: nothing is left to lead to. */
export const writingReportGone = defineNotice<Reported>('writingReportGone', 'account');

export const postNotices: readonly NoticeType[] = [
  commentAnswered,
  postCommented,
  mentionedInComment,
  mentionedInPost,
  postRemoved,
  commentRemoved,
  removalLifted,
  removalUpheld,
  writingReportClosed,
  writingReportDismissed,
  writingReportGone,
];

import type { CallInput } from '@xiongmao/api/call';
import type { Contract } from '@xiongmao/api/contract';

export type FeedbackKind = CallInput<Contract['POST /user/feedback']>['body']['kind'];

export const feedbackKinds = [
  'problem',
  'wish',
  'data',
  'complaint',
  'other',
] as const satisfies FeedbackKind[];

/** The kind that an address names: a problem unless told otherwise. */
export function readFeedbackKind(search: URLSearchParams): FeedbackKind {
  return feedbackKinds.find((kind) => kind === search.get('kind')) ?? 'problem';
}

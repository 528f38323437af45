import type { FollowKind } from '@xiongmao/api/follow-kinds';

export const focusTabs = ['user', 'team', 'league', 'player', 'match'] as const satisfies (
  | FollowKind
  | 'match'
)[];
export type FocusTab = (typeof focusTabs)[number];

/** The tab that an address names: people unless told otherwise. */
export function readFocusTab(search: URLSearchParams): FocusTab {
  return focusTabs.find((tab) => tab === search.get('tab')) ?? 'user';
}

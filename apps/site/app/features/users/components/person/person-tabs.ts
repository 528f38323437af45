import type { FollowList } from '../../api/user-queries.ts';

export const personTabs = ['follows', 'fans', 'teams', 'leagues', 'players'] as const;
export type PersonTab = (typeof personTabs)[number];

/** The tab that an address names: whom the person follows unless told otherwise. */
export function readPersonTab(search: URLSearchParams): PersonTab {
  return personTabs.find((tab) => tab === search.get('tab')) ?? 'follows';
}

const lists = {
  follows: { type: 'follow', kind: 'user' },
  fans: { type: 'fans', kind: 'user' },
  teams: { type: 'follow', kind: 'team' },
  leagues: { type: 'follow', kind: 'league' },
  players: { type: 'follow', kind: 'player' },
} as const satisfies Record<PersonTab, Omit<FollowList, 'userId'>>;

/** What a tab of a person's page asks for. */
export const listOf = (userId: number, tab: PersonTab): FollowList => ({ userId, ...lists[tab] });

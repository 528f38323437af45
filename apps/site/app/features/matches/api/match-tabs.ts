import type { Sport } from '@xiongmao/api/catalogue/sports';
import type { MatchDetail } from '@xiongmao/api/matches/shapes';

export const tabs = [
  'overview',
  'liveText',
  'statistics',
  'lineups',
  'headToHead',
  'trends',
  'animation',
  'standings',
  'experts',
] as const;
export type Tab = (typeof tabs)[number];

/**
 * The tabs that a match's data fills; an overview and the earlier meetings there always are. `experts`:
 * whether experts have plans for it.
 */
export function availableTabs(
  { coverage, incidents }: Pick<MatchDetail, 'coverage' | 'incidents'>,
  sport: Sport,
  experts = false,
): Tab[] {
  const carried: Record<Tab, boolean> = {
    overview: true,
    liveText: coverage.incidents,
    statistics: coverage.statistics || coverage.playerStatistics,
    lineups: coverage.lineups,
    headToHead: true,
    trends:
      coverage.actions || (sport.scoring === 'points' && incidents.some(({ score }) => score)),
    animation: coverage.actions && sport.surface !== null,
    standings: coverage.standings,
    experts,
  };
  return tabs.filter((tab) => carried[tab]);
}

/** The tab an address asks for; the overview when it names none that the match has. */
export function chosenTab(search: URLSearchParams, available: readonly Tab[]): Tab {
  return available.find((tab) => tab === search.get('tab')) ?? 'overview';
}

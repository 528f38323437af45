import type { Sport } from '@xiongmao/api/catalogue/sports';
import type { MatchDetail, PageMatch } from '@xiongmao/api/matches/shapes';
import { sportKeyOf } from '#app/shared/games/sport-of.ts';

export const tabs = [
  'overview',
  'live',
  'chat',
  'comments',
  'highlights',
  'playback',
  'preview',
  'liveText',
  'sheet',
  'statistics',
  'lineups',
  'absences',
  'odds',
  'headToHead',
  'trends',
  'animation',
  'standings',
  'experts',
  'news',
] as const;
export type Tab = (typeof tabs)[number];

/**
 * The tabs that a match's data fills; an overview, a preview and the earlier meetings there always are. `others`: those
 * of other features that have something for it.
 */
export function availableTabs(
  {
    coverage,
    incidents,
    absences,
    links,
  }: Pick<MatchDetail, 'coverage' | 'incidents' | 'absences' | 'links'>,
  sport: Sport,
  others: readonly Tab[] = [],
): Tab[] {
  const linked = links.map(({ kind }) => kind);
  const carried: Partial<Record<Tab, boolean>> = {
    overview: true,
    highlights: linked.includes('highlight'),
    playback: linked.includes('playback'),
    preview: true,
    liveText: coverage.incidents,
    statistics: coverage.statistics || coverage.playerStatistics,
    sheet: coverage.sheet,
    lineups: coverage.lineups,
    absences: absences.length > 0,
    headToHead: true,
    trends:
      coverage.actions ||
      // Where one side bats after the other nobody leads meanwhile.
      (sport.scoring === 'points' &&
        !sport.columns.includes('wickets') &&
        incidents.some(({ score }) => score)),
    animation: coverage.actions && sport.surface !== null,
    standings: coverage.standings,
  };
  return tabs.filter((tab) => carried[tab] || others.includes(tab));
}

const knockOut = /final|round of \d|third.place|play-?offs?$|knock-?out/i;

/** What a tab is called: a knock-out match stands in a draw, and where wins are counted a table has no points. */
export function tabWords(
  tab: Tab,
  { gameId, stage, round, group }: Pick<PageMatch, 'gameId' | 'stage' | 'round' | 'group'>,
): { name: Tab | 'draw'; context: string } {
  const isDraw = tab === 'standings' && group === null && knockOut.test(stage ?? round ?? '');
  return { name: isDraw ? 'draw' : tab, context: sportKeyOf(gameId) };
}

/** The tab an address asks for; the overview when it names none that the match has. */
export function chosenTab(search: URLSearchParams, available: readonly Tab[]): Tab {
  return available.find((tab) => tab === search.get('tab')) ?? 'overview';
}

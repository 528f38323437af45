import { useQuery } from '@tanstack/react-query';
import type { MatchDetail, Standings, Trends } from '@xiongmao/api/matches/shapes';
import { useCallback } from 'react';
import { useApi } from '#app/platform/app-context.ts';
import { actionsQuery, headToHeadQuery, standingsQuery, trendsQuery } from './match-queries.ts';

/** ms between two looks at what changes with a live match and comes by no stream. */
const pollInterval = 20_000;

export const useHeadToHead = (matchId: number) => useQuery(headToHeadQuery(useApi(), matchId));

export const useActions = (matchId: number) => useQuery(actionsQuery(useApi(), matchId));

/** The season's tables and brackets, looked at again now and then while somebody in them plays. */
export const useStandings = (matchId: number, enabled = true) =>
  useQuery({
    ...standingsQuery(useApi(), matchId),
    enabled,
    refetchInterval: ({ state }) =>
      state.data !== undefined && isMoving(state.data) && pollInterval,
  });

function isMoving({ groups, brackets }: Standings): boolean {
  const ties = brackets.flatMap(({ rounds }) => rounds.flatMap((round) => round.ties));
  return (
    groups.some(({ rows }) => rows.some(({ live }) => live)) ||
    ties.some(({ legs }) => legs.some(({ status }) => status === 'live'))
  );
}

/** Pressure and lead, looked at again now and then while the match goes on: no lead is told before its goal. */
export function useTrends({ match, incidents }: MatchDetail) {
  return useQuery({
    ...trendsQuery(useApi(), match.id),
    refetchInterval: match.state.status === 'live' && pollInterval,
    select: useCallback(
      ({ minutes, lead }: Trends) => {
        const shown = new Set(incidents.map(({ order }) => order));
        return { minutes, lead: lead.filter(({ order }) => shown.has(order)) };
      },
      [incidents],
    ),
  });
}

import { useQuery, useSuspenseQuery } from '@tanstack/react-query';
import type { Client } from '@xiongmao/api/client';
import type { BoardMatch, MatchDetail } from '@xiongmao/api/matches/shapes';
import { callQuery } from '@xiongmao/api/react';
import { useApi } from '#app/platform/app-context.ts';

/** How a match is asked for: as its address names it. */
export interface MatchAddress {
  game: string;
  matchId: string;
}

export const matchQuery = (api: Client, params: MatchAddress) =>
  callQuery(api, 'GET /:game/:matchId', { params });

export const headToHeadQuery = (api: Client, matchId: number) =>
  callQuery(api, 'GET /match/headToHead', { query: { matchId } });

export const standingsQuery = (api: Client, matchId: number) =>
  callQuery(api, 'GET /match/standings', { query: { matchId } });

export const trendsQuery = (api: Client, matchId: number) =>
  callQuery(api, 'GET /match/trends', { query: { matchId } });

export const actionsQuery = (api: Client, matchId: number) =>
  callQuery(api, 'GET /match/actions', { query: { matchId } });

/** Experts' plans for a match: those that are given away or sold before it, all of them from then on. */
export const matchPlansQuery = (api: Client, { id, state }: Pick<BoardMatch, 'id' | 'state'>) =>
  callQuery(api, 'GET /expert_plan/getPlansPC', {
    query: {
      matchId: id,
      status: state.status === 'notStarted' ? 'onSale' : 'all',
      order: 'bound',
    },
  });

/** ms between two looks at what changes with a live match and comes by no stream. */
const lookAgain = 20_000;

/** The match of the page's address, which its loader has seen to. */
export function useMatch(address: MatchAddress): MatchDetail {
  return useSuspenseQuery(matchQuery(useApi(), address)).data;
}

export const useHeadToHead = (matchId: number) => useQuery(headToHeadQuery(useApi(), matchId));

/** The season's tables, looked at again now and then while somebody in them plays. */
export const useStandings = (matchId: number, enabled = true) =>
  useQuery({
    ...standingsQuery(useApi(), matchId),
    enabled,
    refetchInterval: ({ state }) =>
      (state.data?.groups ?? []).some(({ rows }) => rows.some(({ live }) => live)) && lookAgain,
  });

export const useActions = (matchId: number) => useQuery(actionsQuery(useApi(), matchId));

/** Whether experts have plans for a match; not until the browser has asked. */
export const useHasPlans = (match: Pick<BoardMatch, 'id' | 'state'>): boolean =>
  (useQuery(matchPlansQuery(useApi(), match)).data?.total ?? 0) > 0;

/** Pressure and lead, looked at again now and then while the match goes on. */
export function useTrends({ match }: MatchDetail) {
  const pause = match.state.status === 'live' && lookAgain;
  return useQuery({ ...trendsQuery(useApi(), match.id), refetchInterval: pause });
}

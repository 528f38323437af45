import { useQuery, useSuspenseQuery } from '@tanstack/react-query';
import type { Client } from '@xiongmao/api/client';
import type { AnyMatchDetail, BoardMatch } from '@xiongmao/api/matches/shapes';
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

/** The match of the page's address, which its loader has seen to. */
export function useMatch(address: MatchAddress): AnyMatchDetail {
  return useSuspenseQuery(matchQuery(useApi(), address)).data;
}

/** Whether experts have plans for a match; not until the browser has asked. */
export const useHasPlans = (match: Pick<BoardMatch, 'id' | 'state'>): boolean =>
  (useQuery(matchPlansQuery(useApi(), match)).data?.total ?? 0) > 0;

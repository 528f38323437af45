import { useSuspenseQuery } from '@tanstack/react-query';
import type { Client } from '@xiongmao/api/client';
import type { AnyMatchDetail } from '@xiongmao/api/matches/shapes';
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

/** The match of the page's address, which its loader has seen to. */
export function useMatch(address: MatchAddress): AnyMatchDetail {
  return useSuspenseQuery(matchQuery(useApi(), address)).data;
}

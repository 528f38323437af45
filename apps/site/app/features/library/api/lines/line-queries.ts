import { queryOptions } from '@tanstack/react-query';
import type { CallInput } from '@xiongmao/api/call';
import type { Client } from '@xiongmao/api/client';
import type { Contract } from '@xiongmao/api/contract';
import type { Subject } from '@xiongmao/api/library/lines/shapes';
import { callQuery } from '@xiongmao/api/react';

type QueryOf<Key extends keyof Contract> =
  CallInput<Contract[Key]> extends { query?: infer Query } ? NonNullable<Query> : never;
export type RankingAsked = QueryOf<'GET /player/library'>;
export type MatchesAsked = QueryOf<'GET /player/matches'>;

export const lineSeasonsQuery = (
  api: Client,
  of: Subject,
  asked: { gameId?: number; seasonId?: number },
) => callQuery(api, 'GET /library/seasons', { query: { of, ...asked } });

export const playerRankingQuery = (api: Client, asked: RankingAsked) =>
  callQuery(api, 'GET /player/library', { query: asked });

export const playerQuery = (api: Client, id: number) =>
  callQuery(api, 'GET /player/info', { query: { id } });

export const squadQuery = (api: Client, id: number) =>
  callQuery(api, 'GET /squad/info', { query: { id } });

export const playerMatchesQuery = (api: Client, asked: MatchesAsked) =>
  callQuery(api, 'GET /player/matches', { query: asked });

export const squadMatchesQuery = (api: Client, asked: MatchesAsked & { id: number }) =>
  callQuery(api, 'GET /squad/matches', { query: asked });

/** A team's matches to come, the soonest first. */
export const upcomingQuery = (api: Client, teamId: number) =>
  callQuery(api, 'POST /v2/match/getPCGameMatchByCondition', {
    body: { teamId, status: 'upcoming', pageSize: 20 },
  });

/** Of either library. */
export const rankingQuery = (api: Client, of: Subject, asked: RankingAsked) => {
  const { teamId: _, ...ofTeams } = asked;
  return queryOptions({
    queryKey: ['ranking', of, asked],
    queryFn: ({ signal }) =>
      of === 'player'
        ? api('GET /player/library', { query: asked }, { signal })
        : api('GET /squad/library', { query: ofTeams }, { signal }),
    retry: false,
  });
};

export const matchLogQuery = (api: Client, of: Subject, asked: MatchesAsked & { id: number }) =>
  queryOptions({
    queryKey: ['match log', of, asked],
    queryFn: ({ signal }) =>
      of === 'player'
        ? api('GET /player/matches', { query: asked }, { signal })
        : api('GET /squad/matches', { query: asked }, { signal }),
    retry: false,
  });

import type { Client } from '@xiongmao/api/client';
import type { Quote } from '@xiongmao/api/odds/shapes';
import { callQuery } from '@xiongmao/api/react';

export const oddsQuery = (api: Client, matchId: number) =>
  callQuery(api, 'GET /match/odds', { query: { matchId } });

export const oddsHistoryQuery = (
  api: Client,
  matchId: number,
  { bookmaker, market }: Pick<Quote, 'bookmaker' | 'market'>,
) => callQuery(api, 'GET /match/oddsHistory', { query: { matchId, bookmaker, market } });

import { z } from 'zod';
import { defineCall } from '../call.ts';
import { rowIdText } from '../fields/row-id.ts';
import { bookmaker, matchOdds, oddsHistory, oddsMarket } from './shapes.ts';

const read = { effect: 'read', permission: 'public' } as const;

/** What bookmakers offer for a match. */
export const getOdds = defineCall({
  ...read,
  method: 'GET',
  path: '/match/odds',
  summary: 'Odds of a match by bookmaker and market: as they opened, and as they stand',
  query: z.object({ matchId: rowIdText }),
  /** Without quotes where the brand shows none. */
  result: matchOdds,
  errors: ['unknownMatch'],
});

/** How one of them moved. */
export const getOddsHistory = defineCall({
  ...read,
  method: 'GET',
  path: '/match/oddsHistory',
  summary: "How a bookmaker's market moved, from its opening on",
  query: z.object({ matchId: rowIdText, bookmaker, market: oddsMarket }),
  result: oddsHistory,
  errors: ['unknownMatch'],
});

import * as calls from '@xiongmao/api/odds/calls';
import type { FastifyInstance } from 'fastify';
import { serve } from '#platform/http/calls.ts';
import type { ModuleContext } from '#platform/module.ts';
import { findPoints, oddsSince, shownMatch } from './read-odds.ts';

const none = { version: 0, frozen: false, quotes: [] };

export function oddsRoutes(app: FastifyInstance, { caller, db, env }: ModuleContext): void {
  serve(app, caller, calls.getOdds, async ({ query }) => {
    const matchId = await shownMatch(db, query.matchId);
    const found = env.BRAND_ODDS ? await oddsSince(db, matchId, 0) : null;
    if (!found) return none;
    const { matchIds: _, ...odds } = found;
    return odds;
  });
  serve(app, caller, calls.getOddsHistory, async ({ query: { matchId, bookmaker, market } }) => {
    const shown = await shownMatch(db, matchId);
    return { points: env.BRAND_ODDS ? await findPoints(db, shown, { bookmaker, market }) : [] };
  });
}

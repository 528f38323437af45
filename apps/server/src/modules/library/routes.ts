import * as calls from '@xiongmao/api/library/calls';
import type { FastifyInstance } from 'fastify';
import { getTables, getTrees } from '#modules/matches/index.ts';
import { serve } from '#platform/http/calls.ts';
import type { ModuleContext } from '#platform/module.ts';
import { findHoldings } from './leagues/find-holdings.ts';
import { getLeague } from './leagues/get-league.ts';
import type { KeptSeasons } from './leagues/kept-seasons.ts';
import { listLeagues } from './leagues/list-leagues.ts';
import { leagueOfSeason, nameOfSeason } from './seasons/find-season.ts';
import { getSchedule } from './seasons/get-schedule.ts';

export function libraryRoutes(
  app: FastifyInstance,
  { caller, db }: ModuleContext,
  seasons: KeptSeasons,
): void {
  serve(app, caller, calls.listLeagues, ({ query }) => listLeagues(db, query));
  serve(app, caller, calls.getHoldings, async () => ({ games: await findHoldings(db) }));
  serve(app, caller, calls.getLeague, ({ query }) => getLeague(db, seasons, query.id));

  serve(app, caller, calls.getShownSeason, async ({ query: { id, seasonId } }) => {
    const { league, seasons: shown } = await getLeague(db, seasons, id);
    const name = await nameOfSeason(db, { seasonId, leagueId: league.id });
    return { shownId: shown.find((season) => season.name === name)?.id ?? null };
  });

  serve(app, caller, calls.getSeasonTables, async ({ query: { seasonId, scope } }) => {
    await leagueOfSeason(db, seasonId);
    return getTables(db, seasonId, scope);
  });
  serve(app, caller, calls.getSeasonTree, async ({ query: { seasonId } }) => {
    await leagueOfSeason(db, seasonId);
    return getTrees(db, seasonId);
  });
  serve(app, caller, calls.getSeasonSchedule, async ({ query }) =>
    getSchedule(db, await leagueOfSeason(db, query.seasonId), query),
  );
}

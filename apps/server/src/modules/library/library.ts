import type { FastifyInstance } from 'fastify';
import { matchDecided } from '#modules/matches/index.ts';
import type { ModuleContext } from '#platform/module.ts';
import { createKeptSeasons } from './leagues/kept-seasons.ts';
import { createLines } from './lines/lines.ts';
import { libraryRoutes } from './routes.ts';

/** Leagues, teams and players to look up: what is told of their matches, put together. */
export function createLibrary(app: FastifyInstance, context: ModuleContext): void {
  const seasons = createKeptSeasons(context.db);
  libraryRoutes(app, context, seasons);
  context.jobs.catchUp('library seasons', (after) => seasons.keepAfter(after));
  context.jobs.subscribe(matchDecided, 'library-seasons', ({ matchIds }) =>
    seasons.keepOf(matchIds),
  );
  createLines(app, context);
}

import type { FastifyInstance } from 'fastify';
import type { ModuleContext } from '#platform/module.ts';
import { createKeptSeasons } from './leagues/kept-seasons.ts';
import { createLines } from './lines/lines.ts';
import { libraryRoutes } from './routes.ts';
import { serveLibraryCards } from './serve-cards.ts';

/** Leagues, teams and players to look up: what is told of their matches, put together. */
export function createLibrary(app: FastifyInstance, context: ModuleContext): void {
  const seasons = createKeptSeasons(context.db);
  libraryRoutes(app, context, seasons);
  context.jobs.catchUp('library seasons', (after) => seasons.keepAfter(after));
  // Lists go by what is kept; a season of many matches on one day is worked out once for them all.
  context.jobs.schedule('library-seasons', '* * * * *', () => seasons.keepChanged());
  createLines(app, context);
  serveLibraryCards(app, context);
}

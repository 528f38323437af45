import * as calls from '@xiongmao/api/library/lines/calls';
import type { FastifyInstance } from 'fastify';
import { serve } from '#platform/http/calls.ts';
import type { ModuleContext } from '#platform/module.ts';
import { getPlayer, getSquad } from './read/get-record.ts';
import { listMatches } from './read/list-matches.ts';
import { listSeasons } from './read/list-seasons.ts';
import { rankLines } from './read/rank-lines.ts';
import type { KeptLines } from './read/season-lines.ts';

export function lineRoutes(
  app: FastifyInstance,
  { caller, db }: ModuleContext,
  kept: KeptLines,
): void {
  serve(app, caller, calls.listLineSeasons, ({ query }) => listSeasons(db, query.of, query));
  serve(app, caller, calls.rankPlayers, async ({ query }) =>
    rankLines(await kept.of('player', query.seasonId), query),
  );
  serve(app, caller, calls.getPlayer, ({ query }) => getPlayer(db, kept, query.id));
  serve(app, caller, calls.listPlayerMatches, ({ query }) => listMatches(db, 'player', query));
  serve(app, caller, calls.rankSquads, async ({ query }) =>
    rankLines(await kept.of('team', query.seasonId), query),
  );
  serve(app, caller, calls.getSquad, ({ query }) => getSquad(db, kept, query.id));
  serve(app, caller, calls.listSquadMatches, ({ query }) => listMatches(db, 'team', query));
}

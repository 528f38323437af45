import * as calls from '@xiongmao/api/library/lines/calls';
import type { Subject } from '@xiongmao/api/library/lines/shapes';
import type { FastifyInstance } from 'fastify';
import { findCalled } from '#modules/search/index.ts';
import { serve } from '#platform/http/calls.ts';
import type { ModuleContext } from '#platform/module.ts';
import { getPlayer, getSquad } from './read/get-record.ts';
import { listMatches } from './read/list-matches.ts';
import { listSeasons } from './read/list-seasons.ts';
import { type RankingQuery, rankLines } from './read/rank-lines.ts';
import type { KeptLines } from './read/season-lines.ts';

export function lineRoutes(
  app: FastifyInstance,
  { caller, db }: ModuleContext,
  kept: KeptLines,
): void {
  async function ranked(of: Subject, query: RankingQuery & { seasonId: number }) {
    const season = await kept.of(of, query.seasonId);
    const ids = season.lines.map(({ id }) => id);
    return rankLines(season, query, query.q ? await findCalled(db, of, query.q, ids) : undefined);
  }
  serve(app, caller, calls.listLineSeasons, ({ query }) => listSeasons(db, query.of, query));
  serve(app, caller, calls.rankPlayers, ({ query }) => ranked('player', query));
  serve(app, caller, calls.getPlayer, ({ query }) => getPlayer(db, kept, query.id));
  serve(app, caller, calls.listPlayerMatches, ({ query }) => listMatches(db, 'player', query));
  serve(app, caller, calls.rankSquads, ({ query }) => ranked('team', query));
  serve(app, caller, calls.getSquad, ({ query }) => getSquad(db, kept, query.id));
  serve(app, caller, calls.listSquadMatches, ({ query }) => listMatches(db, 'team', query));
}

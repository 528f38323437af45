import { gameByName, games } from '@xiongmao/api/catalogue/games';
import * as calls from '@xiongmao/api/matches/calls';
import { sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { dayOf, daysOf, type Here, weekOf } from '#platform/days.ts';
import { rows } from '#platform/db/database.ts';
import { Ready, serve } from '#platform/http/calls.ts';
import type { Shielded } from '#platform/http/concealing/shielded.ts';
import type { ModuleContext } from '#platform/module.ts';
import type { BoardCache, BoardKey, Part, Variant } from './board/board-cache.ts';
import { countMatches } from './board/count-matches.ts';
import { findLeagues } from './board/find-leagues.ts';
import { findMatches, gamesOf } from './board/find-matches.ts';
import { findNextMatches } from './board/next-matches.ts';
import { findMatch } from './detail/get-match.ts';
import { getTrends } from './detail/get-trends.ts';
import { getHeadToHead } from './detail/head-to-head.ts';
import { getLastLineups } from './detail/last-lineups.ts';
import type { MatchCache } from './detail/match-cache.ts';
import { addFavourites, listFavourites, removeFavourites } from './favourites/favourites.ts';
import { getMatchOccasions, setMatchOccasions } from './favourites/occasions.ts';
import type { TickLog } from './live/tick-log.ts';
import { actionRow, toAction } from './rows.ts';
import { getStandings } from './standings/get-standings.ts';

interface Live {
  boards: BoardCache;
  matches: MatchCache;
  log: TickLog;
}

const week = 7;
const longestSpan = 62;

export function matchRoutes(app: FastifyInstance, context: ModuleContext, live: Live): void {
  const { caller, db, clock, env } = context;
  const { boards, matches, log } = live;
  const here = (): Here => ({ now: clock.now(), zone: env.BRAND_ZONE });
  /** Who wants no results gets what nobody's is in, and what may be told beside it (`findMatches`). */
  const board = async (key: BoardKey, shielded: Shielded | null, part?: Part) =>
    new Ready(await boards.get(key, variantFor(key, shielded), part), null, true);

  serve(app, caller, calls.getDayBoard, async ({ query, shielded }) => {
    const range = dayOf(query, here());
    const key = { range, gameIds: listOf(query.gameIds) };
    if (shielded) return board(key, shielded);
    // Without a day the address means another board when this one's day is over.
    const over = query.day ? Number.POSITIVE_INFINITY : range.to.getTime();
    const current = boards.follow(key);
    return new Ready(await boards.get(key), () =>
      clock.now().getTime() < over ? current() : null,
    );
  });
  serve(app, caller, calls.getLiveMatches, ({ query, shielded }) =>
    board({ range: null, gameIds: listOf(query.gameIds) }, shielded),
  );
  serve(app, caller, calls.getLiveSports, ({ query, shielded }) =>
    board({ range: null, gameIds: ofKind('sport', query.gameIds) }, shielded),
  );
  serve(app, caller, calls.getLiveEsports, ({ query, shielded }) =>
    board({ range: null, gameIds: ofKind('esport', query.gameIds) }, shielded),
  );

  serve(app, caller, calls.getDayMatches, ({ body, shielded }) =>
    board({ range: dayOf(body, here()), gameIds: knownOf(gamesOf(body)) }, shielded),
  );
  serve(app, caller, calls.getWeekSchedule, ({ body, shielded }) =>
    board(
      { range: weekOf(body, here(), week), gameIds: knownOf(gamesOf(body)) },
      shielded,
      'fixtures',
    ),
  );
  serve(app, caller, calls.getWeekResults, ({ body, shielded }) =>
    board(
      { range: weekOf(body, here(), -week), gameIds: knownOf(gamesOf(body)) },
      shielded,
      'results',
    ),
  );

  serve(app, caller, calls.getPastMatches, ({ body }) =>
    findMatches(db, { ...body, status: 'past' }, here(), log.version()),
  );
  serve(app, caller, calls.getUpcomingMatches, ({ body }) =>
    findMatches(db, { ...body, status: 'upcoming' }, here(), log.version()),
  );
  serve(app, caller, calls.findMatches, ({ body }) => findMatches(db, body, here(), log.version()));

  serve(app, caller, calls.countMatches, ({ query }) =>
    countMatches(db, daysOf(query, here(), longestSpan), listOf(query.gameIds)),
  );
  serve(app, caller, calls.getSportLeagues, ({ query }) => findLeagues(db, 'sport', query, here()));
  serve(app, caller, calls.getEsportLeagues, ({ query }) =>
    findLeagues(db, 'esport', query, here()),
  );

  serve(app, caller, calls.getHeadToHead, ({ query }) =>
    getHeadToHead(db, query.matchId, log.version()),
  );
  serve(app, caller, calls.getLastLineups, ({ query }) => getLastLineups(db, query.matchId));
  serve(app, caller, calls.getStandings, ({ query }) => getStandings(db, query.matchId));
  serve(app, caller, calls.getTrends, ({ query }) => getTrends(db, query.matchId));
  serve(app, caller, calls.getActions, async ({ query }) => {
    const { id } = await findMatch(db, query.matchId);
    const found = await rows(
      db,
      actionRow,
      sql`select * from action where match_id = ${id} and place > ${query.after ?? -1}
        order by place`,
    );
    return { actions: found.map(toAction) };
  });

  serve(app, caller, calls.getNextMatches, ({ query: { kind, ids } }) =>
    findNextMatches(db, { kind, ids: ids.split(',').map(Number), now: clock.now() }),
  );
  serve(app, caller, calls.favourMatches, ({ body, principal }) =>
    db.transaction(async (tx) => {
      const { matchIds, attention } = body;
      if (attention) await addFavourites(tx, principal.uid, matchIds, clock.now());
      else await removeFavourites(tx, principal.uid, matchIds);
      return { matchIds: await listFavourites(tx, principal.uid) };
    }),
  );
  serve(app, caller, calls.getFavourites, async ({ principal }) => ({
    matchIds: await listFavourites(db, principal.uid),
  }));

  serve(app, caller, calls.getMatchOccasions, async ({ query, principal }) => ({
    occasions: await getMatchOccasions(db, principal.uid, query.matchId),
  }));
  serve(app, caller, calls.setMatchOccasions, async ({ body, principal }) => {
    await db.transaction((tx) => setMatchOccasions(tx, principal.uid, body));
    return { occasions: body.occasions };
  });

  serve(app, caller, calls.getMatch, async ({ params, shielded }) => {
    const { matchId: id } = params;
    const bytes = await matches.get(id, gameByName(params.game)!.gameId, shielded);
    return new Ready(bytes, matches.follow(id), true);
  });
}

/** Games of which somebody hides nothing are shown as they are. */
function variantFor({ gameIds }: BoardKey, shielded: Shielded | null): Variant {
  if (!shielded) return 'open';
  return gameIds?.every((gameId) => !shielded.hidesWithin(gameId)) ? 'open' : 'hidden';
}

/** The known games of a list, in the catalogue's order; null for all. */
function listOf(gameIds: string | undefined): number[] | null {
  return knownOf(gameIds?.split(',').map(Number) ?? null);
}

/** Of the same games the same list, however they were asked for: boards are kept by it. */
function knownOf(gameIds: readonly number[] | null): number[] | null {
  if (gameIds === null) return null;
  const known = games.map(({ gameId }) => gameId).filter((id) => gameIds.includes(id));
  return known.length === games.length ? null : known;
}

/** The games of a kind that are asked for; all of them when none is. */
function ofKind(kind: 'sport' | 'esport', asked: string | undefined): number[] {
  const wanted = listOf(asked);
  return games
    .filter((game) => game.kind === kind && (!wanted || wanted.includes(game.gameId)))
    .map((game) => game.gameId);
}

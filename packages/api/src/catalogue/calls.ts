import { z } from 'zod';
import { defineCall } from '../call.ts';
import { daySpan } from '../matches/shapes.ts';
import { rowIdText } from '../row-id.ts';
import { gameShape, leagueShape } from './shapes.ts';

const gameLookup = z.object({
  gameId: rowIdText.optional(),
  abbr: z.string().max(40).optional(),
  /** Several ids, comma-separated. */
  gameIds: z.string().max(200).optional(),
});

/** Every game, or those looked up by id, abbreviation or list of ids. */
export const getGames = defineCall({
  method: 'GET',
  path: '/game/getPCGameSource',
  effect: 'read',
  permission: 'public',
  summary: 'The game catalogue: all, by id, by abbreviation or by a list of ids',
  query: gameLookup,
  result: z.array(gameShape),
});

/** The newer client's form: the games with the brand's tabs. */
export const getGameTabs = defineCall({
  method: 'GET',
  path: '/game/v3/getPCGameSource',
  effect: 'read',
  permission: 'public',
  summary: 'The game catalogue with home tabs and the alternative top tabs',
  query: gameLookup,
  result: z.object({
    games: z.array(gameShape),
    homeTabs: z.array(z.object({ key: z.string(), gameIds: z.array(z.int()).nullable() })),
    topTabs: z.array(z.object({ key: z.string(), gameIds: z.array(z.int()).nullable() })),
  }),
});

const leaguesOfDay = z.array(leagueShape.extend({ matches: z.int() }));

/** Esports leagues that have matches in the range. */
export const getEsportLeagues = defineCall({
  method: 'GET',
  path: '/league/match_leagues',
  effect: 'read',
  permission: 'public',
  summary: 'Esports leagues with matches in a range of days',
  query: daySpan,
  result: leaguesOfDay,
});

/** Sports leagues that have matches in the range. */
export const getSportLeagues = defineCall({
  method: 'GET',
  path: '/sprots_league/match_leagues',
  effect: 'read',
  permission: 'public',
  summary: 'Sports leagues with matches in a range of days',
  query: daySpan,
  result: leaguesOfDay,
});

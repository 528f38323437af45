import { z } from 'zod';
import { defineCall } from '../call.ts';
import { rowIdText } from '../fields/row-id.ts';
import { gameShape } from './shapes.ts';

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

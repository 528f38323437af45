import { z } from 'zod';
import { defineCall } from '../../call.ts';
import { gameNumberText } from '../../catalogue/game-number.ts';
import { page, pageOf } from '../../fields/pages.ts';
import { rowIdText } from '../../fields/row-id.ts';
import { matchLine, playerRecord, ranking, seasonChoice, squadRecord, subject } from './shapes.ts';

const open = { effect: 'read', permission: 'public' } as const;
const key = z.string().max(40);
const sorting = {
  table: key.optional(),
  sort: key.optional(),
  order: z.enum(['asc', 'desc']).optional(),
};
const rankingQuery = z.object({
  seasonId: rowIdText,
  ...sorting,
  /** Sums as they are, or by match. */
  means: z.enum(['totals', 'means']).default('totals'),
  q: z.string().trim().max(40).optional(),
  page,
});
const matchesQuery = { ...sorting, seasonId: rowIdText.optional(), page };

export const listLineSeasons = defineCall({
  ...open,
  method: 'GET',
  path: '/library/seasons',
  summary: 'The games, and of one the seasons, of which players or teams have figures',
  query: z.object({
    of: subject,
    gameId: gameNumberText.optional(),
    leagueId: rowIdText.optional(),
    /** Without a game: that of this season. */
    seasonId: rowIdText.optional(),
  }),
  result: seasonChoice,
  errors: ['unknownLeague', 'unknownSeason'],
});

export const rankPlayers = defineCall({
  ...open,
  method: 'GET',
  path: '/player/library',
  summary: 'The players of a season by a figure, of a team alone where one is named',
  query: rankingQuery.extend({ teamId: rowIdText.optional() }),
  result: ranking,
  errors: ['unknownSeason'],
});

export const getPlayer = defineCall({
  ...open,
  method: 'GET',
  path: '/player/info',
  summary: 'A player by any of its ids: seasons, career, and places in the latest season',
  query: z.object({ id: rowIdText }),
  result: playerRecord,
  errors: ['unknownPlayer'],
});

export const listPlayerMatches = defineCall({
  ...open,
  method: 'GET',
  path: '/player/matches',
  summary: "A player's matches, or the best ones of a season, with what was done in each",
  query: z
    .object({ id: rowIdText.optional(), ...matchesQuery })
    .refine(({ id, seasonId }) => id !== undefined || seasonId !== undefined),
  result: pageOf(matchLine),
  errors: ['unknownPlayer', 'unknownSeason'],
});

export const rankSquads = defineCall({
  ...open,
  method: 'GET',
  path: '/squad/library',
  summary: 'The teams of a season by a figure',
  query: rankingQuery,
  result: ranking,
  errors: ['unknownSeason'],
});

export const getSquad = defineCall({
  ...open,
  method: 'GET',
  path: '/squad/info',
  summary: 'A team by any of its ids: seasons, all of them together, and places in the latest',
  query: z.object({ id: rowIdText }),
  result: squadRecord,
  errors: ['unknownTeam'],
});

export const listSquadMatches = defineCall({
  ...open,
  method: 'GET',
  path: '/squad/matches',
  summary: "A team's matches that are over, with what it did in each",
  query: z.object({ id: rowIdText, ...matchesQuery }),
  result: pageOf(matchLine),
  errors: ['unknownTeam', 'unknownSeason'],
});

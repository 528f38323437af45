import { z } from 'zod';
import { defineCall } from '../call.ts';
import { gameNumberText } from '../catalogue/game-number.ts';
import { numberText } from '../fields/number-text.ts';
import { page, pageOf } from '../fields/pages.ts';
import { rowIdText } from '../fields/row-id.ts';
import { tableScopes } from '../matches/table-scopes.ts';
import { leagueSections, leagueSorts } from './sections.ts';
import {
  holding,
  libraryLeague,
  listedLeague,
  seasonSchedule,
  seasonTables,
  seasonTree,
} from './shapes.ts';

const open = { effect: 'read', permission: 'public' } as const;

export const listLeagues = defineCall({
  ...open,
  method: 'GET',
  path: '/league/library',
  summary: 'The leagues of a game, or of all, by country and part of their name',
  query: z.object({
    gameId: gameNumberText.optional(),
    /** ISO 3166-1 alpha-2 or a subdivision; `none` for leagues between countries. */
    country: z.string().max(12).optional(),
    q: z.string().trim().max(40).optional(),
    /** Those alone of which a season has this page. */
    section: z.enum(leagueSections).optional(),
    sort: z.enum(leagueSorts).default('-latest'),
    page,
  }),
  result: pageOf(listedLeague).extend({
    /** The countries of all leagues of the game: what the list can be narrowed to. */
    countries: z.array(z.string()),
  }),
  errors: ['unknownGame'],
});

export const getHoldings = defineCall({
  ...open,
  method: 'GET',
  path: '/league/config',
  summary:
    'What the library of leagues has of each game: leagues, seasons, matches, and the pages of seasons',
  result: z.object({ games: z.array(holding) }),
});

export const getLeague = defineCall({
  ...open,
  method: 'GET',
  path: '/league/info',
  summary: 'A league by any of its ids, with its seasons, the latest first',
  query: z.object({ id: rowIdText }),
  result: libraryLeague,
  errors: ['unknownLeague'],
});

/** Several sources may tell of one season: the league lists one row of it. */
export const getShownSeason = defineCall({
  ...open,
  method: 'GET',
  path: '/league/season',
  summary: 'The season of a league that any row of it is shown as; null where none is',
  query: z.object({ id: rowIdText, seasonId: rowIdText }),
  result: z.object({ shownId: z.int().nullable() }),
  errors: ['unknownLeague', 'unknownSeason'],
});

export const getSeasonTables = defineCall({
  ...open,
  method: 'GET',
  path: '/league/tables',
  summary:
    "A season's tables: of all matches, those at home or away, or the last five of each side",
  query: z.object({ seasonId: rowIdText, scope: z.enum(tableScopes).default('all') }),
  result: seasonTables,
  errors: ['unknownSeason'],
});

export const getSeasonTree = defineCall({
  ...open,
  method: 'GET',
  path: '/league/promotionTree',
  summary: "A season's knock-out stages",
  query: z.object({ seasonId: rowIdText }),
  result: seasonTree,
  errors: ['unknownSeason'],
});

export const getSeasonSchedule = defineCall({
  ...open,
  method: 'GET',
  path: '/league/schedule',
  summary:
    "A season's matches by round, or by month where there are no rounds; of all sides or one",
  query: z.object({
    seasonId: rowIdText,
    /** Its place, from 1; without it that which is played, next, or was last. */
    part: numberText(z.int().min(1).max(1000)).optional(),
    teamId: rowIdText.optional(),
    status: z.enum(['past', 'upcoming']).optional(),
    page,
  }),
  result: seasonSchedule,
  /** Of a part that the season does not have `notFound`. */
  errors: ['unknownSeason', 'unknownTeam', 'notFound'],
});

import { z } from 'zod';
import { defineCall } from '../call.ts';
import { leagueShape } from '../catalogue/shapes.ts';
import { afterRow, rowIdText } from '../fields/row-id.ts';
import { occasionList } from '../users/shapes.ts';
import {
  action,
  board,
  boardPage,
  conditionBody,
  dayBody,
  dayQuery,
  daySpan,
  headToHead,
  lastLineups,
  matchDetail,
  ownCalendar,
  standings,
  trends,
} from './shapes.ts';

const read = { effect: 'read', permission: 'public' } as const;
const id = rowIdText;

/** The day board, kept ready as bytes. */
export const getDayBoard = defineCall({
  ...read,
  method: 'GET',
  path: '/match/gameLivingFuture',
  summary: "Every match of a viewer's day: live, to come and ended",
  query: dayQuery,
  result: board,
});

/** Live matches of sports. */
export const getLiveSports = defineCall({
  ...read,
  method: 'GET',
  path: '/sport_match/sportsLiving',
  summary: 'Sports matches in progress now',
  query: z.object({ gameIds: dayQuery.shape.gameIds }),
  result: board,
});

/** Live matches of esports. */
export const getLiveEsports = defineCall({
  ...read,
  method: 'GET',
  path: '/match/gameMatchLive',
  summary: 'Esports matches in progress now',
  query: z.object({ gameIds: dayQuery.shape.gameIds }),
  result: board,
});

/** Live matches of any game. */
export const getLiveMatches = defineCall({
  ...read,
  method: 'GET',
  path: '/v2/match/getPCLiveGameMatch',
  summary: 'Matches in progress now',
  query: z.object({ gameIds: dayQuery.shape.gameIds }),
  result: board,
});

/** Results, newest first. */
export const getPastMatches = defineCall({
  ...read,
  method: 'POST',
  path: '/v2/match/getPCPastGameMatch',
  summary: 'Results, newest first, by page',
  body: conditionBody.omit({ status: true }),
  result: boardPage,
});

/** Schedule, soonest first. */
export const getUpcomingMatches = defineCall({
  ...read,
  method: 'POST',
  path: '/v2/match/getPCUpcomingGameMatch',
  summary: 'Schedule, soonest first, by page',
  body: conditionBody.omit({ status: true }),
  result: boardPage,
});

/** Matches by league, team, status, day or their ids. */
export const findMatches = defineCall({
  ...read,
  method: 'POST',
  path: '/v2/match/getPCGameMatchByCondition',
  summary: 'Matches by league, team, status, day or ids, by page',
  body: conditionBody,
  result: boardPage,
});

/** Home's list in the older form: one day. */
export const getDayMatches = defineCall({
  ...read,
  method: 'POST',
  path: '/match/pcMatches',
  summary: "Every match of a viewer's day (body form)",
  body: dayBody,
  result: board,
});

/** The coming seven days: what is not over. A match that ends stays where it is shown until the next read. */
export const getWeekSchedule = defineCall({
  ...read,
  method: 'POST',
  path: '/match/getSevenDayMatch',
  summary: 'Matches of today and the six days after that are not over',
  body: dayBody,
  result: board,
});

/** The last seven days: what is over, also without a score. */
export const getWeekResults = defineCall({
  ...read,
  method: 'POST',
  path: '/match/getSevenDayResults',
  summary: 'Matches of today and the six days before that are over',
  body: dayBody,
  result: board,
});

/** Calendar badges. */
export const countMatches = defineCall({
  ...read,
  method: 'GET',
  path: '/match/getSeriesCount',
  summary: 'How many matches each day has, by game',
  query: daySpan,
  result: z.object({
    days: z.array(
      z.object({ day: z.string(), total: z.int(), games: z.record(z.string(), z.int()) }),
    ),
  }),
});

const leaguesOfDay = z.array(leagueShape.extend({ matches: z.int() }));

/** Esports leagues that have matches in the range. */
export const getEsportLeagues = defineCall({
  ...read,
  method: 'GET',
  path: '/league/match_leagues',
  summary: 'Esports leagues with matches in a range of days',
  query: daySpan,
  result: leaguesOfDay,
});

/** Sports leagues that have matches in the range. */
export const getSportLeagues = defineCall({
  ...read,
  method: 'GET',
  path: '/sprots_league/match_leagues',
  summary: 'Sports leagues with matches in a range of days',
  query: daySpan,
  result: leaguesOfDay,
});

/** Meetings of the two sides and the form of each. */
export const getHeadToHead = defineCall({
  ...read,
  method: 'GET',
  path: '/match/headToHead',
  summary: 'Earlier meetings of the two sides and their latest results',
  query: z.object({ matchId: id }),
  result: headToHead,
  errors: ['unknownMatch'],
});

/** How the sides lined up last. */
export const getLastLineups = defineCall({
  ...read,
  method: 'GET',
  path: '/match/lastLineups',
  summary: 'The line-up that each side had in its latest match before',
  query: z.object({ matchId: id }),
  result: lastLineups,
  errors: ['unknownMatch'],
});

/** The table of the match's season. */
export const getStandings = defineCall({
  ...read,
  method: 'GET',
  path: '/match/standings',
  summary: "The table of the match's league and season, computed from results",
  query: z.object({ matchId: id }),
  result: standings,
  errors: ['unknownMatch'],
});

/** Pressure and lead over the match. */
export const getTrends = defineCall({
  ...read,
  method: 'GET',
  path: '/match/trends',
  summary: 'Pressure by minute and the lead over time',
  query: z.object({ matchId: id }),
  result: trends,
  errors: ['unknownMatch'],
});

/** Positions for the animation. */
export const getActions = defineCall({
  ...read,
  method: 'GET',
  path: '/match/actions',
  summary: 'What happened where, in order, after a given place',
  query: z.object({ matchId: id, after: afterRow.optional() }),
  result: z.object({ actions: z.array(action) }),
  errors: ['unknownMatch'],
});

/** When those that one follows play next; a match that is live comes first. */
export const getNextMatches = defineCall({
  ...read,
  method: 'GET',
  path: '/match/next',
  summary: 'The next match of each of some teams, leagues or players',
  query: z.object({
    kind: z.enum(['team', 'league', 'player']),
    ids: z.string().regex(/^\d{1,9}(,\d{1,9}){0,19}$/),
  }),
  /** `next`: the match of each that has one, by its id. */
  result: board.extend({ next: z.record(z.string(), z.int()) }),
});

/** Favourite on or off; several at once when a guest's are taken over at sign-in. */
export const favourMatches = defineCall({
  effect: 'write',
  permission: 'account',
  method: 'POST',
  path: '/match/attention',
  summary: "Puts matches among one's favourites, or takes them away",
  body: z.object({ matchIds: z.array(id).min(1).max(500), attention: z.boolean().default(true) }),
  /** All of one's favourites, newest first. */
  result: z.object({ matchIds: z.array(z.int()) }),
  /** Where there is none of them; of several, those that there are not are passed over. */
  errors: ['unknownMatch'],
});

/** One's favourites. */
export const getFavourites = defineCall({
  effect: 'read',
  permission: 'account',
  method: 'GET',
  path: '/match/favourites',
  summary: "One's favourite matches, newest first",
  result: z.object({ matchIds: z.array(z.int()) }),
});

export const getMatchOccasions = defineCall({
  effect: 'read',
  permission: 'account',
  method: 'GET',
  path: '/match/occasions',
  summary: 'Which notices one gets of a match as long as it is a favourite',
  query: z.object({ matchId: id }),
  result: z.object({ occasions: occasionList }),
  errors: ['unknownMatch'],
});

export const setMatchOccasions = defineCall({
  effect: 'write',
  permission: 'account',
  method: 'POST',
  path: '/match/occasions',
  summary: 'Chooses which notices one gets of a favourite match',
  body: z.object({ matchId: id, occasions: occasionList }),
  result: z.object({ occasions: occasionList }),
  errors: ['notFollowed'],
});

const own = { effect: 'write', permission: 'account', method: 'POST' } as const;

/** The address itself is told once, when it is made. */
export const getCalendar = defineCall({
  effect: 'read',
  permission: 'account',
  method: 'GET',
  path: '/match/calendar',
  summary: "One's calendar subscription; null without one",
  result: z.object({ calendar: ownCalendar.nullable() }),
});

export const makeCalendar = defineCall({
  ...own,
  path: '/match/calendar',
  summary:
    'Makes the calendar of what one follows, or gives it another address: that of before ends',
  /** Whoever knows it can read the calendar. */
  result: z.object({ address: z.url() }),
});

export const endCalendar = defineCall({
  ...own,
  path: '/match/calendar/end',
  summary: "Ends one's calendar: its address is nobody's any more",
  result: z.object({}),
});

/** A match in full. Last in every router: its path would match others. */
export const getMatch = defineCall({
  ...read,
  method: 'GET',
  path: '/:game/:matchId',
  summary: 'A match in full, by the name of its game and id',
  params: z.object({ game: z.string().max(40), matchId: id }),
  result: matchDetail,
  errors: ['unknownGame', 'unknownMatch'],
});

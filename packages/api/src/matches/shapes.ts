import { z } from 'zod';
import { leagueShape, type Team, teamShape } from '../catalogue/shapes.ts';
import { day } from '../fields/dates.ts';
import { rowId } from '../fields/row-id.ts';
import { fixables } from './fixes.ts';
import { sheet } from './sheets/sheet.ts';
import { count, scorePair, side } from './sides.ts';
import { matchStatuses } from './statuses.ts';

export const matchStatus = z.enum(matchStatuses);
export type MatchStatus = z.infer<typeof matchStatus>;

/** Score of one period; for games inside a match also who won it, where, and with which sides. */
export const periodScore = z.object({
  key: z.string().max(16),
  home: count,
  away: count,
  winner: side.optional(),
  /** Of an innings of cricket: those that who bats has lost in it. */
  wickets: z.int().min(0).max(10).optional(),
  /** Of a set of tennis: the points of the tie-break that decided it. */
  tieBreak: scorePair.optional(),
  /** Of an innings of cricket: how it ended before its overs or the target did. */
  closed: z.enum(['allOut', 'declared']).optional(),
  /** Map or hero set of an esports game. */
  map: z.string().max(60).optional(),
  /** The side the home team plays: `blue`, `radiant`, `ct`… */
  homeSide: z.string().max(20).optional(),
  /** Ban/pick lists of an esports game, in order. */
  picks: z
    .array(z.object({ side, kind: z.enum(['ban', 'pick']), name: z.string().max(60) }))
    .max(40)
    .optional(),
});
export type PeriodScore = z.infer<typeof periodScore>;

/** What the scoreboard shows besides periods: tennis points, cricket overs and target, baseball outs. */
export const scoreColumn = z.object({
  key: z.string().max(16),
  home: z.string().max(16),
  away: z.string().max(16),
});
export type ScoreColumn = z.infer<typeof scoreColumn>;

/** `seconds` read on the match clock at the instant `at`; the browser counts on by `speed` while it runs. */
export const matchClock = z.object({
  at: z.iso.datetime({ offset: true }),
  seconds: z.number().min(0).max(100_000),
  running: z.boolean(),
  speed: z.number().min(0.1).max(1000).default(1),
});
export type MatchClock = z.infer<typeof matchClock>;

export const matchState = z.object({
  status: matchStatus,
  phase: z.string().max(24).nullable(),
  clock: matchClock.nullable(),
  score: scorePair.nullable(),
  periods: z.array(periodScore).max(60),
  columns: z.array(scoreColumn).max(12),
  winner: z.enum(['home', 'away', 'draw']).nullable(),
  /** Why the status is what it is, in the source's words: "rain", "technical loss". */
  note: z.string().max(300).nullable(),
});
export type MatchState = z.infer<typeof matchState>;

/** What of a match can be contradicted by the rest of what is known of it. */
export const disputable = [
  'status',
  'score',
  'periods',
  'winner',
  'timeline',
  'statistics',
  'sheet',
] as const;
export const disputedField = z.enum(disputable);
export type DisputedField = z.infer<typeof disputedField>;

/** How a lobby stands, at a glance. */
export const lobbySummary = z.object({
  teams: count,
  /** Rounds that have begun, and how many there are to be. */
  round: count,
  rounds: count,
  /** First over all rounds; null before there are points. */
  leader: z.object({ name: z.string(), points: count }).nullable(),
});
export type LobbySummary = z.infer<typeof lobbySummary>;

/** State as fans get it: with the age of the source. */
export const shownState = matchState.extend({
  /** When the match's source was last heard. */
  heardAt: z.string(),
  /** The source of a live match has been silent for longer than it may be. */
  stale: z.boolean(),
  /** The last score change was taken back or corrected: what, for the board's mark. */
  amended: z.enum(['withdrawn', 'corrected']).nullable(),
  /** What contradicts the rest and is not to be relied on; absent where all agrees. */
  disputed: z.array(disputedField).optional(),
  /** What an operator has set by hand; absent where nothing is. */
  fixed: z.array(z.enum(fixables)).optional(),
  /** Absent where two sides meet. */
  lobby: lobbySummary.optional(),
});
export type ShownState = z.infer<typeof shownState>;

/** Which tabs a match's data carries. */
export const coverage = z.object({
  incidents: z.boolean(),
  statistics: z.boolean(),
  playerStatistics: z.boolean(),
  lineups: z.boolean(),
  actions: z.boolean(),
  sheet: z.boolean(),
  standings: z.boolean(),
});
export type Coverage = z.infer<typeof coverage>;

export const fixture = z.object({
  id: z.int(),
  gameId: z.int(),
  leagueId: z.int(),
  seasonId: z.int(),
  /** Both null of a lobby: it has no sides. */
  homeId: z.int().nullable(),
  awayId: z.int().nullable(),
  /** Instant of the start; with `timeKnown` false only its `date` is meant. */
  startsAt: z.string(),
  timeKnown: z.boolean(),
  /** The calendar day the match belongs to at its venue, YYYY-MM-DD. */
  date: z.string(),
  /** Earlier starts of a rescheduled match: it stays on those days, marked. */
  movedFrom: z.array(z.string()),
  round: z.string().nullable(),
  stage: z.string().nullable(),
  group: z.string().nullable(),
  bestOf: z.int().nullable(),
  /** Made by the simulator. */
  demo: z.boolean(),
  source: z.string(),
  /** Other sources that tell of the same match; absent where there are none. */
  alsoFrom: z.array(z.string()).optional(),
});
export type Fixture = z.infer<typeof fixture>;

export const boardMatch = fixture.extend({ state: shownState });
export type BoardMatch = z.infer<typeof boardMatch>;

/** A match on its own page: also one of which nobody told the day, and which stands on no board. */
export const pageMatch = boardMatch.extend({
  startsAt: boardMatch.shape.startsAt.nullable(),
  date: boardMatch.shape.date.nullable(),
});
export type PageMatch = z.infer<typeof pageMatch>;

/** A list of matches with the names it needs apart, so that scores travel without them. */
export const board = z.object({
  /** The tick this list is current to: give it to `watch`. */
  version: z.int(),
  leagues: z.record(z.string(), leagueShape),
  teams: z.record(z.string(), teamShape),
  matches: z.array(boardMatch),
});
export type Board = z.infer<typeof board>;

const gameIds = z
  .string()
  .regex(/^\d{1,3}(,\d{1,3}){0,63}$/)
  .optional();
const dayText = z.string().max(10).optional();
const zone = z.string().max(64).optional();

/** One day as a viewer sees it. What is unknown falls back: day to today, zone to the brand's. */
export const dayQuery = z.object({ day: dayText, zone, gameIds });

/** Days `from` to `to`, both included, at most 62. */
export const daySpan = z.object({ from: dayText, to: dayText, zone, gameIds });

/** A game’s number (product spec §9): that of other esports is 0. */
const gameNumber = z.int().min(0).max(999);

/** The body forms of the older clients: same words, one game or several, and pages. */
export const conditionBody = z.object({
  gameId: gameNumber.optional(),
  gameIds: z.array(gameNumber).max(64).optional(),
  leagueId: rowId.optional(),
  teamId: rowId.optional(),
  matchIds: z.array(rowId).max(200).optional(),
  status: z.enum(['live', 'upcoming', 'past']).optional(),
  day: dayText,
  zone,
  pageIndex: z.int().min(1).max(10_000).optional(),
  pageSize: z.int().min(1).max(100).optional(),
});

export const boardPage = board.extend({ total: z.int(), pageIndex: z.int(), pageSize: z.int() });

export const incidentKinds = [
  'goal',
  'penaltyGoal',
  'ownGoal',
  'penaltyMissed',
  'shootoutScored',
  'shootoutMissed',
  'yellowCard',
  'secondYellow',
  'redCard',
  'substitution',
  'videoReview',
  'periodStart',
  'periodEnd',
  'delay',
  'twoPoints',
  'threePoints',
  'freeThrow',
  'shotMissed',
  'freeThrowMissed',
  'rebound',
  'turnover',
  'foul',
  'violation',
  'timeout',
  'jumpBall',
  'ejection',
  'review',
  'point',
  'wicket',
  'run',
  'single',
  'double',
  'triple',
  'homeRun',
  'walk',
  'hitByPitch',
  'interference',
  'strikeout',
  'out',
  'doublePlay',
  'triplePlay',
  'sacrifice',
  'fieldersChoice',
  'reachedOnError',
  'error',
  'stolenBase',
  'caughtStealing',
  'pickoff',
  'wildPitch',
  'passedBall',
  'balk',
  'advance',
  'touchdown',
  'fieldGoal',
  'fieldGoalMissed',
  'conversionMissed',
  'safety',
  'pass',
  'rush',
  'sack',
  'interception',
  'fumble',
  'punt',
  'kickoff',
  'kill',
  'objective',
  'round',
  'gameEnd',
  'note',
] as const;
export const incidentKind = z.enum(incidentKinds);
export type IncidentKind = z.infer<typeof incidentKind>;

const coordinate = z.number().min(0).max(100);

/** One entry of the timeline. */
export const incident = z.object({
  /** The source's id of the entry within its match. */
  key: z.string().min(1).max(120),
  /** Place in the timeline. */
  order: z.int(),
  period: z.string().max(16).nullable(),
  /** Soccer's minute, 1 for the first; `added` is the 4 of 90+4. Of cricket's 36.4, over and ball. */
  minute: z.int().min(0).max(300).nullable(),
  added: z.int().min(1).max(60).nullable(),
  /** Reading of the match clock in seconds, in the sport's direction. */
  seconds: z.number().min(0).max(100_000).nullable(),
  kind: incidentKind,
  /** Whose it is. Of an own goal: the side that gains, so that it is the side whose score goes up. */
  side: side.nullable(),
  playerId: z.string().max(60).nullable(),
  player: z.string().max(120).nullable(),
  /** Who assisted, was replaced, or was fouled. */
  other: z.string().max(120).nullable(),
  /** The score after it. */
  score: scorePair.nullable(),
  /** In the source's own words. */
  text: z.string().max(600).nullable(),
  /** Where, in hundredths of the pitch or court: the home side attacks to the right. */
  x: coordinate.nullable(),
  y: coordinate.nullable(),
});
export type IncidentFact = z.infer<typeof incident>;

export const shownIncident = incident.extend({
  state: z.enum(['current', 'corrected', 'withdrawn']),
  /** Why it was withdrawn or corrected ("VAR"). */
  reason: z.string().max(300).nullable(),
  /** When it was first heard of; null of one from before that was noted. */
  at: z.iso.datetime().nullable(),
});
export type Incident = z.infer<typeof shownIncident>;

export const lineupPlayer = z.object({
  playerId: z.string().max(60),
  name: z.string().max(120),
  /** ISO 3166-1 alpha-2 or a subdivision (`GB-ENG`); absent where the source does not tell. */
  country: z.string().max(12).optional(),
  number: z.int().min(0).max(999).nullable(),
  position: z.string().max(24).nullable(),
  starter: z.boolean(),
  /** Minutes on the match clock at which the player came and went. */
  cameOn: z.int().min(0).max(300).nullable(),
  wentOff: z.int().min(0).max(300).nullable(),
  /** Statistics by key (`goals`, `passes`, `rebounds`). */
  statistics: z.record(z.string().max(40), z.number()),
});
export type LineupPlayer = z.infer<typeof lineupPlayer>;

export const lineup = z.object({
  side,
  /** Expected, not announced. */
  probable: z.boolean().nullish(),
  formation: z.string().max(20).nullable(),
  coach: z.string().max(120).nullable(),
  players: z.array(lineupPlayer).max(80),
});
export type Lineup = z.infer<typeof lineup>;

export const absenceKinds = ['injured', 'suspended', 'doubtful', 'other'] as const;

/** Somebody who can't play, or may not be able to. */
export const absence = z.object({
  side,
  player: z.string().min(1).max(120),
  position: z.string().max(24).nullish(),
  kind: z.enum(absenceKinds),
  /** In the source's own words: "Knee", "Fifth booking". */
  reason: z.string().max(200).nullish(),
  /** Calendar days: the first missed, and that of the expected return. */
  since: day.nullish(),
  until: day.nullish(),
});
export type Absence = z.infer<typeof absence>;

/** `highlight`: a moment, or some of them. `playback`: the whole match again. */
export const linkKinds = ['highlight', 'playback'] as const;

/** A video elsewhere. */
export const matchLink = z.object({
  kind: z.enum(linkKinds),
  title: z.string().trim().min(1).max(160),
  url: z.url({ protocol: /^https$/, hostname: z.regexes.domain }).max(500),
  seconds: z.int().min(1).max(100_000).nullish(),
  /** When it was published. */
  at: z.iso.datetime({ offset: true }).nullish(),
  /** The key of the entry of the timeline that it shows. */
  incident: z.string().max(120).nullish(),
});
export type MatchLink = z.infer<typeof matchLink>;

export const statistic = z.object({
  /** `all` or a period key. */
  period: z.string().max(16),
  key: z.string().max(40),
  /** Counts as they are; shares (`possession`, `passAccuracy`) in hundredths, 0 to 100. */
  home: z.number(),
  away: z.number(),
});
export type Statistic = z.infer<typeof statistic>;

/** Something that happened at a place: a pass, a duel, a shot. The animation and trends stand on it. */
export const action = z.object({
  order: z.int(),
  period: z.string().max(16),
  /** Seconds since the period began. */
  second: z.number().min(0).max(20_000),
  kind: z.string().max(40),
  side: side,
  player: z.string().max(120).nullable(),
  x: coordinate,
  y: coordinate,
  toX: coordinate.nullable(),
  toY: coordinate.nullable(),
  success: z.boolean().nullable(),
});
export type Action = z.infer<typeof action>;

/** By what rules a lobby is played. */
export const lobbyRules = {
  /** How many rounds there are to be. */
  rounds: z.int().min(1).max(30),
  /** Players of a full team; null where nobody tells. */
  teamSize: z.int().min(1).max(20).nullable(),
  /** Points for the first place, the second, and so on; none beyond. */
  placementPoints: z.array(z.int().min(0).max(1000)).max(100),
  killPoints: z.int().min(0).max(100),
};

/** What a team has made of a round. */
export const lobbyResult = {
  /** Null while it is in play, and where nobody tells. */
  placement: z.int().min(1).max(100).nullable(),
  kills: z.int().min(0).max(1000),
  /** Players left; null where nobody tells. */
  alive: z.int().min(0).max(20).nullable(),
};

export const lobbyRound = {
  key: z.string().max(16),
  map: z.string().max(60).nullable(),
};

/** A match of many teams, round by round. `lobby.ts` adds it up. */
export const lobby = z.object({
  ...lobbyRules,
  teams: z.array(z.object({ team: teamShape, players: z.array(z.string()) })),
  /** Rounds that have begun, in order. */
  played: z.array(
    z.object({
      ...lobbyRound,
      results: z.array(z.object({ teamId: z.int(), ...lobbyResult })),
    }),
  ),
});
export type Lobby = z.infer<typeof lobby>;

export const matchDetail = z.object({
  version: z.int(),
  /** By the server's clock: nothing in it was known later. */
  at: z.iso.datetime(),
  match: pageMatch,
  league: leagueShape,
  season: z.string(),
  /** Both null of a lobby. */
  home: teamShape.nullable(),
  away: teamShape.nullable(),
  /** Null where two sides meet, and as long as nobody knows who takes part. */
  lobby: lobby.nullable(),
  venue: z.string().nullable(),
  coverage,
  incidents: z.array(shownIncident),
  lineups: z.array(lineup),
  statistics: z.array(statistic),
  /** Null where the sport has none, or no source tells it. */
  sheet: sheet.nullable(),
  absences: z.array(absence),
  links: z.array(matchLink),
});
export type AnyMatchDetail = z.infer<typeof matchDetail>;
/** Of two sides. */
export type MatchDetail = AnyMatchDetail & { home: Team; away: Team };

/** How each side lined up last before a match, as far as that is known. */
export const lastLineups = z.array(
  z.object({
    side,
    /** The match that it played. */
    match: z.object({ id: z.int(), gameId: z.int(), startsAt: z.string(), opponent: teamShape }),
    lineup,
  }),
);
export type LastLineups = z.infer<typeof lastLineups>;

export const formResult = z.enum(['win', 'draw', 'loss']);

export const headToHead = z.object({
  /** Meetings of the two, newest first. */
  meetings: board,
  /** Each side's latest ended matches, newest first. */
  home: board,
  away: board,
  /** Of the meetings whose result is not in dispute. */
  record: z.object({ home: z.int(), draw: z.int(), away: z.int() }),
});
export type HeadToHead = z.infer<typeof headToHead>;

/** What orders the sides of a table. `mutual…` looks at the matches among the level sides alone. */
export const criterion = z.enum([
  'points',
  'pointsPerMatch',
  'winShare',
  'groupShare',
  'mutualPoints',
  'mutualDifference',
  'mutualScored',
  'mutualAwayScored',
  'difference',
  'scored',
  'average',
  'wins',
  'awayScored',
  'awayWins',
  'rounding',
  'placeBefore',
  'playOff',
  'decided',
]);
export type Criterion = z.infer<typeof criterion>;

export const standingRow = z.object({
  /** Sides level in all share it; null as long as nobody of the table has played. */
  rank: z.int().nullable(),
  team: teamShape,
  played: z.int(),
  won: z.int(),
  drawn: z.int(),
  lost: z.int(),
  scored: z.int(),
  conceded: z.int(),
  /** Points of the table; null where the sport counts wins alone. */
  points: z.int().nullable(),
  /** Of these points, what was taken away (negative) or given outside of matches. */
  adjustment: z.int(),
  form: z.array(formResult).max(5),
  /** Plays now: the row counts the score as it stands. */
  live: z.boolean(),
});
export type StandingRow = z.infer<typeof standingRow>;

/** A side of a tie; without a team as long as nobody knows who it is. */
export const bracketSide = z.object({
  team: teamShape.nullable(),
  /** Place, in the round before, of the tie whose winner this is; null where nothing tells. */
  from: z.int().nullable(),
});

/** One match of a tie, turned to the tie's sides. */
export const bracketLeg = z.object({
  matchId: z.int(),
  status: matchStatus,
  startsAt: z.string().nullable(),
  score: scorePair.nullable(),
  extraTime: z.boolean(),
  penalties: scorePair.nullable(),
});

export const bracketTie = z.object({
  home: bracketSide,
  away: bracketSide,
  /** In the order played; none of a tie whose sides are to be found. */
  legs: z.array(bracketLeg),
  /** Goals of two legs, or matches won of a longer series; null where one match decides. */
  total: scorePair.nullable(),
  winner: side.nullable(),
});
export type BracketTie = z.infer<typeof bracketTie>;

/** A knock-out stage: rounds from the first to the final. */
export const bracket = z.object({
  rounds: z.array(
    z.object({
      /** As its source calls it; null for one that no source has named yet. */
      name: z.string().nullable(),
      /** How many are left in it: 2 in the final; null where that does not tell which round it is. */
      teams: z.int().nullable(),
      /** Each tie follows from the two of the round before that stand at twice its place. */
      linked: z.boolean(),
      ties: z.array(bracketTie),
    }),
  ),
  thirdPlace: bracketTie.nullable(),
});
export type Bracket = z.infer<typeof bracket>;

export const standings = z.object({
  league: leagueShape,
  season: z.string(),
  /** A table for each stage and group that has one, the latest stage first. */
  groups: z.array(
    z.object({
      stage: z.string().nullable(),
      /** Null where there is one group, or no source names it. */
      name: z.string().nullable(),
      /** The league was split before: places and what sides took along go on from there. */
      split: z.boolean(),
      /** What comes first, then what separates the level. */
      order: z.array(criterion),
      /** False where the competition's own order is not known: `order` is the usual one. */
      orderKnown: z.boolean(),
      /** Matches that are not counted, as what is said of their result contradicts itself. */
      leftOut: z.int(),
      rows: z.array(standingRow),
    }),
  ),
  /** Knock-out stages, the latest first. */
  brackets: z.array(bracket),
});
export type Standings = z.infer<typeof standings>;

/** Pressure by minute, from where each side acted: 0 to 1 each. */
export const trends = z.object({
  minutes: z.array(
    z.object({ period: z.string(), minute: z.int(), home: z.number(), away: z.number() }),
  ),
  /** Score difference after each scoring entry: home minus away. */
  lead: z.array(z.object({ order: z.int(), period: z.string().nullable(), lead: z.int() })),
});
export type Trends = z.infer<typeof trends>;

import { z } from 'zod';
import { fixables } from '../fixes.ts';
import { count, scorePair, side } from '../sides.ts';
import { matchStatuses } from '../statuses.ts';

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
  /** Of an inning of baseball: who has not batted in it, whose 0 is no figure. */
  unplayed: side.optional(),
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
  /** Who asks wants no results: nothing here tells how it stands (`concealing`). */
  concealed: z.literal(true).optional(),
});
export type ShownState = z.infer<typeof shownState>;

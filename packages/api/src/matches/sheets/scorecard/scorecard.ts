import { z } from 'zod';
import { count, side } from '../../sides.ts';
import { ballPattern } from './balls.ts';

const name = z.string().min(1).max(120);
/** Overs and balls: `36.4`. */
const overs = z.string().regex(/^\d{1,3}(\.\d)?$/);

export const dismissalWays = [
  'bowled',
  'caught',
  'caughtAndBowled',
  'lbw',
  'stumped',
  'runOut',
  'hitWicket',
  'hitBallTwice',
  'handledBall',
  'obstructing',
  'timedOut',
  'retiredOut',
  'retiredHurt',
  'retiredNotOut',
  'absentHurt',
  'other',
] as const;
export type DismissalWay = (typeof dismissalWays)[number];

/** How a batter left: who retired hurt or is absent has lost no wicket. */
const dismissal = z.object({
  way: z.enum(dismissalWays),
  /** Null where nobody tells, and of what no bowler is given. */
  bowler: name.nullable(),
  fielders: z.array(z.object({ player: name.nullable(), substitute: z.boolean() })).max(11),
});
export type Dismissal = z.infer<typeof dismissal>;

const batter = z.object({
  player: name,
  playerId: z.string().max(60).nullable(),
  runs: count,
  /** Null where nobody counts them. */
  balls: count.nullable(),
  fours: count.nullable(),
  sixes: count.nullable(),
  /** Null of who is not out. */
  out: dismissal.nullable(),
  /** Who bats now, and which of the two faces. */
  crease: z.enum(['striker', 'partner']).nullable(),
});
export type Batter = z.infer<typeof batter>;

const bowler = z.object({
  player: name,
  playerId: z.string().max(60).nullable(),
  overs,
  maidens: count,
  runs: count,
  wickets: count,
  wides: count,
  noBalls: count,
  dots: count.nullable(),
});
export type Bowler = z.infer<typeof bowler>;

const extras = z.object({
  byes: count,
  legByes: count,
  wides: count,
  noBalls: count,
  penalty: count,
});
export type Extras = z.infer<typeof extras>;

/** A wicket, by the score at which it fell. */
const fall = z.object({ player: name, runs: count, over: overs.nullable() });
export type Fall = z.infer<typeof fall>;

const partnership = z.object({
  /** The wicket it was for: who retires leaves a second one for the same. */
  wicket: z.int().min(1).max(11),
  runs: count,
  balls: count.nullable(),
  batters: z.array(z.object({ player: name, runs: count })).max(2),
  /** Ended by a wicket or a retirement. */
  ended: z.boolean(),
});
export type Partnership = z.infer<typeof partnership>;

const over = z.object({
  /** Overs before it: 0 for the first. */
  over: z.int().min(0).max(999),
  bowler: name,
  runs: count,
  wickets: count,
  /** Ball by ball (`balls.ts`), batters by their place in `batting`: `0:1 1:0 1:4 1:1wd`. */
  balls: z.string().max(400).regex(ballPattern),
  /** The umpire counted other than it should have had balls. */
  miscounted: z.literal(true).optional(),
});
export type Over = z.infer<typeof over>;

const powerplay = z.object({
  kind: z.enum(['mandatory', 'batting', 'fielding', 'other']),
  /** First and last ball: `0.1`, `5.6`. */
  from: overs,
  to: overs,
  runs: count.nullable(),
  wickets: count.nullable(),
});
export type Powerplay = z.infer<typeof powerplay>;

/** A player who takes another's place: an impact player, for concussion. */
const replacement = z.object({
  side,
  player: name,
  replaces: name.nullable(),
  reason: z.string().max(120).nullable(),
  over: overs.nullable(),
});
export type Replacement = z.infer<typeof replacement>;

/** A side's turn at bat. */
const innings = z.object({
  /** The period's; each side has one of its own in a super over: `superOver1.1`, `superOver1.2`. */
  key: z.string().max(16),
  /** Period key of the match's state. */
  period: z.string().max(16),
  side,
  runs: count,
  wickets: z.int().min(0).max(11),
  overs,
  target: z.object({ runs: count, overs: overs.nullable() }).nullable(),
  /** How it ended, other than by overs or the target. */
  closed: z.enum(['allOut', 'declared', 'forfeited']).nullable(),
  followOn: z.boolean(),
  extras,
  batting: z.array(batter).max(14),
  /** Who has not batted, in order. */
  toBat: z.array(name).max(14),
  bowling: z.array(bowler).max(16),
  fall: z.array(fall).max(11),
  partnerships: z.array(partnership).max(24),
  byOver: z.array(over).max(600),
  powerplays: z.array(powerplay).max(8),
  replacements: z.array(replacement).max(20),
});
export type ScorecardInnings = z.infer<typeof innings>;

const result = z.object({
  kind: z.enum(['won', 'tied', 'drawn', 'noResult']),
  winner: side.nullable(),
  /** What the winner had more: runs, wickets in hand, an innings and runs; or what decided. */
  by: z.enum(['runs', 'wickets', 'innings', 'superOver', 'bowlOut', 'award', 'other']).nullable(),
  n: count.nullable(),
  /** By what the target was set, or the winner found, in the source's words: `D/L`. */
  method: z.string().max(60).nullable(),
});
export type ScorecardResult = z.infer<typeof result>;

/** Cricket's scorecard: batting and bowling, innings by innings. */
export const scorecardSheet = z.object({
  kind: z.literal('scorecard'),
  /** As its source calls it: `Test`, `ODI`, `T20`. */
  format: z.string().max(20).nullable(),
  /** Overs a side; null where time ends an innings. */
  limit: z.int().min(1).max(500).nullable(),
  ballsPerOver: z.int().min(1).max(20),
  toss: z
    .object({
      winner: side,
      decision: z.enum(['bat', 'field']),
      uncontested: z.boolean(),
    })
    .nullable(),
  officials: z.object({
    umpires: z.array(name).max(6),
    tvUmpires: z.array(name).max(4),
    reserveUmpires: z.array(name).max(4),
    matchReferees: z.array(name).max(4),
  }),
  playersOfMatch: z.array(z.object({ player: name, side: side.nullable() })).max(11),
  /** Null before it is over. */
  result: result.nullable(),
  bowlOut: z.array(z.object({ side: side.nullable(), player: name, hit: z.boolean() })).max(40),
  parts: z.array(innings).max(24),
});
export type ScorecardSheet = z.infer<typeof scorecardSheet>;

import type {
  ScorecardInnings,
  ScorecardSheet,
} from '@xiongmao/api/matches/sheets/scorecard/scorecard';

type Counted = Pick<ScorecardSheet, 'ballsPerOver' | 'limit'>;

/** Balls in so many overs: `36.4`. */
export function ballsIn(overs: string, { ballsPerOver }: Pick<Counted, 'ballsPerOver'>): number {
  const [whole = 0, balls = 0] = overs.split('.').map(Number);
  return whole * ballsPerOver + balls;
}

/** Runs an over; null before a ball is bowled. */
export function runRate(runs: number, overs: string, sheet: Counted): number | null {
  const balls = ballsIn(overs, sheet);
  return balls === 0 ? null : (runs * sheet.ballsPerOver) / balls;
}

/** Runs for a hundred balls; null before one is faced. */
export const strikeRate = (runs: number, balls: number | null): number | null =>
  balls ? (runs * 100) / balls : null;

export interface Chase {
  runs: number;
  /** Null where time ends the match. */
  balls: number | null;
  rate: number | null;
}

/** What is still to be made in a chase; null where there is none, or it is over. */
export function chaseOf(
  { target, runs, overs }: Pick<ScorecardInnings, 'target' | 'runs' | 'overs'>,
  sheet: Counted,
): Chase | null {
  if (!target || runs >= target.runs) return null;
  const limit = target.overs ?? (sheet.limit === null ? null : String(sheet.limit));
  const balls = limit === null ? null : ballsIn(limit, sheet) - ballsIn(overs, sheet);
  const needed = target.runs - runs;
  const rate = balls && balls > 0 ? (needed * sheet.ballsPerOver) / balls : null;
  return { runs: needed, balls, rate };
}

import { scorecardSheet } from '@xiongmao/api/matches/sheets/scorecard/scorecard';
import type { Side } from '@xiongmao/api/matches/sides';
import { int, listOf, orNull, type RowOf } from '#platform/db/columns.ts';

const { limit, ballsPerOver, result, parts } = scorecardSheet.shape;
const innings = parts.element.pick({
  side: true,
  runs: true,
  overs: true,
  closed: true,
  target: true,
});

/** What net run rates are made of: a scorecard without what single players did, and without super overs. */
export const cardRow = { id: int, limit, ballsPerOver, result, innings: orNull(listOf(innings)) };
export type Card = Omit<RowOf<typeof cardRow>, 'id'>;

/** What a side made at bat, and in how many overs. */
export interface Batted {
  runs: number;
  overs: number;
}
export type Batting = Record<Side, Batted>;

/**
 * An innings of each side as net run rate counts it: who is all out has used all overs. Of a target that was set anew the
 * first side has made one run less, in the overs of the target; of a chase that was broken off, what the other was measured
 * by. Null where overs do not end an innings, or one of the two is not known.
 */
export function battingOf(card: Card): Batting | null {
  const { limit, ballsPerOver, result } = card;
  const [first, second, third] = card.innings ?? [];
  if (limit === null || !first || !second || third || first.side === second.side) return null;
  const { target } = second;
  const overs = (text: string) => oversIn(text, ballsPerOver);
  const quota = target?.overs ? overs(target.overs) : limit;
  const faced = ({ runs, overs: told, closed }: typeof first): Batted => ({
    runs,
    overs: closed === 'allOut' ? quota : overs(told),
  });
  const chase = faced(second);
  const method = result?.method ?? null;
  const isReset = target !== null && (method !== null || target.runs !== first.runs + 1);
  const isBrokenOff = isReset && second.runs < target.runs && chase.overs < quota;
  const ahead = result?.by === 'runs' ? (result.n ?? 0) : 0;
  const par = second.runs + (result?.winner === second.side ? -ahead : ahead);
  const made = isBrokenOff
    ? { runs: par, overs: chase.overs }
    : isReset
      ? { runs: target.runs - 1, overs: quota }
      : faced(first);
  return first.side === 'home' ? { home: made, away: chase } : { home: chase, away: made };
}

/** `19.4` are nineteen overs and four balls. */
function oversIn(text: string, ballsPerOver: number): number {
  const [whole = 0, balls = 0] = text.split('.').map(Number);
  return whole + balls / ballsPerOver;
}

/** Runs an over: those made, less those given away. Nothing before any is bowled. */
export function netRunRate(made: Batted, given: Batted): number {
  const rate = ({ runs, overs }: Batted) => (overs === 0 ? 0 : runs / overs);
  return Math.round((rate(made) - rate(given)) * 1e6) / 1e6;
}

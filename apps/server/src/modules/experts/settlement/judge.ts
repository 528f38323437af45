import { periodOrder } from '@xiongmao/api/catalogue/sports';
import { sportOf } from '@xiongmao/api/experts/markets';
import type { Level, PlanResult } from '@xiongmao/api/experts/rules';
import type { Prediction } from '@xiongmao/api/experts/shapes';
import type { DisputedField, MatchStatus, PeriodScore } from '@xiongmao/api/matches/shapes';
import type { ScorePair } from '@xiongmao/api/matches/sides';

/** What is known of a match when a plan on it is judged. */
export interface Facts {
  gameId: number;
  status: MatchStatus;
  startsAt: Date;
  score: ScorePair | null;
  periods: readonly PeriodScore[];
  /** What contradicts the rest of what is known: nothing is judged by it. */
  disputed: readonly DisputedField[];
}

/** `rule` names why: its text is `experts:rule.<rule>`. */
export interface Verdict {
  result: PlanResult;
  rule: string;
  /** The score that counted. */
  score: ScorePair | null;
}

const hour = 3_600_000;
/** A match that is played within this time of its planned start counts; later, plans on it are void. */
export const gracePeriod = 48 * hour;

/**
 * Whether a prediction came true; null while that can't be told. The published rules: cancelled,
 * abandoned and awarded matches are void; so are those postponed beyond 48 hours, and parts that were not
 * played. Football's full match is regulation time; everywhere else overtime counts.
 */
export function judge(
  prediction: Prediction,
  plannedStart: Date,
  facts: Facts,
  now: Date,
): Verdict | null {
  const { status, startsAt, score, disputed } = facts;
  if (disputed.includes('status')) return null;
  const isLate = now.getTime() > plannedStart.getTime() + gracePeriod;
  switch (status) {
    case 'cancelled':
    case 'abandoned':
    case 'awarded':
      return { result: 'void', rule: status, score };
    case 'ended':
      break;
    case 'live':
      return null;
    default:
      return isLate ? { result: 'void', rule: 'postponed', score: null } : null;
  }
  if (startsAt.getTime() > plannedStart.getTime() + gracePeriod) {
    return { result: 'void', rule: 'postponed', score };
  }
  if (readFor(prediction).some((field) => disputed.includes(field))) return null;
  const counted = scoreAt(prediction.level, facts);
  if (!counted) {
    const isPart = prediction.level.startsWith('part');
    return { result: 'void', rule: isPart ? 'notPlayed' : 'noScore', score };
  }
  return { ...compare(prediction, counted), score: { home: counted.home, away: counted.away } };
}

/** What of a match a prediction is judged by. */
function readFor({ level, playType }: Prediction): DisputedField[] {
  if (level !== 'full') return ['periods'];
  return playType === 'winner' ? ['score', 'periods', 'winner'] : ['score', 'periods'];
}

type Counted = ScorePair & { winner?: 'home' | 'away' | undefined };

/** The score that counts at a level; null where it is not known. */
function scoreAt(level: Level, { gameId, score, periods }: Facts): Counted | null {
  const sport = sportOf(gameId);
  if (!sport) return null;
  const { prefix, count } = sport.period;
  if (level.startsWith('part')) {
    const key = `${prefix}${level.slice('part'.length)}`;
    return periods.find((period) => period.key === key) ?? null;
  }
  if (level === 'half') return sumOf(periods, prefix, 1, count / 2);
  // Only football's score counts more than what is predicted.
  if (prefix !== 'h') return score;
  const regular = sumOf(periods, prefix, 1, count);
  const isLonger = periods.some(({ key }) => periodOrder(sport, key) >= count);
  return regular ?? (isLonger ? null : score);
}

/** The sum of numbered periods; null if one is missing. */
function sumOf(
  periods: readonly PeriodScore[],
  prefix: string,
  from: number,
  to: number,
): ScorePair | null {
  const sum = { home: 0, away: 0 };
  for (let number = from; number <= to; number++) {
    const period = periods.find(({ key }) => key === `${prefix}${number}`);
    if (!period) return null;
    sum.home += period.home;
    sum.away += period.away;
  }
  return sum;
}

function compare(
  { playType, pick, line }: Prediction,
  { home, away, winner }: Counted,
): Pick<Verdict, 'result' | 'rule'> {
  switch (playType) {
    case 'winner': {
      const won = winner ?? (home > away ? 'home' : home < away ? 'away' : 'draw');
      return { result: won === pick ? 'hit' : 'miss', rule: 'winner' };
    }
    case 'maps':
      return { result: pick === `${home}-${away}` ? 'hit' : 'miss', rule: 'maps' };
    case 'handicap': {
      const sign = pick === 'home' ? 1 : -1;
      return { result: byLine((half) => sign * (home + half - away), line!), rule: 'handicap' };
    }
    case 'total': {
      const sign = pick === 'over' ? 1 : -1;
      return { result: byLine((half) => sign * (home + away - half), line!), rule: 'total' };
    }
  }
}

/**
 * The result against a line, from the margin that it leaves: above 0 is won, 0 is void. A quarter line is
 * two bets, on the half lines beside it.
 */
function byLine(marginAt: (line: number) => number, line: number): PlanResult {
  const isQuarter = !Number.isInteger(line * 2);
  const halves = isQuarter ? [line - 0.25, line + 0.25] : [line, line];
  const sum = halves.reduce((all, half) => all + Math.sign(marginAt(half)), 0);
  const results: Record<number, PlanResult> = {
    2: 'hit',
    1: 'halfWon',
    0: 'void',
    [-1]: 'halfLost',
    [-2]: 'miss',
  };
  return results[sum]!;
}

import { oddsOf } from '@xiongmao/api/experts/bounds';
import type { PlanResult } from '@xiongmao/api/experts/rules';
import { type ExpertRecord, planResult, playType } from '@xiongmao/api/experts/shapes';
import { type RowOf, real } from '#platform/db/columns.ts';

/** A settled plan, as far as records count it. */
export const settledRow = { result: planResult, odds: real, playType };
export type Settled = RowOf<typeof settledRow>;

const isWon = (result: PlanResult) => result === 'hit' || result === 'halfWon';

/** Gain of one unit staked. */
const gains: Record<PlanResult, (odds: number) => number> = {
  hit: (odds) => odds - 1,
  halfWon: (odds) => (odds - 1) / 2,
  void: () => 0,
  halfLost: () => -0.5,
  miss: () => -1,
};

/** The odds are the expert's word: none is taken beyond what the market has. */
const believed = ({ odds, playType }: Settled) => Math.min(odds, oddsOf[playType].max);

/** Of settled plans, oldest first; void ones are no sample. Halves count as won and lost. */
export function measure(settled: readonly Settled[]): ExpertRecord {
  const sample = settled.filter(({ result }) => result !== 'void');
  const counted = sample.length;
  const won = sample.filter(({ result }) => isWon(result)).length;
  const gain = sample.reduce((sum, each) => sum + gains[each.result](believed(each)), 0);
  let streak = 0;
  let bestStreak = 0;
  for (const { result } of sample) {
    streak = isWon(result) ? streak + 1 : 0;
    bestStreak = Math.max(bestStreak, streak);
  }
  return {
    counted,
    won,
    accuracy: counted ? won / counted : null,
    bound: lowerBound(won, counted),
    yield: counted ? gain / counted : null,
    streak,
    bestStreak,
    recent: settled
      .slice(-10)
      .reverse()
      .map(({ result }) => result),
  };
}

/** Accuracy over all up to each of a sample, and over the ten up to there; oldest first. */
export function measureOverTime<Each extends Pick<Settled, 'result'>>(sample: readonly Each[]) {
  const wins = sample.map(({ result }) => (isWon(result) ? 1 : 0));
  const rate = (of: readonly number[]) => of.reduce<number>((sum, win) => sum + win, 0) / of.length;
  let won = 0;
  return sample.map((each, place) => {
    won += wins[place]!;
    const lastTen = rate(wins.slice(Math.max(0, place - 9), place + 1));
    return { ...each, accuracy: won / (place + 1), lastTen };
  });
}

/** Wilson's lower bound of a rate at 99 %: 0 without a sample. Three of three are worth 0.31. */
export function lowerBound(won: number, counted: number): number {
  if (counted === 0) return 0;
  const z = 2.576;
  const rate = won / counted;
  const spread = z * Math.sqrt((rate * (1 - rate) + (z * z) / (4 * counted)) / counted);
  return Math.max(0, (rate + (z * z) / (2 * counted) - spread) / (1 + (z * z) / counted));
}

import type { Stat } from '../source/gamecenter.ts';

const ids = (...list: number[]): ReadonlySet<number> => new Set(list);

/** What the league's scorers note of each play, by their numbers. */
export const noted = {
  rushing: ids(10, 11),
  /** Of a run, who took it over in its course, too. */
  rushingYards: ids(10, 11, 12, 13),
  passing: ids(14, 15, 16, 19),
  completion: ids(15, 16),
  passingYards: ids(15, 16, 17, 18),
  passingTouchdown: ids(16, 18),
  intercepted: ids(19),
  sacked: ids(20),
  reception: ids(21, 22),
  receivingYards: ids(21, 22, 23, 24),
  target: ids(115),
  interception: ids(25, 26),
  /** 30 says besides that it was downed near the goal line. */
  punt: ids(29, 31, 32),
  puntBlocked: ids(2),
  puntReturn: ids(33, 34),
  kickoff: ids(41, 42, 43, 44, 410),
  kickReturn: ids(45, 46),
  /** Runs, receptions, returns and recoveries that end in the end zone. */
  touchdown: ids(11, 13, 22, 24, 26, 28, 34, 36, 46, 48, 56, 58, 60, 62, 64, 108),
  rushingTouchdown: ids(11, 13),
  receivingTouchdown: ids(22, 24),
  fumble: ids(52, 53),
  fumbleLost: ids(106),
  fumbleRecovered: ids(55, 56, 59, 60),
  forcedFumble: ids(91),
  fieldGoal: ids(70),
  /** A blocked one is no try of the kicker's. */
  fieldGoalTried: ids(69, 70),
  fieldGoalMissed: ids(69, 71),
  extraPoint: ids(72),
  extraPointTried: ids(72, 73, 74),
  /** A conversion is noted of who threw and of who caught: it counts for the second. */
  twoPoints: ids(75, 104),
  twoPointPass: ids(77),
  /** The defence took the ball to the other end. */
  defensiveTwoPoints: ids(420),
  conversionMissed: ids(73, 74, 76, 78, 105),
  safety: ids(89),
  tackle: ids(79, 80),
  assistedTackle: ids(82),
  sack: ids(83),
  halfSack: ids(84),
  penalty: ids(93),
  firstDown: ids(3, 4, 5),
  thirdDownMade: ids(6),
  thirdDownTried: ids(6, 7),
  fourthDownMade: ids(8),
  fourthDownTried: ids(8, 9),
} as const;
export type Noted = keyof typeof noted;

export function isNoted({ statId }: Stat, ...what: Noted[]): boolean {
  return what.some((name) => noted[name].has(statId));
}

import type { Statistic } from '@xiongmao/api/matches/shapes';

/** What is asked for first, over all sports. */
const order = [
  'possession',
  'expectedGoals',
  'shots',
  'shotsOnTarget',
  'fieldGoalPercentage',
  'threePointPercentage',
  'rebounds',
  'assists',
  'turnovers',
  'totalYards',
  'passingYards',
  'rushingYards',
  'hits',
  'homeRuns',
  'strikeouts',
  'wickets',
  'runRate',
  'fours',
  'sixes',
  'aces',
  'doubleFaults',
  'firstServePercentage',
  'winners',
  'unforcedErrors',
  'breakPointsWon',
  'kills',
  'netWorth',
  'towers',
  'headshots',
  'corners',
  'fouls',
];
const most = 5;

/** The statistics of the whole match that tell most: those asked for first, else those that stand first. */
export function mainStatistics(statistics: readonly Statistic[]): Statistic[] {
  const whole = statistics.filter(({ period, home, away }) => period === 'all' && (home || away));
  const place = ({ key }: Statistic) => (order.includes(key) ? order.indexOf(key) : order.length);
  return whole.toSorted((a, b) => place(a) - place(b)).slice(0, most);
}

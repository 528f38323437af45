import type { Sport } from '@xiongmao/api/catalogue/sports';
import type { Scoreboard, ScoreColumnView } from '../../../scoreboard.ts';

/**
 * The columns of a match's score table. Where the number of periods is fixed they all stand there from the
 * start, empty: none comes later and moves the others. Soccer's two halves need no table.
 */
export function scoreColumns(board: Scoreboard, sport: Sport): ScoreColumnView[] {
  if (sport.clock?.continuous) return [];
  const fixed = sport.scoring === 'points' && !sport.columns.includes('overs');
  if (!fixed) return board.columns;
  const regular = Array.from({ length: sport.period.count }, (_, index) => {
    const key = `${sport.period.prefix}${index + 1}`;
    return board.columns.find((column) => column.key === key) ?? empty(key);
  });
  return [
    ...regular,
    ...board.columns.filter(({ key }) => !regular.some((one) => one.key === key)),
  ];
}

function empty(key: string): ScoreColumnView {
  return { key, kind: 'period', home: '', away: '', current: false, winner: null };
}

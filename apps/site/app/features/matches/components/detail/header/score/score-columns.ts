import type { Sport } from '@xiongmao/api/catalogue/sports';
import type { Scoreboard, ScoreColumnView } from '../../../../scoreboard.ts';

interface ScoreColumns {
  beforeTotal: ScoreColumnView[];
  /** What a sport counts besides the score: baseball's hits and errors. */
  afterTotal: ScoreColumnView[];
}

/**
 * The columns of a match's score table. Where the number of periods is fixed they all stand there from the
 * start, empty: none comes later and moves the others; of one that is over those that were not played go, as after
 * rain. Soccer's two halves need no table.
 */
export function scoreColumns(
  board: Scoreboard,
  sport: Sport,
  { isOver, regularPeriods }: { isOver: boolean; regularPeriods?: number | undefined },
): ScoreColumns {
  if (sport.clock?.continuous) return { beforeTotal: [], afterTotal: [] };
  const fixed = sport.scoring === 'points' && !sport.columns.includes('overs');
  if (!fixed) return { beforeTotal: board.columns, afterTotal: [] };

  const periods = board.columns.filter(({ kind }) => kind !== 'column');
  const count = regularPeriods ?? sport.period.count;
  const regular = Array.from({ length: count }, (_, index) => {
    const key = `${sport.period.prefix}${index + 1}`;
    return periods.find((column) => column.key === key) ?? empty(key);
  });
  const played = regular.findLastIndex((column) => periods.includes(column)) + 1;
  if (isOver && played > 0) regular.length = played;
  const extra = periods.filter(({ key }) => !regular.some((one) => one.key === key));
  return {
    beforeTotal: [...regular, ...extra],
    afterTotal: board.columns.filter(({ kind }) => kind === 'column'),
  };
}

function empty(key: string): ScoreColumnView {
  return { key, kind: 'period', home: '', away: '', current: false, winner: null };
}

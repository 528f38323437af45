import type { Figure, Figures, Means } from '@xiongmao/api/library/figures/figure';
import { amountOf } from '@xiongmao/api/library/figures/figure';
import type { Column } from '../table/data-table.tsx';
import { useFigures } from './use-figures.ts';

/** The columns of a table of figures, those that none of its rows tells left out. */
export function useFigureColumns(gameId: number) {
  const { nameOf, textOf } = useFigures(gameId);
  return <Row extends { figures: Figures }>(
    figures: readonly Figure[],
    rows: readonly Row[],
    means: Means = 'totals',
  ): Column<Row>[] =>
    figures
      .filter(({ key }) => rows.some((row) => row.figures[key]))
      .map((figure) => ({
        key: figure.key,
        head: nameOf(figure.key),
        by: (row) => amountOf(figure, row.figures[figure.key], means),
        cell: (row) => textOf(figure, row.figures[figure.key], means),
      }));
}

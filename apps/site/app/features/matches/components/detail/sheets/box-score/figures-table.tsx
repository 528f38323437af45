import type { ReactNode } from 'react';
import { ScrollRegion } from '#app/shared/list/scroll-region.tsx';

interface Column {
  key: string;
  /** Short to look at, in full to listen to. */
  short: string;
  full: string;
}

interface FiguresTableProps {
  title: string;
  columns: readonly Column[];
  rows: readonly { key: string; head: ReactNode; figures: readonly (string | number)[] }[];
  totals?: { head: string; figures: readonly (string | number)[] };
}

/** A scorer's table: who, then one figure after another. */
export function FiguresTable({ title, columns, rows, totals }: FiguresTableProps) {
  return (
    <ScrollRegion label={title}>
      <table className="tabular w-full border-separate border-spacing-0 text-sm">
        <thead className="text-xs text-muted">
          <tr>
            <th
              scope="col"
              className="sticky start-0 z-1 bg-surface px-4 py-2 text-start font-semibold"
            >
              {title}
            </th>
            {columns.map(({ key, short, full }) => (
              <th key={key} scope="col" className="min-w-9 px-1.5 text-center font-normal">
                <abbr title={full} className="no-underline">
                  {short}
                </abbr>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ key, head, figures }) => (
            <tr key={key}>
              <th
                scope="row"
                className="sticky start-0 z-1 max-w-48 border-t border-line bg-surface px-4 py-1.5 text-start font-normal"
              >
                {head}
              </th>
              {columns.map((column, index) => (
                <td
                  key={column.key}
                  dir="ltr"
                  className={`border-t border-line px-1.5 text-center whitespace-nowrap ${figures[index] ? '' : 'text-muted'}`}
                >
                  {figures[index]}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
        {totals && (
          <tfoot className="font-semibold">
            <tr>
              <th
                scope="row"
                className="sticky start-0 z-1 border-t border-line bg-surface px-4 py-2 text-start"
              >
                {totals.head}
              </th>
              {columns.map((column, index) => (
                <td key={column.key} dir="ltr" className="border-t border-line px-1.5 text-center">
                  {totals.figures[index]}
                </td>
              ))}
            </tr>
          </tfoot>
        )}
      </table>
    </ScrollRegion>
  );
}

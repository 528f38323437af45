import { useTranslation } from '@xiongmao/i18n/use-translation';
import type { ReactNode } from 'react';
import { ScrollRegion } from '#app/shared/list/scroll-region.tsx';

type Head =
  | 'runs'
  | 'balls'
  | 'fours'
  | 'sixes'
  | 'strikeRate'
  | 'overs'
  | 'maidens'
  | 'wickets'
  | 'economy'
  | 'dots'
  | 'wides'
  | 'noBalls';

interface FigureTableProps {
  /** What it is a table of, and its first column's name. */
  label: string;
  first: string;
  columns: readonly Head[];
  /** Of those, what a phone has no room for. */
  wide: readonly Head[];
  rows: readonly {
    key: string;
    name: ReactNode;
    figures: Partial<Record<Head, string>>;
    strong: Head;
  }[];
}

/** Players with their figures, a row each. */
export function FigureTable({ label, first, columns, wide, rows }: FigureTableProps) {
  const { t } = useTranslation('cricket');
  const room = (head: Head) => (wide.includes(head) ? 'hidden @lg:table-cell' : '');
  return (
    <ScrollRegion label={label} className="@container">
      <table className="tabular w-full text-sm">
        <thead>
          <tr className="text-xs text-muted">
            <th scope="col" className="px-4 py-1.5 text-start font-normal">
              {first}
            </th>
            {columns.map((head) => (
              <th
                key={head}
                scope="col"
                className={`min-w-8 px-1.5 py-1.5 text-end font-normal whitespace-nowrap last:pe-4 ${room(head)}`}
              >
                <abbr title={t(`headFull.${head}`)} className="no-underline">
                  {t(`head.${head}`)}
                </abbr>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ key, name, figures, strong }) => (
            <tr key={key} className="border-t border-line">
              <th scope="row" className="w-full px-4 py-2 text-start align-top font-normal">
                {name}
              </th>
              {columns.map((head) => (
                <td
                  key={head}
                  className={`px-1.5 py-2 text-end align-top last:pe-4 ${head === strong ? 'font-bold' : 'text-muted'} ${room(head)}`}
                >
                  {figures[head] ?? '–'}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </ScrollRegion>
  );
}

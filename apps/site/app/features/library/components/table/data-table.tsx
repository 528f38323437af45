import { type ReactNode, useId } from 'react';
import { Form, useLocation, useSearchParams } from 'react-router';
import { useLocale } from '#app/platform/i18n.tsx';
import { ScrollRegion } from '#app/shared/list/scroll-region.tsx';
import { nextSort, readSort, type Sort, type SortValue, sorted, writeSort } from './sorting.ts';

export interface Column<Row> {
  /** Its name in the address. */
  key: string;
  /** What stands over it, and in full where that is short for something. */
  head: string;
  title?: string;
  cell: (row: Row) => ReactNode;
  /** What the rows are sorted by; a column without it can't sort. */
  by?: (row: Row) => SortValue;
  className?: string;
}

/** Where there is one order alone. */
export const unsorted = <Row,>({ by: _, ...column }: Column<Row>): Column<Row> => column;

/** Not on phones. */
export const wideOnly = <Row,>(column: Column<Row>): Column<Row> => ({
  ...column,
  className: `hidden md:table-cell ${column.className ?? 'text-center'}`,
});

/** On phones alone: a column may stand in one place there and in another on wider screens. */
export const narrowOnly = <Row,>(column: Column<Row>): Column<Row> => ({
  ...column,
  className: `md:hidden ${column.className ?? 'text-center'}`,
});

interface DataTableProps<Row> {
  caption: string;
  rows: readonly Row[];
  keyOf: (row: Row) => string | number;
  /** What names a row: it stays in sight while the others scroll by. */
  name: Column<Row>;
  /** Before the name: a place. */
  before?: Column<Row>;
  columns: readonly Column<Row>[];
  /** What they come to, below them in whatever order. */
  foot?: Row | undefined;
  /** Whose page shows it. */
  isCurrent?: (row: Row) => boolean;
  /** The order is the server's: rows are shown as they come, sorted by this. */
  order?: Sort | null;
}

/**
 * Rows that are sorted by their columns' heads: buttons of a form, so that each order has its address and can be
 * had before the page's script runs.
 */
export function DataTable<Row>(props: DataTableProps<Row>) {
  const { caption, rows, keyOf, name, before, columns, foot, isCurrent, order } = props;
  const locale = useLocale();
  const [search] = useSearchParams();
  const form = useId();
  const all = [...(before ? [before] : []), name, ...columns];
  const asked = readSort(
    search.get('sort'),
    all.flatMap(({ key, by }) => (by ? key : [])),
  );
  const sort = order === undefined ? asked : order;
  const shown = order === undefined ? sorted(rows, all, sort, locale) : rows;
  const head = (column: Column<Row>) => ({
    column,
    sort,
    form,
    next: nextSort(column, sort, rows),
  });
  const line = (row: Row) => (
    <tr
      key={keyOf(row)}
      aria-current={isCurrent?.(row) ? 'true' : undefined}
      className="border-t border-line aria-[current]:font-semibold"
    >
      {before && <td className="px-1 text-center text-xs text-muted">{before.cell(row)}</td>}
      <th
        scope="row"
        className={`sticky start-0 z-1 h-11 min-w-36 bg-surface ps-3 pe-2 text-start [font-weight:inherit] md:h-10 ${name.className ?? ''}`}
      >
        {name.cell(row)}
      </th>
      {columns.map(({ key, cell, className = 'text-center' }) => (
        <td key={`${key} ${className}`} className={`px-2 whitespace-nowrap ${className}`}>
          {cell(row)}
        </td>
      ))}
    </tr>
  );
  return (
    <>
      <SortForm id={form} search={search} />
      <ScrollRegion label={caption}>
        <table className="tabular w-full text-sm">
          <caption className="sr-only">{caption}</caption>
          <thead className="text-xs text-muted">
            <tr>
              {before && <Head {...head(before)} className="min-w-9" />}
              <Head
                {...head(name)}
                inset="ps-3 pe-2"
                className="sticky start-0 z-1 bg-surface text-start"
              />
              {columns.map((column) => (
                <Head
                  key={`${column.key} ${column.className}`}
                  {...head(column)}
                  className="min-w-9"
                />
              ))}
            </tr>
          </thead>
          <tbody>{shown.map(line)}</tbody>
          {foot && <tfoot className="font-semibold">{line(foot)}</tfoot>}
        </table>
      </ScrollRegion>
    </>
  );
}

/** Keeps what else the address says; another order begins at the first page. */
function SortForm({ id, search }: { id: string; search: URLSearchParams }) {
  const { pathname } = useLocation();
  return (
    <Form id={id} action={pathname} replace preventScrollReset hidden>
      {[...search].map(
        ([name, value]) =>
          name !== 'sort' &&
          name !== 'page' && <input key={name} type="hidden" name={name} value={value} />,
      )}
    </Form>
  );
}

interface HeadProps<Row> {
  column: Column<Row>;
  sort: Sort | null;
  next: Sort;
  form: string;
  className: string;
  /** As that of the cells below it. */
  inset?: string;
}

const look = 'py-2 font-normal whitespace-nowrap';

function Head<Row>({ column, sort, next, form, className, inset = 'px-2' }: HeadProps<Row>) {
  const { key, head, title, by, className: align = '' } = column;
  const isSorted = sort?.key === key;
  const way = sort?.descending ? 'descending' : 'ascending';
  const words = title ? (
    <abbr title={title} className="no-underline">
      {head}
    </abbr>
  ) : (
    head
  );
  if (!by) {
    return (
      <th scope="col" className={`${look} ${inset} ${className} ${align}`}>
        {words}
      </th>
    );
  }
  return (
    <th
      scope="col"
      aria-sort={isSorted ? way : undefined}
      className={`${look} p-0! ${className} ${align}`}
    >
      <button
        type="submit"
        form={form}
        name="sort"
        value={writeSort(next)}
        className={`min-h-11 w-full ${inset} -outline-offset-2 hover:text-ink md:min-h-9 ${isSorted ? 'font-semibold text-accent' : ''} ${align.includes('text-start') || className.includes('text-start') ? 'text-start' : ''}`}
      >
        {words}
        <span aria-hidden className="inline-block w-3 text-center">
          {isSorted ? (sort.descending ? '↓' : '↑') : ''}
        </span>
      </button>
    </th>
  );
}

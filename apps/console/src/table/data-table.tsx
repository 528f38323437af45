import type { BaseRecord } from '@refinedev/core';
import { useTable } from '@tanstack/react-table';
import { useTranslation } from '@xiongmao/i18n/use-translation';
import { EmptyState } from '@xiongmao/ui/states/empty-state';
import { type ReactNode, useEffect, useState } from 'react';
import { Refusal } from '../page/answer.tsx';
import { useWide } from '../page/wide.ts';
import { CardList, CardSkeletons } from './card-list.tsx';
import { type Columns, features } from './columns.ts';
import { ExportRows } from './export/export-rows.tsx';
import { Pages } from './pages.tsx';
import { RowTable, type RowTableProps } from './row-table.tsx';
import type { Rows } from './use-rows.ts';

export interface DataTableProps<R extends BaseRecord & { id: number | string }>
  extends Pick<RowTableProps<R>, 'detail'> {
  /** What the rows are. */
  label: string;
  columns: Columns<R>;
  rows: Rows<R>;
  /** Said when there are none, and none are asked for by a filter. */
  empty: string;
  emptyHint?: string;
  /** What helps then. */
  emptyAction?: ReactNode;
}

/** Rows from the server: a table, or cards on a phone; a page at a time, however many there are. */
export function DataTable<R extends BaseRecord & { id: number | string }>(
  props: DataTableProps<R>,
) {
  const { label, columns, rows, detail } = props;
  const { tableQuery: query, result, pageSize, filters } = rows.table;
  const areOthers = useLate(useChanged(JSON.stringify(filters), query.isPlaceholderData));
  const isWide = useWide();
  const [opened, setOpened] = useState<readonly string[]>([]);
  const table = useTable({
    features,
    columns,
    data: areOthers ? none : result.data,
    getRowId: ({ id }) => String(id),
  });

  if (query.isError && !query.data) return <Refusal query={query} />;
  if (query.data && result.data.length === 0) {
    return <Nothing {...props} />;
  }
  const toggle = (id: string) =>
    setOpened(opened.includes(id) ? opened.filter((each) => each !== id) : [...opened, id]);
  const expansion = detail && { detail, opened, toggle };
  const isLoading = !query.data || areOthers;
  const skeletons = Math.min(pageSize, 10);
  return (
    <div aria-busy={query.isFetching}>
      {isLoading && <Loading />}
      <div className={query.isPlaceholderData && !areOthers ? 'opacity-60 transition-opacity' : ''}>
        {isWide ? (
          <RowTable
            label={label}
            table={table}
            sorters={rows.table}
            skeletons={isLoading ? skeletons : 0}
            {...expansion}
          />
        ) : isLoading ? (
          <CardSkeletons count={skeletons} />
        ) : (
          <CardList label={label} table={table} {...expansion} />
        )}
      </div>
      {!isLoading && (
        <Pages table={rows.table} label={label}>
          <ExportRows columns={columns} rows={rows} />
        </Pages>
      )}
    </div>
  );
}

const none: never[] = [];

/** Whether the rows in sight are those of other filters than are asked for. */
function useChanged(filters: string, areOld: boolean): boolean {
  const [shown, setShown] = useState(filters);
  if (!areOld && shown !== filters) setShown(filters);
  return areOld && shown !== filters;
}

/** What lasts for longer than an answer takes that is on its way: the rows don't flicker. */
function useLate(is: boolean): boolean {
  const [isLate, setLate] = useState(false);
  useEffect(() => {
    if (!is) return;
    const timer = setTimeout(() => setLate(true), 400);
    return () => {
      clearTimeout(timer);
      setLate(false);
    };
  }, [is]);
  return is && isLate;
}

function Loading() {
  const { t } = useTranslation();
  return (
    <span role="status" className="sr-only">
      {t('state.loading')}
    </span>
  );
}

function Nothing<R extends BaseRecord & { id: number | string }>(props: DataTableProps<R>) {
  const { rows, empty, emptyHint, emptyAction } = props;
  const { t } = useTranslation('console');
  if (rows.isFiltered) {
    return <EmptyState text={t('table.noMatch')} hint={t('table.noMatchHint')} />;
  }
  return (
    <EmptyState text={empty} {...(emptyHint && { hint: emptyHint })}>
      {emptyAction}
    </EmptyState>
  );
}

import { useTranslation } from '@xiongmao/i18n/use-translation';
import { useMemo } from 'react';
import { Link } from 'react-router';
import type { Row } from '../contract.ts';
import { ApplicationState } from '../expert-applications/application-state.tsx';
import { useFormat } from '../format.ts';
import { useGameNames } from '../page/game-names.ts';
import { PageHead } from '../page/page-head.tsx';
import { columnsOf } from '../table/columns.ts';
import { DataTable } from '../table/data-table.tsx';
import { ChoiceFilter, Filters, SearchFilter } from '../table/filters.tsx';
import { useRows } from '../table/use-rows.ts';

const column = columnsOf<Row<'experts'>>();
const states = ['approved', 'suspended'] as const satisfies readonly Row<'experts'>['state'][];

/** Everyone who is an expert, with what they sold and how good they were. */
export function ExpertList() {
  const { t } = useTranslation(['console', 'experts']);
  const rows = useRows('experts', { sort: { field: 'id', order: 'desc' }, inAddress: true });
  const { filterValue, filterBy, clearFilters, isFiltered } = rows;
  return (
    <div className="flex flex-col gap-4">
      <PageHead title={t('experts.title')} hint={t('experts.hint')} />
      <Filters onClear={isFiltered ? clearFilters : undefined}>
        <SearchFilter
          label={t('applications.search')}
          value={filterValue('q')}
          onChange={(value) => filterBy('q', value)}
        />
        <ChoiceFilter
          label={t('experts.state')}
          options={states.map((value) => ({ value, label: t(`experts:application.${value}`) }))}
          value={filterValue('state')}
          onChange={(value) => filterBy('state', value)}
        />
      </Filters>
      <DataTable
        label={t('experts.title')}
        columns={useExpertColumns()}
        rows={rows}
        empty={t('experts.empty')}
      />
    </div>
  );
}

function useExpertColumns() {
  const { t } = useTranslation('console');
  const { count, percent, date } = useFormat();
  const gameNames = useGameNames();
  return useMemo(
    () => [
      column.accessor('username', {
        header: t('experts.expert'),
        meta: { onPhone: 'head' },
        cell: ({ row: { original } }) => (
          <Link to={`/experts/${original.id}`} className="flex min-h-6 flex-col hover:text-accent">
            <span className="font-semibold">{original.username}</span>
            <span className="tabular text-xs text-muted">{original.id}</span>
          </Link>
        ),
      }),
      column.accessor('gameIds', {
        header: t('applications.games'),
        meta: { onPhone: 'hidden', wideOnly: true },
        cell: ({ getValue }) => gameNames(getValue()),
      }),
      column.accessor(({ record }) => record.accuracy, {
        id: 'accuracy',
        header: t('experts.accuracy'),
        meta: { numeric: true },
        cell: ({ row: { original } }) => {
          const { accuracy, counted } = original.record;
          return accuracy === null ? '–' : `${percent(accuracy)} / ${count(counted)}`;
        },
      }),
      column.accessor('plans', {
        header: t('experts.plans'),
        meta: { numeric: true },
        cell: ({ getValue }) => count(getValue()),
      }),
      column.accessor('sales', {
        header: t('plans.sales'),
        meta: { sortable: true, numeric: true },
        cell: ({ getValue }) => count(getValue()),
      }),
      column.accessor('earned', {
        header: t('experts.earned'),
        meta: { sortable: true, numeric: true },
        cell: ({ getValue }) => count(getValue()),
      }),
      column.accessor('approvedAt', {
        header: t('experts.approvedAt'),
        meta: { wideOnly: true, className: 'tabular whitespace-nowrap' },
        cell: ({ getValue }) => date(getValue()),
      }),
      column.accessor('state', {
        header: t('experts.state'),
        meta: { onPhone: 'aside' },
        cell: ({ getValue }) => <ApplicationState state={getValue()} />,
      }),
    ],
    [t, count, percent, date, gameNames],
  );
}

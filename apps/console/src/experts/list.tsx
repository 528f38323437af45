import { expertStates } from '@xiongmao/api/experts/rules';
import { useTranslation } from '@xiongmao/i18n/use-translation';
import { useMemo } from 'react';
import type { Row } from '../contract.ts';
import { ApplicationState } from '../expert-applications/application-state.tsx';
import { useFormat } from '../format.ts';
import { GameNames } from '../page/game-names.tsx';
import { PersonLink } from '../page/links/user-link.tsx';
import { columnsOf } from '../table/columns.ts';
import { ChoiceFilter, SearchFilter } from '../table/filters.tsx';
import { ListScreen } from '../table/list-screen.tsx';
import { useRows } from '../table/use-rows.ts';

const column = columnsOf<Row<'experts'>>();

/** Everyone who is an expert, with what they sold and how good they were. */
export function ExpertList() {
  const { t } = useTranslation(['console', 'experts']);
  const rows = useRows('experts', { sort: { field: 'id', order: 'desc' }, inAddress: true });
  return (
    <ListScreen
      title={t('experts.title')}
      hint={t('experts.hint')}
      filters={
        <>
          <SearchFilter label={t('applications.search')} field="q" />
          <ChoiceFilter
            label={t('experts.state')}
            options={expertStates.map((value) => ({
              value,
              label: t(`experts:application.${value}`),
            }))}
            field="state"
          />
        </>
      }
      columns={useExpertColumns()}
      rows={rows}
      empty={t('experts.empty')}
    />
  );
}

function useExpertColumns() {
  const { t } = useTranslation('console');
  const { count, percent, date } = useFormat();
  return useMemo(
    () => [
      column.accessor('username', {
        header: t('experts.expert'),
        meta: { onPhone: 'head' },
        cell: ({ row: { original } }) => (
          <PersonLink to={`/experts/${original.id}`} id={original.id} name={original.username} />
        ),
      }),
      column.accessor('gameIds', {
        header: t('applications.games'),
        meta: { onPhone: 'hidden', wideOnly: true },
        cell: ({ getValue }) => <GameNames gameIds={getValue()} />,
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
    [t, count, percent, date],
  );
}

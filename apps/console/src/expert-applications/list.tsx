import { applicationStates } from '@xiongmao/api/experts/rules';
import { useTranslation } from '@xiongmao/i18n/use-translation';
import { useMemo } from 'react';
import type { Row } from '../contract.ts';
import { useFormat } from '../format.ts';
import { GameNames } from '../page/game-names.tsx';
import { PersonLink } from '../page/links/user-link.tsx';
import { columnsOf } from '../table/columns.ts';
import { ChoiceFilter, SearchFilter } from '../table/filters.tsx';
import { ListScreen } from '../table/list-screen.tsx';
import { useQueue } from '../table/use-queue.ts';
import { ApplicationState } from './application-state.tsx';

const column = columnsOf<Row<'expert-applications'>>();

/** Who wants to be an expert: those who wait first, the longest waiting first. */
export function ApplicationList() {
  const { t } = useTranslation(['console', 'experts']);
  const rows = useQueue('expert-applications', { field: 'appliedAt', order: 'asc' });
  return (
    <ListScreen
      title={t('applications.title')}
      hint={t('applications.hint')}
      filters={
        <>
          <SearchFilter label={t('applications.search')} field="q" />
          <ChoiceFilter
            label={t('applications.state')}
            options={applicationStates
              .filter((state) => state !== 'none')
              .map((value) => ({ value, label: t(`experts:application.${value}`) }))}
            field="state"
          />
        </>
      }
      columns={useApplicationColumns()}
      rows={rows}
      empty={t('applications.empty')}
      emptyHint={t('applications.emptyHint')}
    />
  );
}

function useApplicationColumns() {
  const { t } = useTranslation('console');
  const { moment } = useFormat();
  return useMemo(
    () => [
      column.accessor('username', {
        header: t('applications.applicant'),
        meta: { onPhone: 'head' },
        cell: ({ row: { original } }) => (
          <PersonLink
            to={`/expert-applications/${original.id}`}
            id={original.id}
            name={original.username}
          />
        ),
      }),
      column.accessor('gameIds', {
        header: t('applications.games'),
        cell: ({ getValue }) => <GameNames gameIds={getValue()} />,
      }),
      column.accessor('introduction', {
        header: t('applications.introduction'),
        meta: { onPhone: 'hidden', wideOnly: true, className: 'max-w-96 truncate' },
      }),
      column.accessor('appliedAt', {
        header: t('applications.appliedAt'),
        meta: { sortable: true, className: 'tabular whitespace-nowrap' },
        cell: ({ getValue }) => moment(getValue()),
      }),
      column.accessor('state', {
        header: t('applications.state'),
        meta: { onPhone: 'aside' },
        cell: ({ getValue }) => <ApplicationState state={getValue()} />,
      }),
    ],
    [t, moment],
  );
}

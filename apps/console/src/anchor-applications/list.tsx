import { anchorStates } from '@xiongmao/api/anchors/rules';
import { useTranslation } from '@xiongmao/i18n/use-translation';
import { useMemo } from 'react';
import type { Row } from '../contract.ts';
import { useFormat } from '../format.ts';
import { PersonLink } from '../page/links/user-link.tsx';
import { columnsOf } from '../table/columns.ts';
import { ChoiceFilter, SearchFilter } from '../table/filters.tsx';
import { ListScreen } from '../table/list-screen.tsx';
import { useQueue } from '../table/use-queue.ts';
import { AnchorState } from './anchor-state.tsx';

const column = columnsOf<Row<'anchor-applications'>>();

/** Who wants to stream: those who wait first, the longest waiting first. */
export function AnchorApplicationList() {
  const { t } = useTranslation(['console', 'anchors']);
  const rows = useQueue('anchor-applications', { field: 'appliedAt', order: 'asc' });
  return (
    <ListScreen
      title={t('anchorApplications.title')}
      hint={t('applications.hint')}
      filters={
        <>
          <SearchFilter label={t('applications.search')} field="q" />
          <ChoiceFilter
            label={t('applications.state')}
            options={anchorStates
              .filter((state) => state !== 'none')
              .map((value) => ({ value, label: t(`anchors:state.${value}`) }))}
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
  const { count, moment } = useFormat();
  return useMemo(
    () => [
      column.accessor('username', {
        header: t('applications.applicant'),
        meta: { onPhone: 'head' },
        cell: ({ row: { original } }) => (
          <PersonLink
            to={`/anchor-applications/${original.id}`}
            id={original.id}
            name={original.username}
          />
        ),
      }),
      column.accessor('age', {
        header: t('anchorApplications.age'),
        meta: { numeric: true },
        cell: ({ getValue }) => count(getValue()),
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
      column.accessor('recommendedBy', {
        header: t('applications.recommendedBy'),
        cell: ({ getValue }) => getValue() ?? '–',
      }),
      column.accessor('state', {
        header: t('applications.state'),
        meta: { onPhone: 'aside' },
        cell: ({ getValue }) => <AnchorState state={getValue()} />,
      }),
    ],
    [t, count, moment],
  );
}

import { useTranslation } from '@xiongmao/i18n/use-translation';
import { useMemo } from 'react';
import { Link } from 'react-router';
import { AnchorState } from '../anchor-applications/anchor-state.tsx';
import type { Row } from '../contract.ts';
import { useFormat } from '../format.ts';
import { PersonLink } from '../page/links/user-link.tsx';
import { StateLabel } from '../page/state-label.tsx';
import { columnsOf } from '../table/columns.ts';
import { ChoiceFilter, SearchFilter } from '../table/filters.tsx';
import { ListScreen } from '../table/list-screen.tsx';
import { useRows } from '../table/use-rows.ts';
import { Rights } from './rights.tsx';

const column = columnsOf<Row<'anchors'>>();

/** Everyone who may stream, with their rights and what they earned. */
export function AnchorList() {
  const { t } = useTranslation('console');
  const rows = useRows('anchors', { sort: { field: 'id', order: 'desc' }, inAddress: true });
  return (
    <ListScreen
      title={t('anchors.title')}
      hint={t('anchors.hint')}
      filters={
        <>
          <SearchFilter label={t('anchors.search')} field="q" />
          <ChoiceFilter
            label={t('anchors.onAir')}
            options={[
              { value: 'true', label: t('anchors.onAir') },
              { value: 'false', label: t('anchors.offAir') },
            ]}
            field="onAir"
          />
          <ChoiceFilter
            label={t('anchors.ban')}
            options={[
              { value: 'true', label: t('anchors.banned') },
              { value: 'false', label: t('anchors.notBanned') },
            ]}
            field="banned"
          />
        </>
      }
      columns={useAnchorColumns()}
      rows={rows}
      empty={t('anchors.empty')}
    />
  );
}

function useAnchorColumns() {
  const { t } = useTranslation('console');
  const { count, date } = useFormat();
  return useMemo(
    () => [
      column.accessor('username', {
        header: t('anchors.anchor'),
        meta: { onPhone: 'head' },
        cell: ({ row: { original } }) => (
          <PersonLink to={`/anchors/${original.id}`} id={original.id} name={original.username} />
        ),
      }),
      column.accessor('broadcastId', {
        header: t('anchors.onAir'),
        cell: ({ getValue }) => {
          const id = getValue();
          if (id === null) return '–';
          return (
            <Link to={`/broadcasts/${id}`} className="hover:underline">
              <StateLabel tone="good">{t('anchors.onAir')}</StateLabel>
            </Link>
          );
        },
      }),
      column.accessor('rights', {
        header: t('anchors.rights'),
        cell: ({ getValue }) => <Rights rights={getValue()} />,
      }),
      column.accessor('broadcasts', {
        header: t('anchors.broadcasts'),
        meta: { numeric: true },
        cell: ({ getValue }) => count(getValue()),
      }),
      column.accessor('fans', {
        header: t('anchors.fans'),
        meta: { sortable: true, numeric: true },
        cell: ({ getValue }) => count(getValue()),
      }),
      column.accessor('earned', {
        header: t('experts.earned'),
        meta: { sortable: true, numeric: true },
        cell: ({ getValue }) => count(getValue()),
      }),
      column.accessor('approvedAt', {
        header: t('anchors.since'),
        meta: { wideOnly: true, className: 'tabular whitespace-nowrap' },
        cell: ({ getValue }) => date(getValue()),
      }),
      column.accessor('state', {
        header: t('experts.state'),
        meta: { onPhone: 'aside' },
        cell: ({ row: { original } }) => (
          <AnchorState state={original.state} isBanned={original.banReason !== null} />
        ),
      }),
    ],
    [t, count, date],
  );
}

import { pageNames, pageVersionStates } from '@xiongmao/api/pages/rules';
import { useTranslation } from '@xiongmao/i18n/use-translation';
import { useMemo } from 'react';
import { Link } from 'react-router';
import type { Row } from '../contract.ts';
import { useFormat } from '../format.ts';
import { NewLink } from '../page/links/new-link.tsx';
import { columnsOf } from '../table/columns.ts';
import { ChoiceFilter } from '../table/filters.tsx';
import { ListScreen } from '../table/list-screen.tsx';
import { useRows } from '../table/use-rows.ts';
import { VersionState } from './version-state.tsx';

const column = columnsOf<Row<'page-versions'>>();

/** What editors have made of the pages of words. */
export function VersionList() {
  const { t } = useTranslation('editors');
  const rows = useRows('page-versions', { sort: { field: 'id', order: 'desc' }, inAddress: true });
  const create = <NewLink resource="page-versions">{t('pageVersions.create')}</NewLink>;
  return (
    <ListScreen
      title={t('pageVersions.title')}
      hint={t('pageVersions.hint')}
      actions={create}
      filters={
        <>
          <ChoiceFilter
            label={t('pageVersions.page')}
            options={pageNames.map((value) => ({ value, label: t(`pageVersions.names.${value}`) }))}
            field="page"
          />
          <ChoiceFilter
            label={t('pageVersions.state')}
            options={pageVersionStates.map((value) => ({
              value,
              label: t(`pageVersions.states.${value}`),
            }))}
            field="state"
          />
        </>
      }
      columns={useVersionColumns()}
      rows={rows}
      empty={t('pageVersions.empty')}
      emptyHint={t('pageVersions.emptyHint')}
      emptyAction={create}
    />
  );
}

function useVersionColumns() {
  const { t } = useTranslation('editors');
  const { moment } = useFormat();
  return useMemo(
    () => [
      column.accessor('page', {
        header: t('pageVersions.page'),
        meta: { onPhone: 'head' },
        cell: ({ row: { original } }) => (
          <Link to={`/page-versions/${original.id}`} className="font-semibold hover:text-accent">
            {t(`pageVersions.names.${original.page}`)}
          </Link>
        ),
      }),
      column.accessor('number', { header: t('pageVersions.number'), meta: { numeric: true } }),
      column.accessor('state', {
        header: t('pageVersions.state'),
        meta: { onPhone: 'aside' },
        cell: ({ getValue }) => <VersionState state={getValue()} />,
      }),
      column.accessor('from', {
        header: t('pageVersions.from'),
        meta: { sortable: true, className: 'tabular whitespace-nowrap' },
        cell: ({ getValue }) => {
          const from = getValue();
          return from === null ? '–' : moment(from);
        },
      }),
      column.accessor('note', {
        header: t('pageVersions.note'),
        cell: ({ getValue }) => getValue() || '–',
      }),
      column.accessor('by', {
        header: t('proclamations.by'),
        cell: ({ getValue }) => getValue() ?? '–',
      }),
    ],
    [t, moment],
  );
}

import { useTranslation } from '@xiongmao/i18n/use-translation';
import { useMemo } from 'react';
import { Link } from 'react-router';
import type { Row } from '../contract.ts';
import { useFormat } from '../format.ts';
import { columnsOf } from '../table/columns.ts';
import { ListScreen } from '../table/list-screen.tsx';
import { useRows } from '../table/use-rows.ts';

const column = columnsOf<Row<'site-details'>>();

/** The one row of it, as it stands. */
export function SiteDetailsList() {
  const { t } = useTranslation(['console', 'editors']);
  const rows = useRows('site-details', { sort: { field: 'id', order: 'asc' } });
  return (
    <ListScreen
      title={t('editors:siteDetails.title')}
      hint={t('editors:siteDetails.hint')}
      columns={useColumns()}
      rows={rows}
      empty={t('editors:siteDetails.unset')}
    />
  );
}

function useColumns() {
  const { t } = useTranslation(['console', 'editors']);
  const { count, moment } = useFormat();
  return useMemo(() => {
    const unset = t('editors:siteDetails.unset');
    return [
      column.accessor('email', {
        header: t('editors:siteDetails.email'),
        meta: { onPhone: 'head' },
        cell: ({ row: { original } }) => (
          <Link to={`/site-details/${original.id}`} className="hover:text-accent">
            {original.email ?? unset}
          </Link>
        ),
      }),
      column.accessor('phone', {
        header: t('editors:siteDetails.phone'),
        cell: ({ getValue }) => getValue() ?? unset,
      }),
      column.accessor('links', {
        header: t('editors:siteDetails.links'),
        cell: ({ row: { original } }) =>
          original.links === null ? unset : count(original.links.length),
      }),
      column.accessor('by', { header: t('editors:siteDetails.by') }),
      column.accessor('at', {
        header: t('editors:newsArticles.changed'),
        meta: { className: 'tabular whitespace-nowrap' },
        cell: ({ row: { original } }) => original.at && moment(original.at),
      }),
    ];
  }, [t, count, moment]);
}

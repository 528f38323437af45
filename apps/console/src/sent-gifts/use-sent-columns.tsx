import { useLocale } from '@xiongmao/i18n/use-locale';
import { useTranslation } from '@xiongmao/i18n/use-translation';
import { nameIn } from '@xiongmao/i18n/words/name-in';
import { useMemo } from 'react';
import { Link } from 'react-router';
import type { Row } from '../contract.ts';
import { useFormat } from '../format.ts';
import { UserLink } from '../page/links/user-link.tsx';
import { columnsOf } from '../table/columns.ts';

const column = columnsOf<Row<'sent-gifts'>>();

/** What was given by whom to whom. */
export function useSentColumns() {
  const { t } = useTranslation('console');
  const { count, moment } = useFormat();
  const locale = useLocale();
  return useMemo(
    () => [
      column.accessor('at', {
        header: t('sentGifts.at'),
        meta: { className: 'tabular whitespace-nowrap' },
        cell: ({ getValue }) => moment(getValue()),
      }),
      column.accessor('names', {
        header: t('sentGifts.gift'),
        meta: { onPhone: 'head' },
        cell: ({ row: { original } }) => (
          <span className="font-semibold">
            {`${nameIn(original.names, locale)} × ${count(original.count)}`}
          </span>
        ),
      }),
      column.accessor('username', {
        header: t('sentGifts.from'),
        cell: ({ row: { original } }) => <UserLink id={original.userId} name={original.username} />,
      }),
      column.accessor('anchor', {
        header: t('sentGifts.to'),
        cell: ({ row: { original } }) => (
          <Link to={`/broadcasts/${original.broadcastId}`} className="hover:text-accent">
            {original.anchor}
          </Link>
        ),
      }),
      column.accessor('gold', {
        header: t('gifts.gold'),
        meta: { sortable: true, numeric: true, onPhone: 'aside' },
        cell: ({ getValue }) => count(getValue()),
      }),
      column.accessor('earned', {
        header: t('sentGifts.earned'),
        meta: { numeric: true },
        cell: ({ getValue }) => count(getValue()),
      }),
    ],
    [t, count, moment, locale],
  );
}

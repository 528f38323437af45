import { useTranslation } from '@xiongmao/i18n/use-translation';
import { useMemo } from 'react';
import { Link } from 'react-router';
import type { Row } from '../contract.ts';
import { useFormat } from '../format.ts';
import { columnsOf } from '../table/columns.ts';

const column = columnsOf<Row<'gold-accounts'>>();

/** Whose gold it is, and how much. */
export function useAccountColumns() {
  const { t } = useTranslation('console');
  const { count } = useFormat();
  return useMemo(
    () => [
      column.accessor('username', {
        header: t('gold.account'),
        meta: { onPhone: 'head' },
        cell: ({ row: { original } }) => (
          <Link
            to={`/gold-accounts/${original.id}`}
            className="flex min-h-6 flex-col hover:text-accent"
          >
            <span className="font-semibold">
              {original.username ?? t(`ledgerKind.${original.kind}`)}
            </span>
            {original.username && (
              <span className="text-xs text-muted">{t(`ledgerKind.${original.kind}`)}</span>
            )}
          </Link>
        ),
      }),
      column.accessor('balance', {
        header: t('gold.balance'),
        meta: { sortable: true, numeric: true },
        cell: ({ getValue }) => count(getValue()),
      }),
      column.accessor('held', {
        header: t('gold.held'),
        meta: { numeric: true },
        cell: ({ getValue }) => count(getValue()),
      }),
      column.accessor('entries', {
        header: t('gold.entries'),
        meta: { numeric: true },
        cell: ({ getValue }) => count(getValue()),
      }),
    ],
    [t, count],
  );
}

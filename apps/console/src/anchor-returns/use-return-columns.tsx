import { useTranslation } from '@xiongmao/i18n/use-translation';
import { useMemo } from 'react';
import { Link } from 'react-router';
import type { Row } from '../contract.ts';
import { useFormat } from '../format.ts';
import { SignedGold } from '../page/signed-gold.tsx';
import { columnsOf } from '../table/columns.ts';

const column = columnsOf<Row<'anchor-returns'>>();

/** Of income of many anchors, or of one: then nobody need be told of whom. */
export function useReturnColumns({ ofOne = false }: { ofOne?: boolean } = {}) {
  const { t } = useTranslation(['console', 'anchors']);
  const { moment } = useFormat();
  return useMemo(
    () => [
      column.accessor('title', {
        header: t('broadcasts.broadcast'),
        meta: { onPhone: 'head' },
        cell: ({ row: { original } }) => (
          <Link
            to={`/broadcasts/${original.broadcastId}`}
            className="inline-flex min-h-6 items-center font-semibold hover:text-accent"
          >
            {original.title}
          </Link>
        ),
      }),
      ...(ofOne
        ? []
        : [
            column.accessor('anchor', {
              header: t('anchors.anchor'),
              cell: ({ row: { original } }) => (
                <Link to={`/anchors/${original.anchorId}`} className="hover:text-accent">
                  {original.anchor}
                </Link>
              ),
            }),
          ]),
      column.accessor('kind', {
        header: t('gold.kind'),
        cell: ({ getValue }) => t(`anchors:kind.${getValue()}`),
      }),
      column.accessor('at', {
        header: t('gold.at'),
        meta: { className: 'tabular whitespace-nowrap' },
        cell: ({ getValue }) => moment(getValue()),
      }),
      column.accessor('amount', {
        header: t('gold.amount'),
        meta: { sortable: true, numeric: true, onPhone: 'aside' },
        cell: ({ getValue }) => <SignedGold amount={getValue()} />,
      }),
    ],
    [t, moment, ofOne],
  );
}

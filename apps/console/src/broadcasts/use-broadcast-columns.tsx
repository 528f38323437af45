import { useTranslation } from '@xiongmao/i18n/use-translation';
import { useMemo } from 'react';
import { Link } from 'react-router';
import type { Row } from '../contract.ts';
import { useFormat } from '../format.ts';
import { MatchLine } from '../plans/match-line.tsx';
import { columnsOf } from '../table/columns.ts';
import { BroadcastState } from './broadcast-state.tsx';

const column = columnsOf<Row<'broadcasts'>>();

/** Of broadcasts of many anchors, or of one: then nobody need be told of whom. */
export function useBroadcastColumns({ ofOne = false }: { ofOne?: boolean } = {}) {
  const { t } = useTranslation(['console', 'live']);
  const { count, moment } = useFormat();
  return useMemo(
    () => [
      column.accessor('title', {
        header: t('broadcasts.broadcast'),
        meta: { onPhone: 'head' },
        cell: ({ row: { original } }) => (
          <Link
            to={`/broadcasts/${original.id}`}
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
      column.accessor('match', {
        header: t('broadcasts.topic'),
        meta: { wideOnly: true },
        cell: ({ row: { original } }) =>
          original.match ? <MatchLine match={original.match} /> : original.label,
      }),
      column.accessor('price', {
        header: t('plans.price'),
        meta: { numeric: true },
        cell: ({ getValue }) => {
          const price = getValue();
          return price === null ? t('live:rooms.free') : count(price);
        },
      }),
      column.accessor('unlocks', {
        header: t('broadcasts.unlocks'),
        meta: { numeric: true },
        cell: ({ getValue }) => count(getValue()),
      }),
      column.accessor('beganAt', {
        header: t('broadcasts.beganAt'),
        meta: { className: 'tabular whitespace-nowrap' },
        cell: ({ getValue }) => moment(getValue()),
      }),
      column.accessor('endedAt', {
        header: t('experts.state'),
        meta: { onPhone: 'aside' },
        cell: ({ row: { original } }) => <BroadcastState {...original} />,
      }),
    ],
    [t, count, moment, ofOne],
  );
}

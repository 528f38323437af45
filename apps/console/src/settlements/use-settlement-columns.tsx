import { useTranslation } from '@xiongmao/i18n/use-translation';
import { useMemo } from 'react';
import { Link } from 'react-router';
import type { Row } from '../contract.ts';
import { useFormat } from '../format.ts';
import { PlanResult } from '../plans/plan-state.tsx';
import { columnsOf } from '../table/columns.ts';

const column = columnsOf<Row<'settlements'>>();
const amounts = ['captured', 'released', 'expertShare', 'houseShare', 'unclaimed'] as const;

/** Of settlements of many plans, or of one: then nobody need be told of which. */
export function useSettlementColumns({ ofOne = false }: { ofOne?: boolean } = {}) {
  const { t } = useTranslation(['console', 'experts']);
  const { count, moment } = useFormat();
  return useMemo(
    () => [
      ...(ofOne
        ? []
        : [
            column.accessor('title', {
              header: t('plans.plan'),
              meta: { onPhone: 'head' },
              cell: ({ row: { original } }) => (
                <span className="flex min-w-40 flex-col">
                  <Link
                    to={`/plans/${original.planId}`}
                    className="min-h-6 font-semibold hover:text-accent"
                  >
                    {original.title}
                  </Link>
                  <span className="text-xs text-muted">{original.expert}</span>
                </span>
              ),
            }),
          ]),
      column.accessor('cause', {
        header: t('settlements.cause'),
        meta: { onPhone: ofOne ? 'head' : undefined },
        cell: ({ row: { original } }) => (
          <span className="whitespace-nowrap">
            {t(`experts:cause.${original.cause}`)}
            <span className="tabular text-xs text-muted"> #{original.revision}</span>
          </span>
        ),
      }),
      column.accessor('result', {
        header: t('settlements.result'),
        meta: { onPhone: 'aside' },
        cell: ({ getValue }) => <PlanResult result={getValue()} />,
      }),
      // Its value is what is shown: an export takes a number as it is.
      column.accessor(
        ({ scoreHome, scoreAway }) => (scoreHome === null ? '–' : `${scoreHome}–${scoreAway}`),
        { id: 'scoreHome', header: t('settlements.score'), meta: { numeric: true } },
      ),
      ...amounts.map((name) =>
        column.accessor(name, {
          header: t(`settlements.${name}`),
          meta: { numeric: true, wideOnly: name !== 'captured' && name !== 'released' },
          cell: ({ getValue }) => count(getValue()),
        }),
      ),
      column.accessor('at', {
        header: t('settlements.at'),
        meta: { className: 'tabular whitespace-nowrap' },
        cell: ({ getValue }) => moment(getValue()),
      }),
    ],
    [t, count, moment, ofOne],
  );
}

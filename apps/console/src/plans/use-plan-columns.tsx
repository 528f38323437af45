import { useTranslation } from '@xiongmao/i18n/use-translation';
import { usePredictionTexts } from '@xiongmao/i18n/words/use-prediction';
import { useMemo } from 'react';
import { Link } from 'react-router';
import type { Row } from '../contract.ts';
import { useFormat } from '../format.ts';
import { columnsOf } from '../table/columns.ts';
import { MatchLine } from './match-line.tsx';
import { NotOnSale, PlanResult, PlanState, RevisionState } from './plan-state.tsx';

const column = columnsOf<Row<'plans'>>();

/** Of plans of many experts, or of one: then nobody need be told whose they are. */
export function usePlanColumns({ ofOne = false }: { ofOne?: boolean } = {}) {
  const { t } = useTranslation(['console', 'experts']);
  const { count, moment } = useFormat();
  const texts = usePredictionTexts();
  return useMemo(
    () => [
      column.accessor('title', {
        header: t('plans.plan'),
        meta: { onPhone: 'head' },
        cell: ({ row: { original } }) => (
          <span className="flex min-w-48 flex-col">
            <Link to={`/plans/${original.id}`} className="min-h-6 font-semibold hover:text-accent">
              {original.title}
            </Link>
            <span className="text-xs text-muted">
              {texts.market(original.match.gameId, original)} ·{' '}
              {texts.predicted(original.match, original)}
            </span>
          </span>
        ),
      }),
      column.accessor('match', {
        header: t('plans.match'),
        cell: ({ getValue }) => <MatchLine match={getValue()} />,
      }),
      ...(ofOne
        ? []
        : [
            column.accessor('expert', {
              header: t('plans.expert'),
              cell: ({ row: { original } }) => (
                <Link to={`/experts/${original.expertId}`} className="hover:text-accent">
                  {original.expert}
                </Link>
              ),
            }),
          ]),
      column.accessor('price', {
        header: t('plans.price'),
        meta: { sortable: true, numeric: true },
        cell: ({ getValue }) => {
          const price = getValue();
          return price ? count(price) : t('experts:plan.free');
        },
      }),
      column.accessor('sales', {
        header: t('plans.sales'),
        meta: { sortable: true, numeric: true },
        cell: ({ getValue }) => count(getValue()),
      }),
      column.accessor('createdAt', {
        header: t('plans.createdAt'),
        meta: { wideOnly: true, className: 'tabular whitespace-nowrap' },
        cell: ({ getValue }) => moment(getValue()),
      }),
      column.accessor('state', {
        header: t('plans.state'),
        meta: { onPhone: 'aside' },
        cell: ({ row: { original } }) => (
          <span className="flex flex-col">
            <PlanState state={original.state} />
            {original.setAside && <NotOnSale />}
            {original.revision?.state === 'underReview' && <RevisionState state="underReview" />}
            {original.result && <PlanResult result={original.result} />}
          </span>
        ),
      }),
    ],
    [t, count, moment, texts, ofOne],
  );
}

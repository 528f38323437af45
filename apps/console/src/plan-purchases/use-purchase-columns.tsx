import { useCan } from '@refinedev/core';
import { useTranslation } from '@xiongmao/i18n/use-translation';
import { useMemo } from 'react';
import { Link } from 'react-router';
import type { Row } from '../contract.ts';
import { useFormat } from '../format.ts';
import { GiveBack } from '../holds/give-back.tsx';
import { HoldState } from '../holds/hold-state.tsx';
import { UserLink } from '../page/links/user-link.tsx';
import { StateLabel } from '../page/state-label.tsx';
import { columnsOf } from '../table/columns.ts';

const column = columnsOf<Row<'plan-purchases'>>();

/** Of purchases of many plans, or of one: then nobody need be told of which. */
export function usePurchaseColumns({ ofOne = false }: { ofOne?: boolean } = {}) {
  const { t } = useTranslation(['console', 'experts']);
  const { count, moment } = useFormat();
  const givesBack = useCan({ resource: 'plan-purchases', action: 'edit' }).data?.can ?? false;
  return useMemo(
    () => [
      column.accessor('username', {
        header: t('purchases.buyer'),
        meta: { onPhone: 'head' },
        cell: ({ row: { original } }) => (
          <span className="flex flex-col items-start">
            <span className="font-semibold">
              <UserLink id={original.userId} name={original.username} />
            </span>
            {original.sharedWithExpert && (
              <StateLabel tone="due">
                {t(`purchases.sharedWithExpert.${original.sharedWithExpert}`)}
              </StateLabel>
            )}
          </span>
        ),
      }),
      ...(ofOne
        ? []
        : [
            column.accessor('title', {
              header: t('plans.plan'),
              cell: ({ row: { original } }) => (
                <Link to={`/plans/${original.planId}`} className="hover:text-accent">
                  {original.title}
                </Link>
              ),
            }),
          ]),
      column.accessor('price', {
        header: t('plans.price'),
        meta: { sortable: true, numeric: true },
        cell: ({ getValue }) => count(getValue()),
      }),
      column.accessor('at', {
        header: t('purchases.at'),
        meta: { className: 'tabular whitespace-nowrap' },
        cell: ({ getValue }) => moment(getValue()),
      }),
      column.accessor('state', {
        header: t('plans.state'),
        meta: { onPhone: 'aside' },
        cell: ({ row: { original } }) => (
          <HoldState
            state={original.state}
            name={t(`experts:purchase.${original.state}`)}
            reason={original.reason}
          />
        ),
      }),
      ...(givesBack
        ? [
            column.display({
              id: 'giveBack',
              header: () => <span className="sr-only">{t('purchases.giveBack')}</span>,
              meta: { onPhone: 'foot', className: 'text-end' },
              cell: ({ row: { original } }) => (
                <GiveBack
                  resource="plan-purchases"
                  bought={original}
                  also={['plans', 'settlements']}
                />
              ),
            }),
          ]
        : []),
    ],
    [t, count, moment, ofOne, givesBack],
  );
}

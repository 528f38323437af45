import { useCan } from '@refinedev/core';
import { useTranslation } from '@xiongmao/i18n/use-translation';
import { useMemo } from 'react';
import { Link } from 'react-router';
import { useAccount } from '../account.ts';
import type { Row } from '../contract.ts';
import { ReasonedDecision } from '../form/decision.tsx';
import { useFormat } from '../format.ts';
import { StateLabel } from '../page/state-label.tsx';
import { UserLink } from '../page/user-link.tsx';
import { columnsOf } from '../table/columns.ts';

type Purchase = Row<'plan-purchases'>;
const column = columnsOf<Purchase>();
const tones = { held: 'due', captured: 'good', released: 'quiet' } as const;

/** Of purchases of many plans, or of one: then nobody need be told of which. */
export function usePurchaseColumns({ ofOne = false }: { ofOne?: boolean } = {}) {
  const { t } = useTranslation(['console', 'experts']);
  const { count, moment } = useFormat();
  const givesBack = useCan({ resource: 'plan-purchases', action: 'edit' }).data?.can ?? false;
  // One's own gold is given back by others.
  const uid = useAccount()?.uid;
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
          <span className="flex flex-col">
            <StateLabel tone={tones[original.state]}>
              {t(`experts:purchase.${original.state}`)}
            </StateLabel>
            {original.reason && <span className="text-xs text-muted">{original.reason}</span>}
          </span>
        ),
      }),
      ...(givesBack
        ? [
            column.display({
              id: 'giveBack',
              header: () => <span className="sr-only">{t('purchases.giveBack')}</span>,
              meta: { onPhone: 'foot', className: 'text-end' },
              cell: ({ row: { original } }) =>
                original.state !== 'released' &&
                original.userId !== uid && <GiveBack {...original} />,
            }),
          ]
        : []),
    ],
    [t, count, moment, ofOne, givesBack, uid],
  );
}

function GiveBack({ id, version, username, price }: Purchase) {
  const { t } = useTranslation('console');
  const { count } = useFormat();
  return (
    <ReasonedDecision
      resource="plan-purchases"
      id={id}
      version={version}
      values={{ state: 'released' }}
      done={t('purchases.givenBack')}
      also={['plans', 'settlements']}
      title={t('purchases.giveBackOf', { name: username, gold: count(price) })}
      hint={t('purchases.giveBackHint')}
    >
      {t('purchases.giveBack')}
    </ReasonedDecision>
  );
}

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

type Unlock = Row<'live-unlocks'>;
const column = columnsOf<Unlock>();
const tones = { held: 'due', captured: 'good', released: 'quiet' } as const;

/** Of unlocks of many broadcasts, or of one: then nobody need be told of which. */
export function useUnlockColumns({ ofOne = false }: { ofOne?: boolean } = {}) {
  const { t } = useTranslation('console');
  const { count, moment } = useFormat();
  const givesBack = useCan({ resource: 'live-unlocks', action: 'edit' }).data?.can ?? false;
  // One's own gold is given back by others.
  const uid = useAccount()?.uid;
  return useMemo(
    () => [
      column.accessor('username', {
        header: t('liveUnlocks.viewer'),
        meta: { onPhone: 'head' },
        cell: ({ row: { original } }) => (
          <span className="font-semibold">
            <UserLink id={original.userId} name={original.username} />
          </span>
        ),
      }),
      ...(ofOne
        ? []
        : [
            column.accessor('title', {
              header: t('broadcasts.broadcast'),
              cell: ({ row: { original } }) => (
                <Link to={`/broadcasts/${original.broadcastId}`} className="hover:text-accent">
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
        header: t('liveUnlocks.at'),
        meta: { className: 'tabular whitespace-nowrap' },
        cell: ({ getValue }) => moment(getValue()),
      }),
      column.accessor('state', {
        header: t('plans.state'),
        meta: { onPhone: 'aside' },
        cell: ({ row: { original } }) => (
          <span className="flex flex-col">
            <StateLabel tone={tones[original.state]}>{t(`holdState.${original.state}`)}</StateLabel>
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

function GiveBack({ id, version, username, price }: Unlock) {
  const { t } = useTranslation('console');
  const { count } = useFormat();
  return (
    <ReasonedDecision
      resource="live-unlocks"
      id={id}
      version={version}
      values={{ state: 'released' }}
      done={t('purchases.givenBack')}
      also={['broadcasts', 'anchor-returns']}
      title={t('purchases.giveBackOf', { name: username, gold: count(price) })}
      hint={t('purchases.giveBackHint')}
    >
      {t('purchases.giveBack')}
    </ReasonedDecision>
  );
}

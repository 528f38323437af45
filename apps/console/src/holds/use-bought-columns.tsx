import { useCan } from '@refinedev/core';
import { useTranslation } from '@xiongmao/i18n/use-translation';
import { type ReactNode, useMemo } from 'react';
import { Link } from 'react-router';
import type { ResourceName, Row } from '../contract.ts';
import { useFormat } from '../format.ts';
import { UserLink } from '../page/links/user-link.tsx';
import { type Columns, columnsOf } from '../table/columns.ts';
import { GiveBack } from './give-back.tsx';
import { HoldState } from './hold-state.tsx';

type Bought = Row<'live-unlocks'> | Row<'plan-purchases'>;

interface BoughtColumns<R> {
  resource: 'live-unlocks' | 'plan-purchases';
  names: { buyer: string; bought: string; at: string; state: Record<Bought['state'], string> };
  /** Stands below who bought it. */
  aside?: (row: R) => ReactNode;
  /** Where what was bought stands; undefined where all bought the same: then nobody need be told of which. */
  pathOf: ((row: R) => string) | undefined;
  /** What changes when gold is given back. */
  also: readonly ResourceName[];
}

/** Who bought what, for how much gold, and what became of it; what is given is the same from one rendering to the next. */
export function useBoughtColumns<R extends Bought>(given: BoughtColumns<R>) {
  const { resource, names, aside, pathOf, also } = given;
  const { t } = useTranslation('console');
  const { count, moment } = useFormat();
  const givesBack = useCan({ resource, action: 'edit' }).data?.can ?? false;
  return useMemo((): Columns<R> => {
    const column = columnsOf<R>();
    return [
      column.accessor(({ username }) => username, {
        id: 'username',
        header: names.buyer,
        meta: { onPhone: 'head' },
        cell: ({ row: { original } }) => (
          <span className="flex flex-col items-start">
            <span className="font-semibold">
              <UserLink id={original.userId} name={original.username} />
            </span>
            {aside?.(original)}
          </span>
        ),
      }),
      ...(pathOf
        ? [
            column.accessor(({ title }) => title, {
              id: 'title',
              header: names.bought,
              cell: ({ row: { original } }) => (
                <Link to={pathOf(original)} className="hover:text-accent">
                  {original.title}
                </Link>
              ),
            }),
          ]
        : []),
      column.accessor(({ price }) => price, {
        id: 'price',
        header: t('plans.price'),
        meta: { sortable: true, numeric: true },
        cell: ({ getValue }) => count(getValue()),
      }),
      column.accessor(({ at }) => at, {
        id: 'at',
        header: names.at,
        meta: { className: 'tabular whitespace-nowrap' },
        cell: ({ getValue }) => moment(getValue()),
      }),
      column.accessor(({ state }) => state, {
        id: 'state',
        header: t('plans.state'),
        meta: { onPhone: 'aside' },
        cell: ({ row: { original } }) => (
          <HoldState
            state={original.state}
            name={names.state[original.state]}
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
                <GiveBack resource={resource} bought={original} also={also} />
              ),
            }),
          ]
        : []),
    ];
  }, [t, count, moment, givesBack, resource, names, aside, pathOf, also]);
}

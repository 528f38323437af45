import { type CrudFilter, type CrudSort, useList } from '@refinedev/core';
import { useTranslation } from '@xiongmao/i18n/use-translation';
import { EmptyState } from '@xiongmao/ui/states/empty-state';
import { Skeleton } from '@xiongmao/ui/states/skeleton';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import type { ResourceName, Row } from '../contract.ts';
import { useFormat } from '../format.ts';
import { Answer } from '../page/answer.tsx';
import { Panel } from '../page/panel.tsx';
import type { Failure } from '../providers/failure.ts';

const size = 5;

interface ShortListProps<Name extends ResourceName> {
  resource: Name;
  title: string;
  /** Leads to all of them until their number is known. */
  all: string;
  /** Where they all are, where that is not the whole list. */
  to?: string;
  sort: CrudSort;
  only?: CrudFilter[];
  /** Said when there are none. */
  empty: string;
  /** When a row came to be, where that is told. */
  at?: (row: Row<Name>) => string;
  /** What a row is. */
  children: (row: Row<Name>) => ReactNode;
}

/** The first few rows of a resource, each a link to its screen. */
export function ShortList<Name extends ResourceName>(props: ShortListProps<Name>) {
  const { resource, title, all, to = `/${resource}`, sort, only = [], empty, at, children } = props;
  const { t } = useTranslation('console');
  const { count, moment } = useFormat();
  const { query, result } = useList<Row<Name>, Failure>({
    resource,
    filters: only,
    sorters: [sort],
    pagination: { pageSize: size },
    errorNotification: false,
  });
  return (
    <Panel
      title={title}
      aside={
        <Link to={to} className="tabular text-sm text-accent">
          {query.data ? t('home.all', { total: count(result.total ?? 0) }) : all}
        </Link>
      }
    >
      <Answer query={query} data={query.data?.data} skeleton={<Loading />}>
        {(rows) =>
          rows.length === 0 ? (
            <EmptyState text={empty} />
          ) : (
            <ul className="flex flex-col">
              {rows.map((row) => (
                <li key={row.id} className="border-t border-line/50 first:border-0">
                  <Link
                    to={`/${resource}/${row.id}`}
                    className="flex min-h-11 items-center gap-3 py-1 text-sm hover:text-accent"
                  >
                    {children(row)}
                    {at && (
                      <span className="tabular ms-auto shrink-0 text-xs text-muted">
                        {moment(at(row))}
                      </span>
                    )}
                  </Link>
                </li>
              ))}
            </ul>
          )
        }
      </Answer>
    </Panel>
  );
}

/** The rows while they are on their way. */
function Loading() {
  return (
    <div className="flex flex-col gap-2">
      {Array.from({ length: size }, (_, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: they are all the same
        <Skeleton key={index} className="h-9" />
      ))}
    </div>
  );
}

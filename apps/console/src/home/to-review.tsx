import { useList } from '@refinedev/core';
import { useTranslation } from '@xiongmao/i18n/use-translation';
import { EmptyState } from '@xiongmao/ui/empty-state';
import { Link } from 'react-router';
import type { Row } from '../contract.ts';
import type { Failure } from '../failure.ts';
import { useFormat } from '../format.ts';
import { Answer } from '../page/answer.tsx';
import { Panel } from '../page/panel.tsx';
import { ShortListLoading, shortListSize } from './short-list.tsx';

/** Plans that await review, the longest waiting first. */
export function ToReview() {
  const { t } = useTranslation('console');
  const { count, moment } = useFormat();
  const { query, result } = useList<Row<'plans'>, Failure>({
    resource: 'plans',
    filters: [{ field: 'state', operator: 'eq', value: 'underReview' }],
    sorters: [{ field: 'id', order: 'asc' }],
    pagination: { pageSize: shortListSize },
    errorNotification: false,
  });
  return (
    <Panel
      title={t('home.toReview')}
      aside={
        <Link to="/plans" className="tabular text-sm text-accent">
          {query.data ? t('home.all', { total: count(result.total ?? 0) }) : t('menu.plans')}
        </Link>
      }
    >
      <Answer query={query} data={query.data?.data} skeleton={<ShortListLoading />}>
        {(rows) =>
          rows.length === 0 ? (
            <EmptyState text={t('plans.empty')} />
          ) : (
            <ul className="flex flex-col">
              {rows.map(({ id, title, expert, createdAt }) => (
                <li key={id} className="border-t border-line/50 first:border-0">
                  <Link
                    to={`/plans/${id}`}
                    className="flex min-h-11 items-center justify-between gap-4 py-2 text-sm hover:text-accent"
                  >
                    <span className="truncate">
                      {title} <span className="text-muted">{expert}</span>
                    </span>
                    <span className="tabular shrink-0 text-xs text-muted">{moment(createdAt)}</span>
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

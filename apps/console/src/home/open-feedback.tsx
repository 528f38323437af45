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

/** What nobody has answered yet. */
export function OpenFeedback() {
  const { t } = useTranslation('console');
  const { count, moment } = useFormat();
  const { query, result } = useList<Row<'feedback'>, Failure>({
    resource: 'feedback',
    filters: [{ field: 'state', operator: 'eq', value: 'open' }],
    sorters: [{ field: 'at', order: 'desc' }],
    pagination: { pageSize: shortListSize },
    errorNotification: false,
  });
  return (
    <Panel
      title={t('home.feedback')}
      aside={
        <Link to="/feedback" className="tabular text-sm text-accent">
          {query.data ? t('home.all', { total: count(result.total ?? 0) }) : t('menu.feedback')}
        </Link>
      }
    >
      <Answer query={query} data={query.data?.data} skeleton={<ShortListLoading />}>
        {(rows) =>
          rows.length === 0 ? (
            <EmptyState text={t('home.noFeedback')} />
          ) : (
            <ul className="flex flex-col">
              {rows.map(({ id, text, at }) => (
                <li key={id} className="border-t border-line/50 first:border-0">
                  <Link
                    to={`/feedback/${id}`}
                    className="flex min-h-11 items-center justify-between gap-4 py-2 text-sm hover:text-accent"
                  >
                    <span className="truncate">{text}</span>
                    <span className="tabular shrink-0 text-xs text-muted">{moment(at)}</span>
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

import { useList } from '@refinedev/core';
import { useTranslation } from '@xiongmao/i18n/use-translation';
import { Avatar } from '@xiongmao/ui/avatar';
import { EmptyState } from '@xiongmao/ui/empty-state';
import { Link } from 'react-router';
import type { Row } from '../contract.ts';
import type { Failure } from '../failure.ts';
import { useFormat } from '../format.ts';
import { Answer } from '../page/answer.tsx';
import { Panel } from '../page/panel.tsx';
import { ShortListLoading, shortListSize } from './short-list.tsx';

/** Who registered last. */
export function LatestUsers() {
  const { t } = useTranslation('console');
  const { count, moment } = useFormat();
  const { query, result } = useList<Row<'users'>, Failure>({
    resource: 'users',
    sorters: [{ field: 'id', order: 'desc' }],
    pagination: { pageSize: shortListSize },
    errorNotification: false,
  });
  return (
    <Panel
      title={t('home.users')}
      aside={
        <Link to="/users" className="tabular text-sm text-accent">
          {query.data ? t('home.all', { total: count(result.total ?? 0) }) : t('menu.users')}
        </Link>
      }
    >
      <Answer query={query} data={query.data?.data} skeleton={<ShortListLoading />}>
        {(rows) =>
          rows.length === 0 ? (
            <EmptyState text={t('users.empty')} />
          ) : (
            <ul className="flex flex-col">
              {rows.map(({ id, username, avatar, createdAt }) => (
                <li key={id} className="border-t border-line/50 first:border-0">
                  <Link
                    to={`/users/${id}`}
                    className="flex min-h-11 items-center gap-3 py-1 text-sm hover:text-accent"
                  >
                    <Avatar name={username} src={avatar} />
                    <span className="grow truncate">{username}</span>
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

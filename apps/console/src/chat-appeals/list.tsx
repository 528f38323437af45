import { useTranslation } from '@xiongmao/i18n/use-translation';
import { useMemo } from 'react';
import { Link } from 'react-router';
import type { Row } from '../contract.ts';
import { useFormat } from '../format.ts';
import { UserLink } from '../page/links/user-link.tsx';
import { AppealState, AppealStateFilter } from '../queue/appeal-state.tsx';
import { columnsOf } from '../table/columns.ts';
import { ListScreen } from '../table/list-screen.tsx';
import { NumberFilter } from '../table/number-filter.tsx';
import { useQueue } from '../table/use-queue.ts';

const column = columnsOf<Row<'chat-appeals'>>();

/** Appeals against mutes and deletions: what is open first, the oldest first. */
export function AppealList() {
  const { t } = useTranslation('console');
  const rows = useQueue('chat-appeals', { field: 'id', order: 'asc' });
  return (
    <ListScreen
      title={t('chatAppeals.title')}
      hint={t('chatAppeals.hint')}
      filters={
        <>
          <AppealStateFilter />
          <NumberFilter label={t('purchases.userId')} field="userId" />
        </>
      }
      columns={useAppealColumns()}
      rows={rows}
      empty={t('chatAppeals.empty')}
    />
  );
}

function useAppealColumns() {
  const { t } = useTranslation(['console', 'chat']);
  const { moment } = useFormat();
  return useMemo(
    () => [
      column.accessor('text', {
        header: t('chatAppeals.appeal'),
        meta: { onPhone: 'head' },
        cell: ({ row: { original } }) => (
          <Link to={`/chat-appeals/${original.id}`} className="line-clamp-2 hover:text-accent">
            {original.text}
          </Link>
        ),
      }),
      column.accessor('username', {
        header: t('chatAppeals.from'),
        cell: ({ row: { original } }) => <UserLink id={original.userId} name={original.username} />,
      }),
      column.accessor('kind', {
        header: t('chatActions.kind'),
        cell: ({ row: { original } }) =>
          [t(`chat:action.${original.kind}`), original.rule && t(`chat:rule.${original.rule}`)]
            .filter(Boolean)
            .join(' · '),
      }),
      column.accessor('byRole', {
        header: t('chatActions.by'),
        cell: ({ row: { original } }) => original.by ?? t(`chat:by.${original.byRole}`),
      }),
      column.accessor('at', {
        header: t('feedback.at'),
        meta: { className: 'tabular whitespace-nowrap' },
        cell: ({ getValue }) => moment(getValue()),
      }),
      column.accessor('state', {
        header: t('feedback.state'),
        meta: { onPhone: 'aside' },
        cell: ({ getValue }) => <AppealState state={getValue()} />,
      }),
    ],
    [t, moment],
  );
}

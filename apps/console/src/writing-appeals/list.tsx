import { useTranslation } from '@xiongmao/i18n/use-translation';
import { useMemo } from 'react';
import { Link } from 'react-router';
import type { Row } from '../contract.ts';
import { UserLink } from '../page/links/user-link.tsx';
import { AppealState, AppealStateFilter } from '../queue/appeal-state.tsx';
import { useQueueColumns } from '../queue/use-queue-columns.tsx';
import { columnsOf } from '../table/columns.ts';
import { ListScreen } from '../table/list-screen.tsx';
import { NumberFilter } from '../table/number-filter.tsx';
import { useQueue } from '../table/use-queue.ts';

const column = columnsOf<Row<'writing-appeals'>>();

/** Appeals against removals: what is open first, the oldest first. */
export function AppealList() {
  const { t } = useTranslation('console');
  const rows = useQueue('writing-appeals', { field: 'id', order: 'asc' });
  return (
    <ListScreen
      title={t('writingAppeals.title')}
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
  const queueColumns = useQueueColumns<Row<'writing-appeals'>>(AppealState);
  return useMemo(
    () => [
      column.accessor('text', {
        header: t('chatAppeals.appeal'),
        meta: { onPhone: 'head' },
        cell: ({ row: { original } }) => (
          <Link to={`/writing-appeals/${original.id}`} className="line-clamp-2 hover:text-accent">
            {original.text}
          </Link>
        ),
      }),
      column.accessor('username', {
        header: t('chatAppeals.from'),
        cell: ({ row: { original } }) => <UserLink id={original.userId} name={original.username} />,
      }),
      column.accessor('kind', {
        header: t('chatReports.about'),
        cell: ({ row: { original } }) =>
          `${t(`writingReports.kind.${original.kind}`)} · ${t(`chat:rule.${original.rule}`)}`,
      }),
      column.accessor('removedBy', { header: t('writingAppeals.removedBy') }),
      ...queueColumns,
    ],
    [t, queueColumns],
  );
}

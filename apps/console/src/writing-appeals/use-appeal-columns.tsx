import { useTranslation } from '@xiongmao/i18n/use-translation';
import { useMemo } from 'react';
import { Link } from 'react-router';
import type { Row } from '../contract.ts';
import { UserLink } from '../page/links/user-link.tsx';
import { AppealState } from '../queue/appeal-state.tsx';
import { useQueueColumns } from '../queue/use-queue-columns.tsx';
import { columnsOf } from '../table/columns.ts';

const column = columnsOf<Row<'writing-appeals'>>();

export function useAppealColumns() {
  const { t } = useTranslation(['console', 'chat']);
  const queueColumns = useQueueColumns<Row<'writing-appeals'>>(AppealState);
  return useMemo(
    () => [
      column.accessor('text', {
        header: t('appeals.appeal'),
        meta: { onPhone: 'head' },
        cell: ({ row: { original } }) => (
          <Link to={`/writing-appeals/${original.id}`} className="line-clamp-2 hover:text-accent">
            {original.text}
          </Link>
        ),
      }),
      column.accessor('username', {
        header: t('appeals.from'),
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

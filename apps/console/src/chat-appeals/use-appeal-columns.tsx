import { useTranslation } from '@xiongmao/i18n/use-translation';
import { useMemo } from 'react';
import { Link } from 'react-router';
import type { Row } from '../contract.ts';
import { UserLink } from '../page/links/user-link.tsx';
import { AppealState } from '../queue/appeal-state.tsx';
import { useQueueColumns } from '../queue/use-queue-columns.tsx';
import { columnsOf } from '../table/columns.ts';

const column = columnsOf<Row<'chat-appeals'>>();

/** What somebody appeals, and what became of it; who, unless all are one person's. */
export function useAppealColumns({ ofOne = false } = {}) {
  const { t } = useTranslation(['console', 'chat']);
  const queueColumns = useQueueColumns<Row<'chat-appeals'>>(AppealState);
  return useMemo(
    () => [
      column.accessor('text', {
        header: t('appeals.appeal'),
        meta: { onPhone: 'head' },
        cell: ({ row: { original } }) => (
          <Link to={`/chat-appeals/${original.id}`} className="line-clamp-2 hover:text-accent">
            {original.text}
          </Link>
        ),
      }),
      ...(ofOne
        ? []
        : [
            column.accessor('username', {
              header: t('appeals.from'),
              cell: ({ row: { original } }) => (
                <UserLink id={original.userId} name={original.username} />
              ),
            }),
          ]),
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
      ...queueColumns,
    ],
    [t, queueColumns, ofOne],
  );
}

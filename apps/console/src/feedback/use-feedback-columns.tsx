import { useUpdate } from '@refinedev/core';
import { useTranslation } from '@xiongmao/i18n/use-translation';
import { Badge } from '@xiongmao/ui/badge';
import { Button } from '@xiongmao/ui/button';
import Check from 'lucide-react/icons/check';
import { useMemo } from 'react';
import { Link } from 'react-router';
import type { Row } from '../contract.ts';
import { useFormat } from '../format.ts';
import type { Failure } from '../providers/failure.ts';
import { columnsOf } from '../table/columns.ts';
import { FeedbackState } from './feedback-state.tsx';

type Feedback = Row<'feedback'>;
const column = columnsOf<Feedback>();

export function useFeedbackColumns() {
  const { t } = useTranslation('console');
  const { moment } = useFormat();
  return useMemo(
    () => [
      column.accessor('text', {
        header: t('feedback.text'),
        meta: { onPhone: 'head', className: 'min-w-64' },
        cell: ({ row: { original } }) => (
          <Link to={`/feedback/${original.id}`} className="line-clamp-2 hover:text-accent">
            {original.text}
          </Link>
        ),
      }),
      column.accessor('kind', {
        header: t('feedback.kind'),
        cell: ({ getValue }) => <Badge>{t(`feedbackKind.${getValue()}`)}</Badge>,
      }),
      column.accessor('username', {
        header: t('feedback.from'),
        cell: ({ getValue }) => getValue() ?? t('feedback.guest'),
      }),
      column.accessor('at', {
        header: t('feedback.at'),
        meta: { sortable: true, className: 'tabular whitespace-nowrap' },
        cell: ({ getValue }) => moment(getValue()),
      }),
      column.accessor('state', {
        header: t('feedback.state'),
        meta: { onPhone: 'aside' },
        cell: ({ getValue }) => <FeedbackState state={getValue()} />,
      }),
      column.display({
        id: 'done',
        header: () => <span className="sr-only">{t('feedback.markDone')}</span>,
        meta: { onPhone: 'foot', className: 'text-end' },
        cell: ({ row: { original } }) =>
          original.state === 'open' && <DoneButton feedback={original} />,
      }),
    ],
    [t, moment],
  );
}

function DoneButton({ feedback }: { feedback: Feedback }) {
  const { t } = useTranslation('console');
  const { mutate, mutation } = useUpdate<Feedback, Failure, Pick<Feedback, 'state'>>();
  return (
    <Button
      look="quiet"
      className="px-2 whitespace-nowrap"
      disabled={mutation.isPending}
      onClick={() => mutate({ resource: 'feedback', id: feedback.id, values: { state: 'done' } })}
    >
      <Check aria-hidden className="size-4" />
      {t('feedback.markDone')}
    </Button>
  );
}

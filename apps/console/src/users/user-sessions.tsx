import { useCan, useDelete } from '@refinedev/core';
import { useTranslation } from '@xiongmao/i18n/use-translation';
import { Button } from '@xiongmao/ui/button';
import { useMemo } from 'react';
import type { Row } from '../contract.ts';
import { useFormat } from '../format.ts';
import { Section } from '../page/panel.tsx';
import { StateLabel } from '../page/state-label.tsx';
import type { Failure } from '../providers/failure.ts';
import { columnsOf } from '../table/columns.ts';
import { DataTable } from '../table/data-table.tsx';
import { useRows } from '../table/use-rows.ts';

type Session = Row<'sessions'>;
const column = columnsOf<Session>();

/** Where an account is signed in, and was. */
export function UserSessions({ user }: { user: Row<'users'> }) {
  const { t } = useTranslation('console');
  const rows = useRows('sessions', {
    sort: { field: 'createdAt', order: 'desc' },
    only: [{ field: 'userId', operator: 'eq', value: user.id }],
  });
  return (
    <Section title={t('users.tab.sessions')}>
      <DataTable
        label={t('users.tab.sessions')}
        columns={useSessionColumns()}
        rows={rows}
        empty={t('sessions.empty')}
      />
    </Section>
  );
}

function useSessionColumns() {
  const { t } = useTranslation('console');
  const { moment } = useFormat();
  const mayEnd = useCan({ resource: 'sessions', action: 'delete' }).data?.can ?? false;
  return useMemo(
    () => [
      column.accessor('device', {
        header: t('sessions.device'),
        meta: { onPhone: 'head', className: 'font-semibold' },
      }),
      column.accessor('ip', {
        header: t('sessions.ip'),
        meta: { className: 'tabular' },
      }),
      column.accessor('createdAt', {
        header: t('sessions.createdAt'),
        meta: { sortable: true, className: 'tabular whitespace-nowrap' },
        cell: ({ getValue }) => moment(getValue()),
      }),
      column.accessor('lastSeenAt', {
        header: t('sessions.lastSeenAt'),
        meta: { sortable: true, className: 'tabular whitespace-nowrap' },
        cell: ({ getValue }) => moment(getValue()),
      }),
      column.accessor('endedAt', {
        header: t('sessions.state'),
        meta: { onPhone: 'aside' },
        cell: ({ getValue }) => (
          <StateLabel tone={getValue() ? 'quiet' : 'good'}>
            {t(getValue() ? 'sessions.ended' : 'sessions.open')}
          </StateLabel>
        ),
      }),
      ...(mayEnd
        ? [
            column.display({
              id: 'end',
              header: () => <span className="sr-only">{t('sessions.end')}</span>,
              meta: { onPhone: 'foot', className: 'text-end' },
              cell: ({ row: { original } }) =>
                original.endedAt === null && <EndButton session={original} />,
            }),
          ]
        : []),
    ],
    [t, moment, mayEnd],
  );
}

function EndButton({ session }: { session: Session }) {
  const { t } = useTranslation('console');
  const { mutate, mutation } = useDelete<Session, Failure>();

  function end() {
    mutate({
      resource: 'sessions',
      id: session.id,
      successNotification: { type: 'success', message: t('sessions.done') },
    });
  }

  return (
    <Button
      disabled={mutation.isPending}
      onClick={end}
      aria-label={t('sessions.endOn', { device: session.device })}
      className="whitespace-nowrap"
    >
      {t('sessions.end')}
    </Button>
  );
}

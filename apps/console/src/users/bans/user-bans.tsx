import { CanAccess, useCan } from '@refinedev/core';
import { useTranslation } from '@xiongmao/i18n/use-translation';
import { Button } from '@xiongmao/ui/button';
import Ban from 'lucide-react/icons/ban';
import { useMemo, useState } from 'react';
import { useAccount } from '../../account.ts';
import type { Row } from '../../contract.ts';
import { useFormat } from '../../format.ts';
import { Section } from '../../page/panel.tsx';
import { StateLabel } from '../../page/state-label.tsx';
import { columnsOf } from '../../table/columns.ts';
import { DataTable } from '../../table/data-table.tsx';
import { useRows } from '../../table/use-rows.ts';
import { BanDialog } from './ban-dialog.tsx';
import { useBanning } from './use-banning.ts';

const column = columnsOf<Row<'bans'>>();

/** The bans of an account, past ones included. */
export function UserBans({ user }: { user: Row<'users'> }) {
  const { t } = useTranslation('console');
  const uid = useAccount()?.uid;
  const [isOpen, setOpen] = useState(false);
  const { ban, isPending } = useBanning(user);
  const rows = useRows('bans', {
    sort: { field: 'id', order: 'desc' },
    only: [{ field: 'userId', operator: 'eq', value: user.id }],
  });
  return (
    <Section
      title={t('users.tab.bans')}
      aside={
        user.state === 'active' &&
        user.id !== uid && (
          <CanAccess resource="bans" action="create">
            <Button onClick={() => setOpen(true)} className="text-loss">
              <Ban aria-hidden className="size-4" />
              {t('bans.ban')}
            </Button>
          </CanAccess>
        )
      }
    >
      <DataTable
        label={t('users.tab.bans')}
        columns={useBanColumns(user)}
        rows={rows}
        empty={t('bans.empty')}
      />
      <BanDialog
        title={t('bans.banOf', { name: user.username })}
        hint={t('bans.reasonHint')}
        ban={ban}
        isPending={isPending}
        isOpen={isOpen}
        onClose={() => setOpen(false)}
      />
    </Section>
  );
}

function useBanColumns(user: Row<'users'>) {
  const { t } = useTranslation('console');
  const { moment } = useFormat();
  const mayLift = useCan({ resource: 'bans', action: 'edit' }).data?.can ?? false;
  return useMemo(
    () => [
      column.accessor('reason', {
        header: t('bans.reason'),
        meta: { onPhone: 'head', className: 'min-w-48 font-semibold break-words' },
      }),
      column.accessor('from', {
        header: t('bans.from'),
        meta: { sortable: true, className: 'tabular whitespace-nowrap' },
        cell: ({ getValue }) => moment(getValue()),
      }),
      column.accessor('until', {
        header: t('bans.end'),
        meta: { sortable: true, className: 'tabular whitespace-nowrap' },
        cell: ({ getValue }) => {
          const until = getValue();
          return until ? moment(until) : t('bans.forGood');
        },
      }),
      column.accessor('bannedBy', { header: t('bans.by') }),
      column.accessor('active', {
        header: t('bans.state'),
        meta: { onPhone: 'aside' },
        cell: ({ row: { original } }) => <BanState {...original} />,
      }),
      ...(mayLift
        ? [
            column.display({
              id: 'lift',
              header: () => <span className="sr-only">{t('bans.lift')}</span>,
              meta: { onPhone: 'foot', className: 'text-end' },
              cell: ({ row: { original } }) =>
                original.active && <LiftButton ban={original} user={user} />,
            }),
          ]
        : []),
    ],
    [t, moment, mayLift, user],
  );
}

function BanState({ active, liftedAt, liftedBy }: Row<'bans'>) {
  const { t } = useTranslation('console');
  const { moment } = useFormat();
  if (active) return <StateLabel tone="bad">{t('bans.active')}</StateLabel>;
  if (!liftedAt) return <StateLabel tone="quiet">{t('bans.over')}</StateLabel>;
  return (
    <span className="flex flex-col">
      <StateLabel tone="quiet">{t('bans.lifted')}</StateLabel>
      <span className="tabular text-xs text-muted">
        {t('bans.liftedBy', { name: liftedBy, moment: moment(liftedAt) })}
      </span>
    </span>
  );
}

function LiftButton({ ban, user }: { ban: Row<'bans'>; user: Row<'users'> }) {
  const { t } = useTranslation('console');
  const { lift, isPending } = useBanning(user);
  return (
    <Button disabled={isPending} onClick={() => lift(ban)} className="whitespace-nowrap">
      {t('bans.lift')}
    </Button>
  );
}

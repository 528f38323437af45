import { useTranslation } from '@xiongmao/i18n/use-translation';
import { Avatar } from '@xiongmao/ui/avatar';
import { useMemo } from 'react';
import { Link } from 'react-router';
import type { Row } from '../contract.ts';
import { useFormat } from '../format.ts';
import { columnsOf } from '../table/columns.ts';
import { RoleBadges } from './role-badges.tsx';
import { UserState } from './user-state.tsx';

type User = Row<'users'>;
const column = columnsOf<User>();

export function useUserColumns() {
  const { t } = useTranslation('console');
  const { moment } = useFormat();
  return useMemo(
    () => [
      column.accessor('username', {
        header: t('users.username'),
        meta: { sortable: true, onPhone: 'head' },
        cell: ({ row: { original } }) => <UserName {...original} />,
      }),
      column.accessor('roles', {
        header: t('users.role'),
        cell: ({ getValue }) => <RoleBadges roles={getValue()} />,
      }),
      column.display({
        id: 'contact',
        header: t('users.contact'),
        cell: ({ row: { original } }) => <Contact {...original} />,
      }),
      column.accessor('level', {
        header: t('users.level'),
        meta: { numeric: true, onPhone: 'hidden', wideOnly: true },
      }),
      column.accessor('state', {
        header: t('users.state'),
        meta: { onPhone: 'aside' },
        cell: ({ getValue }) => <UserState state={getValue()} />,
      }),
      column.accessor('createdAt', {
        header: t('users.createdAt'),
        meta: { sortable: true, className: 'tabular whitespace-nowrap' },
        cell: ({ getValue }) => moment(getValue()),
      }),
      column.accessor('lastSeenAt', {
        header: t('users.lastSeenAt'),
        meta: { sortable: true, wideOnly: true, className: 'tabular whitespace-nowrap' },
        cell: ({ getValue }) => {
          const seen = getValue();
          return seen ? moment(seen) : '–';
        },
      }),
    ],
    [t, moment],
  );
}

function UserName({ id, username, avatar }: User) {
  return (
    <span className="flex items-center gap-3">
      <Avatar name={username} src={avatar} />
      <span className="flex min-w-0 flex-col">
        <Link to={`/users/${id}`} className="font-semibold hover:text-accent">
          {username}
        </Link>
        <span className="tabular text-xs text-muted">{id}</span>
      </span>
    </span>
  );
}

function Contact({ email, mobile }: User) {
  if (!email && !mobile) return '–';
  return (
    <span className="tabular flex min-w-0 flex-col">
      {mobile && <span className="whitespace-nowrap">{mobile}</span>}
      {email && <span className="break-all text-muted md:break-normal">{email}</span>}
    </span>
  );
}

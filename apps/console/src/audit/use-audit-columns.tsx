import { useTranslation } from '@xiongmao/i18n/use-translation';
import { useMemo } from 'react';
import { Link } from 'react-router';
import type { Row } from '../contract.ts';
import { useFormat } from '../format.ts';
import { columnsOf } from '../table/columns.ts';
import type { AuditAction } from './actions.ts';
import { changesOf } from './changes.ts';
import { useFieldName } from './use-field-name.ts';

type Entry = Row<'audit-entries'>;
const column = columnsOf<Entry>();
/** Targets that have a screen. */
const screens: readonly string[] = [
  'users',
  'channels',
  'feedback',
  'expert-applications',
  'experts',
  'plans',
  'anchor-applications',
  'anchors',
  'live-links',
  'broadcasts',
  'room-reports',
  'gifts',
];

export function useAuditColumns() {
  const { t } = useTranslation('console');
  const { moment } = useFormat();
  const nameOf = useFieldName();
  return useMemo(
    () => [
      column.accessor('at', {
        header: t('audit.at'),
        meta: { sortable: true, className: 'tabular whitespace-nowrap' },
        cell: ({ getValue }) => moment(getValue()),
      }),
      column.accessor('action', {
        header: t('audit.action'),
        meta: { onPhone: 'head', className: 'whitespace-nowrap' },
        cell: ({ getValue }) => (
          <span className="font-semibold">
            {getValue().endsWith('.export')
              ? t('audit.exported')
              : t(`auditAction.${getValue() as AuditAction}`, { defaultValue: getValue() })}
          </span>
        ),
      }),
      column.accessor('target', {
        header: t('audit.target'),
        cell: ({ getValue }) => <Target target={getValue()} />,
      }),
      column.accessor('username', {
        header: t('audit.by'),
        cell: ({ row: { original } }) => (
          <Link to={`/users/${original.userId}`} className="hover:text-accent">
            {original.username}
          </Link>
        ),
      }),
      column.display({
        id: 'changes',
        header: t('audit.changes'),
        meta: { className: 'max-w-80 truncate text-muted', onPhone: 'hidden' },
        cell: ({ row: { original } }) =>
          [
            ...new Set(
              changesOf(original.before, original.after).flatMap(({ path }) => nameOf(path) ?? []),
            ),
          ].join(', '),
      }),
    ],
    [t, moment, nameOf],
  );
}

function Target({ target }: { target: string }) {
  const [resource = ''] = target.split('/', 1);
  if (!screens.includes(resource)) return <span className="break-all">{target}</span>;
  return (
    <Link to={`/${target}`} className="hover:text-accent">
      {target}
    </Link>
  );
}

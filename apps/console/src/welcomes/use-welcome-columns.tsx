import { useTranslation } from '@xiongmao/i18n/use-translation';
import { useMemo } from 'react';
import type { Row } from '../contract.ts';
import { useFormat } from '../format.ts';
import { UserLink } from '../page/links/user-link.tsx';
import { StateLabel } from '../page/state-label.tsx';
import { columnsOf } from '../table/columns.ts';
import { WelcomeDecisions } from './welcome-decisions.tsx';

type Welcome = Row<'welcomes'>;

const column = columnsOf<Welcome>();
const tones = { held: 'due', released: 'good', refused: 'quiet' } as const;
const counts = {
  visitor: 'sameVisitor',
  device: 'sameDevice',
  host: 'sameHost',
  network: 'sameNetwork',
} as const satisfies Record<Welcome['reason'], keyof Welcome>;

export function useWelcomeColumns() {
  const { t } = useTranslation('console');
  const { count, moment } = useFormat();
  return useMemo(
    () => [
      column.accessor('username', {
        header: t('users.username'),
        meta: { onPhone: 'head' },
        cell: ({ row: { original } }) => (
          <span className="font-semibold">
            <UserLink id={original.id} name={original.username} />
          </span>
        ),
      }),
      column.accessor('reason', {
        header: t('welcomes.reason'),
        cell: ({ getValue }) => t(`welcomeReason.${getValue()}`),
      }),
      column.accessor((row) => row[counts[row.reason]], {
        id: 'same',
        header: t('welcomes.same'),
        meta: { numeric: true },
        cell: ({ getValue }) => count(getValue()),
      }),
      column.accessor('at', {
        header: t('welcomes.at'),
        meta: { sortable: true, className: 'tabular whitespace-nowrap' },
        cell: ({ getValue }) => moment(getValue()),
      }),
      column.accessor('decidedBy', {
        header: t('welcomes.decided'),
        cell: ({ row: { original } }) =>
          original.decidedAt ? `${moment(original.decidedAt)} ${original.decidedBy ?? ''}` : '–',
      }),
      column.accessor('state', {
        header: t('welcomes.state'),
        meta: { onPhone: 'aside' },
        cell: ({ row: { original } }) =>
          original.state === 'held' ? (
            <WelcomeDecisions welcome={original} />
          ) : (
            <StateLabel tone={tones[original.state]}>
              {t(`welcomeState.${original.state}`)}
            </StateLabel>
          ),
      }),
    ],
    [t, count, moment],
  );
}

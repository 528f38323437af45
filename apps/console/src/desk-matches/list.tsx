import type { CrudFilter } from '@refinedev/core';
import { matchStatuses } from '@xiongmao/api/matches/statuses';
import { useTranslation } from '@xiongmao/i18n/use-translation';
import { useMemo } from 'react';
import { Link } from 'react-router';
import { matchIdOf } from '../live-links/match-id.ts';
import { StateLabel } from '../page/state-label.tsx';
import { MatchLine } from '../plans/match-line.tsx';
import { columnsOf } from '../table/columns.ts';
import { DayFilter } from '../table/day-filter.tsx';
import { ChoiceFilter, SearchFilter } from '../table/filters.tsx';
import { GameFilter } from '../table/game-filter.tsx';
import { ListScreen } from '../table/list-screen.tsx';
import { useRows } from '../table/use-rows.ts';
import type { DeskMatch } from './words.ts';

const column = columnsOf<DeskMatch>();
const pollInterval = 10_000;
const live: CrudFilter[] = [{ field: 'status', operator: 'eq', value: 'live' }];
const tones = { live: 'good', interrupted: 'due', ended: 'quiet', notStarted: 'quiet' } as const;

/** Any match: what is live, unless another is looked for. */
export function DeskList() {
  const { t } = useTranslation('console');
  const rows = useRows('desk-matches', {
    sort: { field: 'startsAt', order: 'desc' },
    first: live,
    pollInterval,
    inAddress: true,
  });
  return (
    <ListScreen
      title={t('matchDesk.title')}
      hint={t('matchDesk.hint')}
      filters={
        <>
          <SearchFilter label={t('matchDesk.search')} field="q" read={numberOrName} />
          <GameFilter />
          <ChoiceFilter
            label={t('matchDesk.status')}
            field="status"
            options={matchStatuses.map((value) => ({
              value,
              label: t(`matchDesk.statuses.${value}`),
            }))}
          />
          <ChoiceFilter
            label={t('matchDesk.fixes')}
            field="fixed"
            options={[{ value: 'true', label: t('matchDesk.areFixed') }]}
          />
          <DayFilter label={t('matchDesk.startsAt')} field="startsAt" />
        </>
      }
      columns={useDeskColumns()}
      rows={rows}
      empty={t('matchDesk.empty')}
      emptyHint={t('matchDesk.emptyHint')}
    />
  );
}

/** The number of a match whose page's address is given; else what is typed. */
const numberOrName = (typed: string): string =>
  typed.includes('/') ? String(matchIdOf(typed) || typed) : typed;

export function StatusLabel({ status }: Pick<DeskMatch, 'status'>) {
  const { t } = useTranslation('console');
  const tone = tones[status as keyof typeof tones] ?? 'bad';
  return <StateLabel tone={tone}>{t(`matchDesk.statuses.${status}`)}</StateLabel>;
}

function useDeskColumns() {
  const { t } = useTranslation('console');
  return useMemo(
    () => [
      column.accessor('home', {
        id: 'startsAt',
        header: t('disputes.match'),
        meta: { sortable: true, onPhone: 'head' },
        cell: ({ row: { original } }) => (
          <Link to={`/desk-matches/${original.id}`} className="hover:text-accent">
            <MatchLine match={original} />
          </Link>
        ),
      }),
      column.accessor('status', {
        header: t('matchDesk.status'),
        meta: { onPhone: 'aside' },
        cell: ({ getValue }) => <StatusLabel status={getValue()} />,
      }),
      column.accessor('fixes', {
        header: t('matchDesk.fixes'),
        cell: ({ getValue }) =>
          getValue().length === 0
            ? '–'
            : getValue()
                .map(({ field }) => t(`matchDesk.field.${field}`))
                .join(', '),
      }),
      column.accessor('disputed', {
        header: t('disputes.field'),
        cell: ({ getValue }) =>
          getValue().length === 0 ? (
            '–'
          ) : (
            <StateLabel tone="bad">
              {getValue()
                .map((field) => t(`disputeField.${field}`))
                .join(', ')}
            </StateLabel>
          ),
      }),
      column.accessor('sources', {
        header: t('disputes.source'),
        cell: ({ getValue }) =>
          getValue()
            .map(({ source }) => source)
            .join(', '),
      }),
    ],
    [t],
  );
}

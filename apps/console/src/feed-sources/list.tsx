import { stringifyTableParams } from '@refinedev/core';
import { type SourceState, sourceStateAt } from '@xiongmao/api/feeds/sources';
import { useTranslation } from '@xiongmao/i18n/use-translation';
import { useMemo } from 'react';
import { Link } from 'react-router';
import type { Row } from '../contract.ts';
import { useFormat } from '../format.ts';
import { StateLabel } from '../page/state-label.tsx';
import { useTicking } from '../page/ticking.ts';
import { columnsOf } from '../table/columns.ts';
import { ListScreen } from '../table/list-screen.tsx';
import { useRows } from '../table/use-rows.ts';

type Source = Row<'feed-sources'>;
const column = columnsOf<Source>();
/** ms between two looks. */
const pollInterval = 5_000;

/** How every source does, at a glance. */
export function SourceList() {
  const { t } = useTranslation('console');
  const rows = useRows('feed-sources', {
    sort: { field: 'id', order: 'asc' },
    pageSize: 100,
    pollInterval,
  });
  return (
    <ListScreen
      title={t('feedSources.title')}
      hint={t('feedSources.hint')}
      notice={
        rows.table.tableQuery.data &&
        rows.table.tableQuery.isError && (
          <p role="status" className="text-sm text-loss">
            {t('streams.old')}
          </p>
        )
      }
      columns={useSourceColumns()}
      rows={rows}
      empty={t('feedSources.empty')}
      emptyHint={t('feedSources.emptyHint')}
    />
  );
}

function useSourceColumns() {
  const { t } = useTranslation('console');
  const { count } = useFormat();
  return useMemo(
    () => [
      column.accessor('id', {
        header: t('feedSources.source'),
        meta: { onPhone: 'head' },
        cell: ({ row: { original } }) => (
          <span className="flex flex-col">
            <span className="font-semibold break-words">{original.id}</span>
            <span className="text-xs text-muted">{t(`feedSources.kinds.${original.kind}`)}</span>
          </span>
        ),
      }),
      column.display({
        id: 'state',
        header: t('feedSources.state'),
        meta: { onPhone: 'aside' },
        cell: ({ row }) => <State source={row.original} />,
      }),
      column.accessor('heardAt', {
        header: t('feedSources.heard'),
        cell: ({ getValue }) => <Age at={getValue()} />,
      }),
      column.accessor('perMinute', {
        header: t('feedSources.perMinute'),
        meta: { numeric: true },
        cell: ({ getValue }) => count(getValue()),
      }),
      column.accessor('live', {
        header: t('feedSources.live'),
        meta: { numeric: true },
        cell: ({ getValue }) => count(getValue()),
      }),
      column.accessor('quarantined', {
        header: t('feedSources.quarantined'),
        meta: { numeric: true },
        cell: ({ row: { original } }) =>
          original.quarantined === 0 ? (
            count(0)
          ) : (
            <Link
              to={waitingOf(original.id)}
              className="inline-flex min-h-6 items-center font-semibold text-accent hover:underline"
            >
              {count(original.quarantined)}
            </Link>
          ),
      }),
      column.accessor('error', {
        header: t('feedSources.error'),
        cell: ({ row: { original } }) => <LastError {...original} />,
      }),
    ],
    [t, count],
  );
}

/** What waits of a source. */
const waitingOf = (source: string): string =>
  `/quarantined-messages?${stringifyTableParams({
    sorters: [],
    filters: [
      { field: 'state', operator: 'eq', value: 'open' },
      { field: 'source', operator: 'eq', value: source },
    ],
  })}`;

const tones = {
  live: 'good',
  silent: 'bad',
  failing: 'bad',
  refused: 'bad',
  spent: 'bad',
  idle: 'quiet',
  never: 'quiet',
} as const satisfies Record<SourceState, string>;

function State({ source }: { source: Source }) {
  const { t } = useTranslation('console');
  const state = useTicking((now) => sourceStateAt(source, now));
  return <StateLabel tone={tones[state]}>{t(`feedSources.states.${state}`)}</StateLabel>;
}

/** How long ago it was, as it grows. */
function Age({ at }: { at: string | null }) {
  const { t } = useTranslation('console');
  const { duration, moment } = useFormat();
  const age = useTicking((now) => (at === null ? '' : duration((now - Date.parse(at)) / 1000)));
  if (at === null) return '–';
  return (
    <time dateTime={at} title={moment(at)} className="tabular whitespace-nowrap">
      {t('feedSources.ago', { time: age })}
    </time>
  );
}

function LastError({ error, errorAt }: Pick<Source, 'error' | 'errorAt'>) {
  if (error === null) return '–';
  return (
    <span className="flex max-w-96 min-w-0 flex-col">
      <span className="line-clamp-2 break-words">{error}</span>
      <span className="text-xs text-muted">
        <Age at={errorAt} />
      </span>
    </span>
  );
}

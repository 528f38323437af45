import { useTranslation } from '@xiongmao/i18n/use-translation';
import { useMemo } from 'react';
import { Link, useLocation } from 'react-router';
import type { Row } from '../contract.ts';
import { useFormat } from '../format.ts';
import { KindFilter } from '../links/kind-filter.tsx';
import { Named } from '../links/named.tsx';
import { GameNames } from '../page/game-names.tsx';
import { columnsOf } from '../table/columns.ts';
import { ChoiceFilter, SearchFilter } from '../table/filters.tsx';
import { GameFilter } from '../table/game-filter.tsx';
import { ListScreen } from '../table/list-screen.tsx';
import { useRows } from '../table/use-rows.ts';
import { MergeMany } from './merge-many.tsx';
import { Reasons } from './reasons.tsx';

const column = columnsOf<Row<'link-candidates'>>();

/** A name of a country, or what is as good, makes 95. */
const leasts = [95, 80, 60, 40];

/** Two of different sources that may be one, the likeliest first. */
export function CandidateList() {
  const { t } = useTranslation('console');
  const { count } = useFormat();
  const rows = useRows('link-candidates', {
    sort: { field: 'score', order: 'desc' },
    inAddress: true,
  });
  return (
    <ListScreen
      title={t('linkCandidates.title')}
      hint={t('linkCandidates.hint')}
      actions={<MergeMany rows={rows} />}
      filters={
        <>
          <SearchFilter label={t('links.search')} field="q" />
          <KindFilter />
          <GameFilter />
          <ChoiceFilter
            label={t('linkCandidates.score')}
            field="score"
            operator="gte"
            options={leasts.map((least) => ({
              value: String(least),
              label: t('linkCandidates.least', { score: count(least) }),
            }))}
          />
          <ChoiceFilter
            label={t('links.state')}
            field="dismissed"
            options={[{ value: 'true', label: t('linkCandidates.areDismissed') }]}
          />
        </>
      }
      columns={useCandidateColumns()}
      rows={rows}
      empty={t('linkCandidates.empty')}
      emptyHint={t('linkCandidates.emptyHint')}
    />
  );
}

function useCandidateColumns() {
  const { t } = useTranslation('console');
  const { count } = useFormat();
  // What two are looked at one after the other is narrowed as the list is.
  const { search } = useLocation();
  return useMemo(
    () => [
      column.accessor('one', {
        header: t('linkCandidates.one'),
        meta: { onPhone: 'head' },
        cell: ({ getValue, row }) => (
          <Link to={`/link-candidates/${row.original.id}${search}`} className="hover:text-accent">
            <Named {...getValue()} />
          </Link>
        ),
      }),
      column.accessor('other', {
        header: t('linkCandidates.other'),
        cell: ({ getValue }) => <Named {...getValue()} />,
      }),
      column.accessor('gameId', {
        header: t('linkables.game'),
        cell: ({ getValue }) => <GameNames gameIds={[getValue()]} />,
      }),
      column.accessor('score', {
        header: t('linkCandidates.score'),
        meta: { sortable: true, numeric: true },
        cell: ({ getValue }) => count(getValue()),
      }),
      column.accessor('reasons', {
        header: t('linkCandidates.because'),
        cell: ({ row: { original } }) =>
          original.dismissed ? original.because : <Reasons of={original} />,
      }),
    ],
    [t, count, search],
  );
}

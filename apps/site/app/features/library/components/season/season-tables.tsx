import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { sidesAs } from '@xiongmao/api/catalogue/sides';
import type {
  LibraryLeague,
  LibrarySeason,
  SeasonTables as Shown,
} from '@xiongmao/api/library/shapes';
import { tableScopes } from '@xiongmao/api/matches/table-scopes';
import { useTranslation } from '@xiongmao/i18n/use-translation';
import { EmptyState } from '@xiongmao/ui/states/empty-state';
import type { ComponentType } from 'react';
import { useLocation, useSearchParams } from 'react-router';
import { useApi } from '#app/platform/app-context.ts';
import { Loaded } from '#app/shared/async/loaded.tsx';
import { SkeletonRows } from '#app/shared/async/skeleton-rows.tsx';
import { Chips } from '#app/shared/list/chips.tsx';
import { readWords } from '#app/shared/list/list-address.ts';
import { SearchForm } from '#app/shared/list/search-form.tsx';
import { groupTitle } from '#app/shared/names/group-title.ts';
import { tablesQuery } from '../../api/library-queries.ts';
import { readTables } from '../../api/season-address.ts';
import { DataTable } from '../table/data-table.tsx';
import { decisiveFirst, useStandingColumns } from './standing-columns.tsx';

type Table = Shown['groups'][number];

interface SeasonTablesProps {
  about: LibraryLeague;
  season: LibrarySeason;
  /** What orders a table, and what was taken away: as a match's page tells it. */
  Notes: ComponentType<{ table: Table; gameId: number }>;
}

/** ms between two looks while somebody in them plays. */
const pollInterval = 20_000;

/** The tables of a season: of all matches, those at home or away, and the last five of each. */
export function SeasonTables({ about: { league }, season, Notes }: SeasonTablesProps) {
  const { t } = useTranslation(['library', 'matches']);
  const { t: ofMatches } = useTranslation('matches');
  const { pathname } = useLocation();
  const [search] = useSearchParams();
  const asked = readTables(season, search);
  const words = readWords(search.get('q'));
  const query = useQuery({
    ...tablesQuery(useApi(), asked),
    placeholderData: keepPreviousData,
    refetchInterval: ({ state }) =>
      (state.data?.groups ?? []).some(({ rows }) => rows.some(({ live }) => live)) && pollInterval,
  });
  const columnsOf = useStandingColumns(league);
  const chips = tableScopes.map((scope) => {
    const next = new URLSearchParams(search);
    next.delete('scope');
    if (scope !== 'all') next.set('scope', scope);
    return {
      key: scope,
      text: t(`scope.${scope}`),
      to: `${pathname}${next.size > 0 ? `?${next}` : ''}`,
      chosen: scope === asked.scope,
    };
  });
  const isFound = ({ team }: Table['rows'][number]) =>
    `${team.name} ${team.abbr ?? ''}`.toLowerCase().includes(words.toLowerCase());
  return (
    <>
      <Chips label={t('scope.label')} chips={chips} />
      <SearchForm
        label={t('season.search')}
        q={words}
        kept={Object.fromEntries(
          ['season', 'scope', 'sort'].map((name) => [name, search.get(name)]),
        )}
      />
      <Loaded query={query} skeleton={<SkeletonRows count={20} className="h-8" />}>
        {({ groups }) => {
          const tables = groups
            .map((table) => ({ table, rows: table.rows.filter(isFound) }))
            .filter(({ rows }) => rows.length > 0);
          if (tables.length === 0)
            return <EmptyState text={words ? t('season.noSides') : ofMatches('empty.standings')} />;
          return (
            <div
              aria-busy={query.isPlaceholderData}
              className="flex flex-col gap-2 aria-busy:opacity-60 md:gap-3"
            >
              {tables.map(({ table, rows }, index) => {
                const title = groupTitle(ofMatches, groups, table, sidesAs(league.gameId)).join(
                  ' · ',
                );
                const { name, before, columns } = columnsOf(table.rows);
                return (
                  <section
                    // biome-ignore lint/suspicious/noArrayIndexKey: a table may have no name
                    key={index}
                    className="overflow-hidden bg-surface md:rounded-lg"
                  >
                    {title && <h2 className="px-4 pt-3 text-sm font-semibold">{title}</h2>}
                    <DataTable
                      caption={title || t(`scope.${asked.scope}`)}
                      rows={rows}
                      keyOf={({ team }) => team.id}
                      name={name}
                      before={before}
                      columns={decisiveFirst(columns)}
                    />
                    {asked.scope === 'all' && <Notes table={table} gameId={league.gameId} />}
                  </section>
                );
              })}
            </div>
          );
        }}
      </Loaded>
    </>
  );
}

import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { pageSize } from '@xiongmao/api/fields/page-size';
import type { ListedLeague } from '@xiongmao/api/library/shapes';
import { formatDate } from '@xiongmao/i18n/format';
import { useTranslation } from '@xiongmao/i18n/use-translation';
import { EmptyState } from '@xiongmao/ui/states/empty-state';
import { leaguePath } from '#app/paths.ts';
import { useApi } from '#app/platform/app-context.ts';
import { useLocale } from '#app/platform/i18n.tsx';
import { Link } from '#app/platform/link.tsx';
import { useZone } from '#app/platform/zone.tsx';
import { Loaded } from '#app/shared/async/loaded.tsx';
import { SkeletonRows } from '#app/shared/async/skeleton-rows.tsx';
import { LeagueMark } from '#app/shared/games/league-mark.tsx';
import { Pager } from '#app/shared/list/pager.tsx';
import { Name } from '#app/shared/names/name.tsx';
import { askedOfLeagues, type LeaguesAddress } from '../../api/leagues-address.ts';
import { leaguesQuery } from '../../api/library-queries.ts';
import { type Column, DataTable } from '../table/data-table.tsx';
import { readSort } from '../table/sorting.ts';
import { LeagueFilters } from './league-filters.tsx';
import { useCountryName } from './use-country-name.ts';

interface LeagueListProps {
  address: LeaguesAddress;
  /** The page is of one game: there is none to choose. */
  ofGame?: boolean;
}

/** Leagues: searched, filtered, sorted, page by page. */
export function LeagueList({ address, ofGame = false }: LeagueListProps) {
  const { t } = useTranslation(['library', 'games']);
  const countryName = useCountryName();
  const viewer = { locale: useLocale(), zone: useZone() };
  const query = useQuery({
    ...leaguesQuery(useApi(), askedOfLeagues(address)),
    placeholderData: keepPreviousData,
  });
  const name: Column<ListedLeague> = {
    key: 'name',
    head: t('league.name'),
    by: ({ name }) => name,
    className: 'w-full max-w-0',
    cell: (league) => (
      <Link
        to={leaguePath(league.id, address.section)}
        className="flex min-h-11 items-center gap-3 hover:underline"
      >
        <LeagueMark league={league} />
        <Name>{league.name}</Name>
      </Link>
    ),
  };
  const columns: Column<ListedLeague>[] = [
    ...(ofGame
      ? []
      : [
          {
            key: 'game',
            head: t('league.game'),
            className: 'text-start hidden md:table-cell',
            cell: ({ gameId }: ListedLeague) => t(`games:${gameId}` as 'games:202'),
          },
        ]),
    {
      key: 'country',
      head: t('league.country'),
      className: 'text-start hidden md:table-cell',
      cell: ({ country }) => countryName(country ?? 'none'),
    },
    {
      key: 'seasons',
      head: t('league.seasons'),
      by: ({ seasons }) => seasons,
      cell: ({ seasons }) => seasons,
    },
    {
      key: 'latest',
      head: t('league.latest'),
      by: ({ latest }) => latest && Date.parse(latest),
      className: 'text-end',
      cell: ({ latest }) => (latest ? formatDate(latest, viewer) : '–'),
    },
  ];
  return (
    <div className="flex flex-col gap-2">
      <LeagueFilters address={address} ofGame={ofGame} countries={query.data?.countries ?? []} />
      <section className="overflow-hidden bg-surface md:rounded-lg">
        <Loaded query={query} skeleton={<SkeletonRows count={12} className="h-9" />}>
          {({ items, total }) =>
            items.length === 0 ? (
              <EmptyState text={t('league.empty')} hint={t('league.emptyHint')} />
            ) : (
              <div aria-busy={query.isPlaceholderData} className="aria-busy:opacity-60">
                <p role="status" className="sr-only">
                  {t('league.count', { count: total })}
                </p>
                <DataTable
                  caption={t('leagues.title')}
                  rows={items}
                  keyOf={({ id }) => id}
                  name={name}
                  columns={columns}
                  order={readSort(address.sort, ['name', 'seasons', 'latest'])}
                />
                <Pager page={address.page} pages={Math.ceil(total / pageSize)} />
              </div>
            )
          }
        </Loaded>
      </section>
    </div>
  );
}

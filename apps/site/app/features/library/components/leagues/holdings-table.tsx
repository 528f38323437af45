import { useQuery } from '@tanstack/react-query';
import { gameById } from '@xiongmao/api/catalogue/games';
import { leagueSections } from '@xiongmao/api/library/sections';
import type { Holding } from '@xiongmao/api/library/shapes';
import { formatNumber } from '@xiongmao/i18n/format';
import { useTranslation } from '@xiongmao/i18n/use-translation';
import { EmptyState } from '@xiongmao/ui/states/empty-state';
import { dataPath } from '#app/paths.ts';
import { useApi } from '#app/platform/app-context.ts';
import { useLocale } from '#app/platform/i18n.tsx';
import { Link } from '#app/platform/link.tsx';
import { Loaded } from '#app/shared/async/loaded.tsx';
import { SkeletonRows } from '#app/shared/async/skeleton-rows.tsx';
import { GameLogo } from '#app/shared/games/game-logo.tsx';
import { holdingsQuery } from '../../api/library-queries.ts';
import { type Column, DataTable } from '../table/data-table.tsx';

/** What the library has of each game, and of how many of its seasons there is each page. */
export function HoldingsTable() {
  const { t } = useTranslation(['library', 'games']);
  const locale = useLocale();
  const query = useQuery(holdingsQuery(useApi()));
  const gameName = (gameId: number) => t(`games:${gameId}` as 'games:202');
  const count = (key: string, head: string, by: (row: Holding) => number): Column<Holding> => ({
    key,
    head,
    by,
    cell: (row) => formatNumber(by(row), locale, 0),
  });
  const name: Column<Holding> = {
    key: 'game',
    head: t('league.game'),
    by: ({ gameId }) => gameName(gameId),
    cell: ({ gameId }) => {
      const game = gameById(gameId)!;
      return (
        <Link to={dataPath(game.slug)} className="flex min-h-11 items-center gap-3 hover:underline">
          <GameLogo game={game} />
          {gameName(gameId)}
        </Link>
      );
    },
  };
  const columns = [
    count('leagues', t('leagues.title'), ({ leagues }) => leagues),
    count('seasons', t('league.seasons'), ({ seasons }) => seasons),
    count('matches', t('season.matches'), ({ matches }) => matches),
    ...leagueSections.map((section) =>
      count(section, t(`pages.${section}`), ({ sections }) => sections[section]),
    ),
  ];
  return (
    <section className="overflow-hidden bg-surface md:rounded-lg">
      <Loaded query={query} skeleton={<SkeletonRows count={8} className="h-9" />}>
        {({ games }) =>
          games.length === 0 ? (
            <EmptyState text={t('league.empty')} />
          ) : (
            <DataTable
              caption={t('leagues.pages.config')}
              rows={games}
              keyOf={({ gameId }) => gameId}
              name={name}
              columns={columns}
            />
          )
        }
      </Loaded>
    </section>
  );
}

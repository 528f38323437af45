import { gameByName, games } from '@xiongmao/api/catalogue/games';
import { useTranslation } from '@xiongmao/i18n/use-translation';
import { data, useSearchParams } from 'react-router';
import { askedOfLeagues, readLeaguesAddress } from '#app/features/library/api/leagues-address.ts';
import { leaguesQuery } from '#app/features/library/api/library-queries.ts';
import { LeagueList } from '#app/features/library/components/leagues/league-list.tsx';
import { LibraryPage } from '#app/features/library/components/library-page.tsx';
import { dataPath } from '#app/paths.ts';
import { appContext } from '#app/platform/app-context.ts';
import { isEmpty, statusOf } from '#app/platform/query.ts';
import { GameChips } from '#app/shared/games/game-chips.tsx';
import type { Route } from './+types/game-data';

export const handle = { namespaces: ['library', 'games', 'shared'] };

/** The game of an address; what the catalogue does not know is a page that does not exist. */
function gameOf(name: string) {
  const game = gameByName(name);
  if (!game) throw data(null, { status: 404 });
  return game;
}

export async function loader({ params, request, context }: Route.LoaderArgs) {
  const { slug } = gameOf(params.game);
  const { api, queries } = context.get(appContext);
  const address = readLeaguesAddress(new URL(request.url).searchParams, { game: slug });
  const query = leaguesQuery(api, askedOfLeagues(address));
  await queries.prefetchQuery(query);
  const hidden = address.page > 1 && isEmpty(queries, query);
  return data({ hidden }, { status: statusOf(queries, query) });
}

export function clientLoader({ params }: Route.ClientLoaderArgs) {
  gameOf(params.game);
  return { hidden: false };
}

/** The data centre of a game: its leagues, from which tables, schedules and rankings are reached. */
export default function GameData({ params, loaderData: { hidden } }: Route.ComponentProps) {
  const { t } = useTranslation(['library', 'games']);
  const { gameId, slug } = gameOf(params.game);
  const address = readLeaguesAddress(useSearchParams()[0], { game: slug });
  const name = t(`games:${gameId}` as 'games:202');
  const title = t('data.title', { game: name });
  return (
    <LibraryPage title={title} description={t('data.description', { game: name })} hidden={hidden}>
      <h1 className="px-3 py-3 text-base font-bold md:px-0 md:text-lg">{title}</h1>
      <GameChips
        label={t('games.choose')}
        chips={games.map((game) => ({
          key: game.slug,
          text: t(`games:${game.gameId}` as 'games:202'),
          to: dataPath(game.slug),
          chosen: game.gameId === gameId,
        }))}
      />
      <div className="pt-2">
        <LeagueList address={address} ofGame />
      </div>
    </LibraryPage>
  );
}

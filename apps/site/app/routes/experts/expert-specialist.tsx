import { gameByName } from '@xiongmao/api/catalogue/games';
import { useTranslation } from '@xiongmao/i18n/use-translation';
import { data, useSearchParams } from 'react-router';
import { rankingQuery } from '#app/features/experts/api/expert-queries.ts';
import { readOrder } from '#app/features/experts/api/experts-address.ts';
import { ExpertsPage } from '#app/features/experts/components/experts-page.tsx';
import { mainGames } from '#app/features/experts/components/game-filter.tsx';
import { Specialists } from '#app/features/experts/components/ranking/specialists.tsx';
import { appContext } from '#app/platform/app-context.ts';
import { statusOf } from '#app/platform/query.ts';
import type { Route } from './+types/expert-specialist';

export const handle = { namespaces: ['experts', 'games', 'shared'] };

/** The game and order of an address; the catalogue's first game where it names none. */
const read = (search: URLSearchParams) => ({
  gameId: (gameByName(search.get('game') ?? '') ?? mainGames[0]!).gameId,
  order: readOrder(search),
});

export async function loader({ request, context }: Route.LoaderArgs) {
  const { api, queries } = context.get(appContext);
  const query = rankingQuery(api, read(new URL(request.url).searchParams));
  await queries.prefetchQuery(query);
  return data(null, { status: statusOf(queries, query) });
}

export const clientLoader = () => null;

export default function ExpertSpecialist() {
  const { t } = useTranslation('experts');
  return (
    <ExpertsPage title={t('specialist.title')} description={t('specialist.description')}>
      <Specialists {...read(useSearchParams()[0])} />
    </ExpertsPage>
  );
}

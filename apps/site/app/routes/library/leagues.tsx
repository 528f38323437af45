import { useTranslation } from '@xiongmao/i18n/use-translation';
import { data, useSearchParams } from 'react-router';
import { askedOfLeagues, readLeaguesAddress } from '#app/features/library/api/leagues-address.ts';
import { leaguesQuery } from '#app/features/library/api/library-queries.ts';
import { LeagueList } from '#app/features/library/components/leagues/league-list.tsx';
import { LibraryPage } from '#app/features/library/components/library-page.tsx';
import { appContext } from '#app/platform/app-context.ts';
import type { Route } from './+types/leagues';

export const handle = { namespaces: ['library', 'games', 'shared'] };

export async function loader({ request, context }: Route.LoaderArgs) {
  const { api, queries } = context.get(appContext);
  const address = readLeaguesAddress(new URL(request.url).searchParams);
  const query = leaguesQuery(api, askedOfLeagues(address));
  await queries.prefetchQuery(query);
  return data(null, { status: queries.getQueryData(query.queryKey) ? 200 : 503 });
}

export const clientLoader = () => null;

export default function Leagues() {
  const { t } = useTranslation('library');
  const address = readLeaguesAddress(useSearchParams()[0]);
  return (
    <LibraryPage title={t('leagues.title')} description={t('leagues.description')}>
      <h1 className="px-3 py-3 text-base font-bold md:px-0 md:text-lg">{t('leagues.title')}</h1>
      <LeagueList address={address} />
    </LibraryPage>
  );
}

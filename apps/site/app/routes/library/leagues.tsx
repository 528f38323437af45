import { leagueSections } from '@xiongmao/api/library/sections';
import { useTranslation } from '@xiongmao/i18n/use-translation';
import { data, useLocation, useSearchParams } from 'react-router';
import { askedOfLeagues, readLeaguesAddress } from '#app/features/library/api/leagues-address.ts';
import { leaguesQuery } from '#app/features/library/api/library-queries.ts';
import { LeagueList } from '#app/features/library/components/leagues/league-list.tsx';
import { LibraryNav } from '#app/features/library/components/leagues/library-nav.tsx';
import { LibraryPage } from '#app/features/library/components/library-page.tsx';
import { libraryPath } from '#app/paths.ts';
import { appContext } from '#app/platform/app-context.ts';
import { isEmpty, statusOf } from '#app/platform/query.ts';
import type { Route } from './+types/leagues';

export const handle = { namespaces: ['library', 'games', 'shared'] };

/** Of which of their pages the leagues are; null for all. */
const sectionOf = (path: string) =>
  leagueSections.find((section) => path.split('/').includes(section)) ?? null;

export async function loader({ request, context }: Route.LoaderArgs) {
  const { api, queries } = context.get(appContext);
  const { pathname, searchParams } = new URL(request.url);
  const address = readLeaguesAddress(searchParams, { section: sectionOf(pathname) });
  const query = leaguesQuery(api, askedOfLeagues(address));
  await queries.prefetchQuery(query);
  const hidden = address.page > 1 && isEmpty(queries, query);
  return data({ hidden }, { status: statusOf(queries, query) });
}

export const clientLoader = () => ({ hidden: false });

export default function Leagues({ loaderData: { hidden } }: Route.ComponentProps) {
  const { t } = useTranslation('library');
  const section = sectionOf(useLocation().pathname);
  const address = readLeaguesAddress(useSearchParams()[0], { section });
  const title = section
    ? `${t(`leagues.pages.${section}`)} · ${t('leagues.title')}`
    : t('leagues.title');
  return (
    <LibraryPage
      title={title}
      description={t('leagues.description')}
      path={libraryPath(section)}
      hidden={hidden}
    >
      <h1 className="px-3 py-3 text-base font-bold md:px-0 md:text-lg">{t('leagues.title')}</h1>
      <LibraryNav page={section} />
      <div className="pt-2">
        <LeagueList address={address} />
      </div>
    </LibraryPage>
  );
}

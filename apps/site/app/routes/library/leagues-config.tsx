import { useTranslation } from '@xiongmao/i18n/use-translation';
import { data } from 'react-router';
import { holdingsQuery } from '#app/features/library/api/library-queries.ts';
import { HoldingsTable } from '#app/features/library/components/leagues/holdings-table.tsx';
import { LibraryNav } from '#app/features/library/components/leagues/library-nav.tsx';
import { LibraryPage } from '#app/features/library/components/library-page.tsx';
import { appContext } from '#app/platform/app-context.ts';
import { statusOf } from '#app/platform/query.ts';
import type { Route } from './+types/leagues-config';

export const handle = { namespaces: ['library', 'games', 'shared'] };

export async function loader({ context }: Route.LoaderArgs) {
  const { api, queries } = context.get(appContext);
  const query = holdingsQuery(api);
  await queries.prefetchQuery(query);
  return data(null, { status: statusOf(queries, query) });
}

export const clientLoader = () => null;

export default function LeaguesConfig() {
  const { t } = useTranslation('library');
  return (
    <LibraryPage
      title={`${t('leagues.pages.config')} · ${t('leagues.title')}`}
      description={t('leagues.description')}
    >
      <h1 className="px-3 py-3 text-base font-bold md:px-0 md:text-lg">{t('leagues.title')}</h1>
      <LibraryNav page="config" />
      <div className="pt-2">
        <HoldingsTable />
      </div>
    </LibraryPage>
  );
}

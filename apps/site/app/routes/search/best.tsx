import { redirect } from 'react-router';
import { readText } from '#app/features/search/api/search-address.ts';
import { bestQuery } from '#app/features/search/api/search-queries.ts';
import { BestFound } from '#app/features/search/components/best-found.tsx';
import { PastSearches } from '#app/features/search/components/past-searches.tsx';
import { SearchPage } from '#app/features/search/components/search-page.tsx';
import { foundPath } from '#app/paths.ts';
import { appContext } from '#app/platform/app-context.ts';
import { ClientOnly } from '#app/shared/async/client-only.tsx';
import { shownFound } from '#app/slots/search/found.tsx';
import type { Route } from './+types/best';

export const handle = {
  namespaces: ['search', 'games', 'shared', 'matches', 'experts', 'live', 'news', 'videos'],
};

/** A form asks by `q`; what it asks for has its own address. */
function read({ params, request }: Pick<Route.LoaderArgs, 'params' | 'request'>): string {
  const text = readText(params.text);
  const typed = readText(new URL(request.url).searchParams.get('q'));
  if (text === '' && typed !== '') throw redirect(foundPath(typed));
  return text;
}

export async function loader(args: Route.LoaderArgs) {
  const text = read(args);
  const { api, queries } = args.context.get(appContext);
  if (text !== '') await queries.prefetchQuery(bestQuery(api, text));
  return { text };
}

export const clientLoader = (args: Route.ClientLoaderArgs) => ({ text: read(args) });

/** The best of each kind that a text finds (product spec §2). */
export default function Best({ loaderData: { text } }: Route.ComponentProps) {
  return (
    <SearchPage text={text} to={foundPath}>
      {text === '' ? (
        <ClientOnly fallback={null}>{() => <PastSearches />}</ClientOnly>
      ) : (
        <BestFound text={text} shown={shownFound} />
      )}
    </SearchPage>
  );
}

import { redirect, useSearchParams } from 'react-router';
import { readSearchAddress, readText } from '#app/features/search/api/search-address.ts';
import { allQuery } from '#app/features/search/api/search-queries.ts';
import { AllFound } from '#app/features/search/components/all-found.tsx';
import { SearchPage } from '#app/features/search/components/search-page.tsx';
import { allFoundPath, searchPath } from '#app/paths.ts';
import { appContext } from '#app/platform/app-context.ts';
import { shownFound } from '#app/slots/search/found.tsx';
import type { Route } from './+types/all';

export const handle = {
  namespaces: ['search', 'games', 'shared', 'matches', 'experts', 'live', 'news', 'videos'],
};

function read({ text }: Route.LoaderArgs['params']): string {
  const found = readText(text);
  if (found === '') throw redirect(searchPath);
  return found;
}

export async function loader({ params, request, context }: Route.LoaderArgs) {
  const text = read(params);
  const { api, queries } = context.get(appContext);
  await queries.prefetchQuery(
    allQuery(api, readSearchAddress(text, new URL(request.url).searchParams)),
  );
  return { text };
}

export const clientLoader = ({ params }: Route.ClientLoaderArgs) => ({ text: read(params) });

/** All of one kind that a text finds (product spec §2). */
export default function All({ loaderData: { text } }: Route.ComponentProps) {
  const asked = readSearchAddress(text, useSearchParams()[0]);
  return (
    <SearchPage text={text} to={(next) => allFoundPath(next, asked.kind)}>
      <AllFound asked={asked} shown={shownFound} />
    </SearchPage>
  );
}

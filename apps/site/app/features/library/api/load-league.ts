import type { FetchQueryOptions, QueryKey } from '@tanstack/react-query';
import type { Client } from '@xiongmao/api/client';
import type { LibrarySeason } from '@xiongmao/api/library/shapes';
import { data, type RouterContextProvider, redirect } from 'react-router';
import { type LeaguePage, leaguePath } from '#app/paths.ts';
import { appContext } from '#app/platform/app-context.ts';
import { ensure, statusOf } from '#app/platform/query.ts';
import { seasonOf } from './season-of.ts';

interface Loading {
  params: { id: string };
  request: Request;
  context: Readonly<RouterContextProvider>;
}

/** The league of an address with the season that it names; what does not exist is a 404. */
export async function loadLeague({ params, request, context }: Loading) {
  if (!/^\d{1,9}$/.test(params.id)) throw data(null, { status: 404 });
  const id = Number(params.id);
  const about = await ensure(context, 'GET /league/info', { query: { id } });
  const season = seasonOf(about, new URL(request.url).searchParams.get('season'));
  return { about, season };
}

/** A league that is shown as another leads there. For now: what is one by somebody's word may be two again. */
export function leadToShown(loading: Loading, shownId: number, page: LeaguePage | null): void {
  if (String(shownId) !== loading.params.id) throw redirect(leaguePath(shownId, page), 302);
}

/** Brings what a page shows of a league's season; what can't be had the browser asks for again. */
export async function loadSeason(
  loading: Loading,
  queryOf: (
    api: Client,
    season: LibrarySeason,
    search: URLSearchParams,
  ) => { queryKey: QueryKey; queryFn?: unknown },
) {
  const { season } = await loadLeague(loading);
  const { api, queries } = loading.context.get(appContext);
  if (!season) return null;
  const query = queryOf(api, season, new URL(loading.request.url).searchParams);
  await queries.prefetchQuery(query as FetchQueryOptions);
  return data(null, { status: statusOf(queries, query) });
}

import type { FetchQueryOptions, QueryKey } from '@tanstack/react-query';
import type { Client } from '@xiongmao/api/client';
import type { LibraryLeague, LibrarySeason } from '@xiongmao/api/library/shapes';
import { data, type RouterContextProvider, redirect } from 'react-router';
import { type LeaguePage, leaguePath } from '#app/paths.ts';
import { appContext } from '#app/platform/app-context.ts';
import { ensure, statusOf } from '#app/platform/query.ts';
import { scheduleQuery } from './library-queries.ts';
import { readNumber, readSchedule } from './season-address.ts';
import { hasPage, leaguePageOf, seasonOf } from './season-of.ts';

interface Loading {
  params: { id: string };
  request: Request;
  context: Readonly<RouterContextProvider>;
}

/** The league of an address with the page and season that it names; what does not exist is a 404, as a page that the season lacks. */
export async function loadLeague({ params, request, context }: Loading) {
  if (!/^[1-9]\d{0,8}$/.test(params.id)) throw data(null, { status: 404 });
  const id = Number(params.id);
  const about = await ensure(context, 'GET /league/info', { query: { id } });
  const { pathname, searchParams } = new URL(request.url);
  const page = leaguePageOf(pathname);
  const season = seasonOf(about, searchParams.get('season'), page);
  if (!hasPage(season ?? { sections: [] }, page)) throw data(null, { status: 404 });
  return { about, page, season };
}

/**
 * A league or season that is shown as another leads there; a season that there is not, or is another league's, is
 * a 404. For now: what is one by somebody's word may be two again.
 */
export async function leadToShown(
  { params, request, context }: Loading,
  { league, seasons }: LibraryLeague,
  page: LeaguePage | null,
): Promise<void> {
  const named = readNumber(new URL(request.url).searchParams.get('season'));
  const isShown = named === undefined || seasons.some(({ id }) => id === named);
  if (isShown && String(league.id) === params.id) return;
  const query = { id: league.id, seasonId: named! };
  const shownId = isShown
    ? named
    : (await ensure(context, 'GET /league/season', { query })).shownId;
  throw redirect(leaguePath(league.id, page, shownId ?? undefined), 302);
}

/** Whether an address is beyond the last page of a schedule: search engines keep no such page. */
export async function isBeyondSchedule(loading: Loading): Promise<boolean> {
  const { season } = await loadLeague(loading);
  const asked = season && readSchedule(season, new URL(loading.request.url).searchParams);
  if (!asked?.page || asked.page === 1) return false;
  const { api, queries } = loading.context.get(appContext);
  // The page itself asks the same, once.
  const query = scheduleQuery(api, asked);
  await queries.prefetchQuery(query);
  return queries.getQueryData(query.queryKey)?.matches.length === 0;
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

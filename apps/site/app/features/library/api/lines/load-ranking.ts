import type { LinePage } from '@xiongmao/api/library/lines/pages';
import type { Subject } from '@xiongmao/api/library/lines/shapes';
import { data, type RouterContextProvider } from 'react-router';
import { appContext } from '#app/platform/app-context.ts';
import { isEmpty, statusOf } from '#app/platform/query.ts';
import { lineSeasonsQuery, playerMatchesQuery, rankingQuery } from './line-queries.ts';
import {
  askedOfBest,
  askedOfRanking,
  askedOfSeasons,
  readRankingAddress,
} from './ranking-address.ts';

/** What a page of a season's tables shows; 404 of a season that there is not, 503 where it can't be had. */
export async function loadRanking(
  subject: Subject,
  page: LinePage | null,
  { request, context }: { request: Request; context: Readonly<RouterContextProvider> },
) {
  const { api, queries } = context.get(appContext);
  const address = readRankingAddress(new URL(request.url).searchParams);
  const seasons = lineSeasonsQuery(api, subject, askedOfSeasons(address, page));
  await queries.prefetchQuery(seasons);
  const choice = queries.getQueryData(seasons.queryKey);
  if (!choice) return data(null, { status: statusOf(queries, seasons) });
  const seasonId = address.seasonId ?? choice.seasons[0]?.id;
  if (page === 'config') return data(null);
  if (seasonId === undefined || choice.gameId === null) return data({ hidden: true });
  const ranking = rankingQuery(api, subject, askedOfRanking(address, seasonId, page));
  const best = playerMatchesQuery(api, askedOfBest(address, seasonId, choice.gameId));
  const isBest = page === 'sortMatchTable';
  await (isBest ? queries.prefetchQuery(best) : queries.prefetchQuery(ranking));
  const shown = isBest ? best : ranking;
  const hidden = isEmpty(queries, shown);
  return data({ hidden }, { status: statusOf(queries, shown) });
}

/** Which page of a library an address is; null for the first. */
export const pageIn = <Page extends LinePage>(path: string, pages: readonly Page[]): Page | null =>
  pages.find((page) => path.replace(/\/$/, '').split('/').at(-1) === page) ?? null;

import type { MatchDetail } from '@xiongmao/api/matches/shapes';
import type { RouterContextProvider } from 'react-router';
import { appContext } from '#app/platform/app-context.ts';
import { soon } from '#app/platform/query.ts';
import { sportOf } from '#app/shared/games/sport-of.ts';
import { headToHeadQuery, standingsQuery, trendsQuery } from './match-queries.ts';
import { availableTabs, chosenTab, type Tab } from './match-tabs.ts';

/** Asks, on the server, for what the opened tab shows; what comes too late the browser asks for itself. */
export async function prefetchTab(
  context: Readonly<RouterContextProvider>,
  detail: MatchDetail,
  search: URLSearchParams,
): Promise<void> {
  const { api, queries } = context.get(appContext);
  const { id, gameId } = detail.match;
  const tab = chosenTab(search, availableTabs(detail, sportOf(gameId)));
  const headToHead = () => queries.prefetchQuery(headToHeadQuery(api, id));
  const trends = () => queries.prefetchQuery(trendsQuery(api, id));
  const wanted: Partial<Record<Tab, (() => Promise<void>)[]>> = {
    overview: detail.coverage.actions ? [headToHead, trends] : [headToHead],
    preview: [headToHead],
    headToHead: [headToHead],
    trends: [trends],
    standings: [() => queries.prefetchQuery(standingsQuery(api, id))],
  };
  // The score must not wait for a table.
  await soon(Promise.all((wanted[tab] ?? []).map((ask) => ask())));
}

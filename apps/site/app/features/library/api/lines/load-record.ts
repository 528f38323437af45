import type { PlayerPage, SquadPage } from '@xiongmao/api/library/lines/pages';
import { data, type RouterContextProvider, redirect } from 'react-router';
import { playerPath, squadPath } from '#app/paths.ts';
import { appContext } from '#app/platform/app-context.ts';
import { ensure } from '#app/platform/query.ts';
import { tablesQuery } from '../library-queries.ts';
import {
  matchLogQuery,
  playerRankingQuery,
  squadMatchesQuery,
  upcomingQuery,
} from './line-queries.ts';
import { askedOfLog, askedOfRoster, readRecordAddress } from './ranking-address.ts';
import { playerPagesOf, squadPagesOf } from './record-pages.ts';

interface Loading {
  params: { id: string };
  request: Request;
  context: Readonly<RouterContextProvider>;
}

function idIn(text: string): number {
  if (!/^[1-9]\d{0,8}$/.test(text)) throw data(null, { status: 404 });
  return Number(text);
}

/** A season that is named and is none of theirs makes a page that does not exist. */
function refuseSeason({ request }: Loading, theirs: readonly { id: number }[]): void {
  const { seasonId } = readRecordAddress(new URL(request.url).searchParams);
  if (seasonId !== null && !theirs.some(({ id }) => id === seasonId)) {
    throw data(null, { status: 404 });
  }
}

/** The player of an address; what does not exist is a 404, as a page that the player does not have. */
export async function findPlayer(loading: Loading, page: PlayerPage | null) {
  const id = idIn(loading.params.id);
  const record = await ensure(loading.context, 'GET /player/info', { query: { id } });
  refuseSeason(
    loading,
    record.seasons.map(({ season }) => season),
  );
  if (!playerPagesOf(record).includes(page)) throw data(null, { status: 404 });
  return record;
}

/** The same with what its page shows. One that is shown as another leads there: by somebody's word, which may be undone. */
export async function loadPlayer(loading: Loading, page: PlayerPage | null): Promise<void> {
  const { player } = await findPlayer(loading, page);
  if (String(player.id) !== loading.params.id) throw redirect(playerPath(player.id, page), 302);
  const { api, queries } = loading.context.get(appContext);
  const address = readRecordAddress(new URL(loading.request.url).searchParams);
  if (page === 'sortMatchTable' || page === 'sortServiceTable') {
    await queries.prefetchQuery(matchLogQuery(api, 'player', askedOfLog(address, player.id)));
  }
}

/** As of a player; who plays alone has a player's pages, where this one leads. */
export async function findSquad(loading: Loading, page: SquadPage | null) {
  const id = idIn(loading.params.id);
  const record = await ensure(loading.context, 'GET /squad/info', { query: { id } });
  refuseSeason(loading, [...record.rosters, ...record.seasons.map(({ season }) => season)]);
  const isOwn = record.playerId === null;
  if (isOwn && !squadPagesOf(record).includes(page)) throw data(null, { status: 404 });
  return record;
}

/** As of a player. */
export async function loadSquad(loading: Loading, page: SquadPage | null): Promise<void> {
  const record = await findSquad(loading, page);
  const { id } = record.team;
  if (record.playerId !== null) throw redirect(playerPath(record.playerId), 302);
  if (String(id) !== loading.params.id) throw redirect(squadPath(id, page), 302);
  const { api, queries } = loading.context.get(appContext);
  const address = readRecordAddress(new URL(loading.request.url).searchParams);
  if (page === null) {
    const [latest] = record.seasons;
    await Promise.all([
      queries.prefetchQuery(upcomingQuery(api, id)),
      queries.prefetchQuery(squadMatchesQuery(api, { id, page: 1 })),
      latest && queries.prefetchQuery(tablesQuery(api, { seasonId: latest.season.id })),
    ]);
  }
  if (page === 'scheduleTable') {
    await Promise.all([
      queries.prefetchQuery(upcomingQuery(api, id)),
      queries.prefetchQuery(matchLogQuery(api, 'team', askedOfLog(address, id))),
    ]);
  }
  const roster = askedOfRoster(address, record);
  if (page === 'TeamTable' && roster) {
    await queries.prefetchQuery(playerRankingQuery(api, roster));
  }
}

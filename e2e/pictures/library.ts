import { request } from '@playwright/test';
import { gameById } from '@xiongmao/api/catalogue/games';
import { playerPages, squadPages } from '@xiongmao/api/library/lines/pages';
import type { Ranking, SeasonChoice } from '@xiongmao/api/library/lines/shapes';
import { leagueSections } from '@xiongmao/api/library/sections';
import type { LibraryLeague } from '@xiongmao/api/library/shapes';
import type { Product } from '../product/product.ts';
import { ask } from '../support/plans.ts';
import { type Route, route } from './routes.ts';

/** The lists of the library and the pages of searches, whatever there is. */
export const finding: Route[] = [
  route('search', '/s'),
  route('search-nothing', '/s/qqqqqq'),
  { name: 'search-panel', address: '/', search: '' },
  { name: 'search-panel-nothing', address: '/', search: 'qqqqqq' },
  route('leagues', '/leagueLibrary'),
  route('leagues-list', '/leagueLibrary/leagueList'),
  route('leagues-config', '/leagueLibrary/config'),
  route('leagues-soccer', '/soccer/data'),
  route('players', '/playerLibrary'),
  route('players-config', '/playerLibrary/config'),
  route('squads', '/squadLibrary'),
];

/** Of each game the league, the player and the team that stand first, and what a search finds by their names. */
export async function libraryPages(product: Product): Promise<Route[]> {
  const guest = await request.newContext();
  const read = <Result>(path: string) => ask<Result>(guest, product, path);
  const { gameIds } = await read<SeasonChoice>('/library/seasons?of=player');
  const pages: Route[] = [];
  for (const gameId of gameIds) {
    const { slug } = gameById(gameId)!;
    const { seasons } = await read<SeasonChoice>(`/library/seasons?of=player&gameId=${gameId}`);
    const { id: seasonId, league } = seasons[0]!;
    const { seasons: ofLeague } = await read<LibraryLeague>(`/league/info?id=${league.id}`);
    const sections = leagueSections.filter((section) => ofLeague[0]?.sections.includes(section));
    const ranking = await read<Ranking>(`/player/library?seasonId=${seasonId}`);
    const { player, team } = ranking.items[0]!;
    const under = (name: string, path: string, subpages: readonly string[]) => [
      route(`${name}-${slug}`, path),
      ...subpages.map((page) => route(`${name}-${slug}-${page}`, `${path}/${page}`)),
    ];
    pages.push(
      ...under('league', `/leagueLibrary/${league.id}`, [...sections, 'config']),
      ...under('player', `/playerLibrary/${player!.id}`, playerPages),
      ...(team ? under('squad', `/squadLibrary/${team.id}`, squadPages) : []),
      route(`players-${slug}`, `/playerLibrary?season=${seasonId}`),
      route(`search-${slug}`, `/s/${encodeURIComponent(team?.name ?? player!.name)}`),
      route(`search-${slug}-all`, `/search/${encodeURIComponent(team?.name ?? player!.name)}`),
      { name: `search-panel-${slug}`, address: '/', search: team?.name ?? player!.name },
    );
  }
  await guest.dispose();
  return pages;
}

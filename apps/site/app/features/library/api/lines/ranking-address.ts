import { gameByName } from '@xiongmao/api/catalogue/games';
import { gameTables } from '@xiongmao/api/library/figures/game-tables';
import { type LinePage, pageTables } from '@xiongmao/api/library/lines/pages';
import type { SquadRecord } from '@xiongmao/api/library/lines/shapes';
import { readPage, readWords } from '#app/shared/list/list-address.ts';
import type { RankingAsked } from './line-queries.ts';
import { firstGameOf } from './page-games.ts';

export interface RecordAddress {
  seasonId: number | null;
  table: string | null;
  /** As its column's head says it: `-points` has the most first. */
  sort: string | null;
  page: number;
}

export interface RankingAddress extends RecordAddress {
  gameId: number | null;
  teamId: number | null;
  q: string;
}

const readId = (text: string | null): number | null =>
  /^[1-9]\d{0,8}$/.test(text ?? '') ? Number(text) : null;

/** What of a player's or team's tables an address names. */
export const readRecordAddress = (search: URLSearchParams): RecordAddress => ({
  seasonId: readId(search.get('season')),
  table: search.get('table'),
  sort: search.get('sort'),
  page: readPage(search.get('page')),
});

/** What of a season's tables an address names. */
export const readRankingAddress = (search: URLSearchParams): RankingAddress => ({
  ...readRecordAddress(search),
  gameId: gameByName(search.get('game') ?? '')?.gameId ?? null,
  teamId: readId(search.get('team')),
  q: readWords(search.get('q')),
});

/** The seasons to choose from: of the game that is named, or of the season; else of one that has the page. */
export function askedOfSeasons({ gameId, seasonId }: RankingAddress, page: LinePage | null) {
  const shown = gameId ?? (seasonId === null ? firstGameOf(page) : null);
  return {
    ...(shown !== null && { gameId: shown }),
    ...(shown === null && seasonId !== null && { seasonId }),
  };
}

/** The calls' words for an order: nothing for that of the table. */
export const sortAsked = (sort: string | null) =>
  sort === null
    ? {}
    : sort.startsWith('-')
      ? ({ sort: sort.slice(1), order: 'desc' } as const)
      : ({ sort, order: 'asc' } as const);

/** The call's words for a page's table. */
export function askedOfRanking(
  { table, teamId, q, sort, page }: RankingAddress,
  seasonId: number,
  ofPage: LinePage | null,
): RankingAsked {
  const shown = (ofPage && pageTables[ofPage]) ?? table;
  return {
    seasonId,
    page,
    ...(shown !== null && { table: shown }),
    ...(teamId !== null && { teamId }),
    ...(q && { q }),
    ...sortAsked(sort),
    ...(ofPage === 'meansModule' && { means: 'means' as const }),
  };
}

/** What was done most in a match of a season: by what a game's first table is led by, unless another is named. */
export function askedOfBest({ sort, page }: RankingAddress, seasonId: number, gameId: number) {
  const lead = gameTables('player', gameId)[0]?.lead ?? 'matches';
  return { seasonId, page, sort: lead, order: 'desc' as const, ...sortAsked(sort) };
}

/** Somebody's matches, the latest first unless another order is named. */
export const askedOfLog = ({ sort, page, seasonId }: RecordAddress, id: number) => ({
  id,
  page,
  ...(seasonId !== null && { seasonId }),
  ...sortAsked(sort),
});

/** Who played for a team, in the season that is named or the latest of which that is known; null where it never is. */
export function askedOfRoster(
  { seasonId, table, sort, page }: RecordAddress,
  { team, rosters }: SquadRecord,
): (RankingAsked & { seasonId: number }) | null {
  const season = rosters.find(({ id }) => id === seasonId) ?? rosters[0];
  if (!season) return null;
  return {
    ...{ seasonId: season.id, teamId: team.id, page, sort: 'matches' },
    ...(table !== null && { table }),
    ...sortAsked(sort),
  };
}

import { gameByName } from '@xiongmao/api/catalogue/games';
import { type LeagueSection, type LeagueSort, leagueSorts } from '@xiongmao/api/library/sections';
import { readPage, readWords } from '#app/shared/list/list-address.ts';
import type { LeaguesAsked } from './library-queries.ts';

export interface LeaguesAddress {
  gameId: number | null;
  country: string | null;
  sort: LeagueSort;
  q: string;
  page: number;
  /** Leagues alone that have this page: each leads to it. */
  section: LeagueSection | null;
}

/** A country as leagues have it, or `none` for those between countries. */
export const readCountry = (text: string | null): string | null =>
  /^([A-Z]{2}(-[A-Z]{3})?|none)$/.test(text ?? '') ? text : null;

/** What of the leagues an address names: all of them, those that played last first, unless told otherwise. */
export function readLeaguesAddress(
  search: URLSearchParams,
  { game, section = null }: { game?: string; section?: LeagueSection | null } = {},
): LeaguesAddress {
  return {
    gameId: gameByName(game ?? search.get('game') ?? '')?.gameId ?? null,
    country: readCountry(search.get('country')),
    sort: leagueSorts.find((sort) => sort === search.get('sort')) ?? '-latest',
    q: readWords(search.get('q')),
    page: readPage(search.get('page')),
    section,
  };
}

/** The call's words for it. */
export const askedOfLeagues = ({
  gameId,
  country,
  sort,
  q,
  page,
  section,
}: LeaguesAddress): LeaguesAsked => ({
  sort,
  page,
  ...(gameId !== null && { gameId }),
  ...(country !== null && { country }),
  ...(q && { q }),
  ...(section && { section }),
});

import { gameByName } from '@xiongmao/api/catalogue/games';
import { type FoundKind, foundKinds, longestText } from '@xiongmao/api/search/rules';
import { readPage, readWords } from '#app/shared/list/list-address.ts';
import { type SearchAsked, whens } from './search-queries.ts';

/** What a path or a form looks for; empty for nothing. */
export const readText = (text: string | null | undefined): string =>
  // Dots alone would lead up in a path.
  readWords(text, longestText).replace(/^\.{1,2}$/, '');

/** Kinds that are of one game each. */
const ofGames: readonly FoundKind[] = ['match', 'league', 'team', 'player', 'article', 'video'];
export const isOfGame = (kind: FoundKind): boolean => ofGames.includes(kind);

/** Which of what a text finds an address names: all matches unless told otherwise. */
export function readSearchAddress(text: string, search: URLSearchParams): SearchAsked {
  const kind = foundKinds.find((one) => one === search.get('kind')) ?? 'match';
  const gameId = isOfGame(kind) ? gameByName(search.get('game') ?? '')?.gameId : undefined;
  const when = kind === 'match' ? whens.find((one) => one === search.get('when')) : undefined;
  return {
    ...{ text, kind, page: readPage(search.get('page')) },
    ...(gameId !== undefined && { gameId }),
    ...(when && { when }),
  };
}

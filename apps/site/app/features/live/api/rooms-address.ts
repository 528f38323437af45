import { gameByName } from '@xiongmao/api/catalogue/games';

export type RoomKind = 'match' | 'custom';

export interface RoomsAsked {
  kind: RoomKind;
  gameId?: number;
  language?: string;
  free?: '1';
}

/** The language of an address as rooms name theirs (`zh`, `sr-Latn`); null for what is none. */
export const readLanguage = (text: string): string | null =>
  /^[a-z]{2,3}(-[A-Z][a-z]{3})?$/.test(text) ? text : null;

/** The rooms that an address asks for. */
export function readRoomsAddress(kind: RoomKind, search: URLSearchParams): RoomsAsked {
  const game = kind === 'match' ? gameByName(search.get('game') ?? '') : undefined;
  const language = readLanguage(search.get('language') ?? '');
  return {
    kind,
    ...(game && { gameId: game.gameId }),
    ...(language && { language }),
    ...(search.get('free') === '1' && { free: '1' as const }),
  };
}

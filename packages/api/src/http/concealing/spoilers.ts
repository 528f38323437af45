import { isRevealed, type Revealed } from '../hidden-results.ts';
import type { Spoilers } from './shapes.ts';

export const hidesNothing: Spoilers = { all: false, games: [], leagues: [] };

export const hidesAll: Spoilers = { ...hidesNothing, all: true };

/** Of the latest: what was asked for before these is hidden again. */
export const mostRevealed = 60;

export const hidesAny = ({ all, games, leagues }: Spoilers): boolean =>
  all || games.length > 0 || leagues.length > 0;

/** Whether results of a match are hidden, as far as its game and league tell. */
export const hides = (
  { all, games, leagues }: Spoilers,
  { gameId, leagueId }: { gameId: number; leagueId: number | null },
): boolean => all || games.includes(gameId) || (leagueId !== null && leagues.includes(leagueId));

/** As a cookie has it: `all`, or games and leagues (`202.203-12`); empty for nothing. */
export function writeSpoilers(spoilers: Spoilers): string {
  if (spoilers.all) return 'all';
  return hidesAny(spoilers) ? `${spoilers.games.join('.')}-${spoilers.leagues.join('.')}` : '';
}

const form = /^(\d{1,3}(?:\.\d{1,3}){0,63})?-(\d{1,10}(?:\.\d{1,10}){0,99})?$/;

/** What a cookie says; nothing is hidden by what is none of ours. */
export function readSpoilers(text: string | undefined): Spoilers {
  if (text === 'all') return hidesAll;
  const found = form.exec(text ?? '');
  const ids = (list: string | undefined) => (list ? list.split('.').map(Number) : []);
  return found ? { all: false, games: ids(found[1]), leagues: ids(found[2]) } : hidesNothing;
}

/** As a cookie has it: `match-12.season-3`, the latest last. */
export const writeRevealed = (names: readonly Revealed[]): string =>
  names.slice(-mostRevealed).join('.');

export const readRevealed = (text: string | undefined): Revealed[] =>
  (text ?? '').split('.').filter(isRevealed).slice(-mostRevealed);

import type { Spoilers } from '@xiongmao/api/http/concealing/shapes';
import { hides, readRevealed, readSpoilers } from '@xiongmao/api/http/concealing/spoilers';
import type { Revealed } from '@xiongmao/api/http/hidden-results';
import { readCookie } from '@xiongmao/auth/cookies';

/** What this browser keeps of what one wants hidden, as its cookie has it. */
export const keptChoice = (): string => readCookie(document.cookie, 'spoilers') ?? '';

export const keptSpoilers = (): Spoilers => readSpoilers(keptChoice());

/** The same of what was asked for. */
export const keptReveals = (): string => readCookie(document.cookie, 'revealed') ?? '';

const keptRevealed = (): Revealed[] => readRevealed(keptReveals());

/** Whether the server may tell some results that a page for all who want no results came without. */
export const mayTellSome = (): boolean => !keptSpoilers().all || keptRevealed().length > 0;

/** Whether it may tell a match. */
export function createMayTell(): (match: {
  id: number;
  gameId: number;
  leagueId: number;
}) => boolean {
  const spoilers = keptSpoilers();
  const asked = new Set<Revealed>(keptRevealed());
  return (match) => !hides(spoilers, match) || asked.has(`match-${match.id}`);
}

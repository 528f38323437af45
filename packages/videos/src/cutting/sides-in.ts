import { inOrder } from '@xiongmao/api/catalogue/sides';
import type { ReplayCard } from '@xiongmao/api/live/shapes';

/** Who plays in a recording's match, in the order of its game; its league where it is a lobby; empty where it is of none. */
export function sidesIn({ match }: Pick<ReplayCard, 'match'>): string {
  if (!match?.home || !match.away) return match?.league.name ?? '';
  const { home, away } = inOrder(match.gameId, { home: match.home.name, away: match.away.name });
  return `${home} – ${away}`;
}

import { inOrder } from '@xiongmao/api/catalogue/sides';

interface Sides {
  home?: { name: string } | null | undefined;
  away?: { name: string } | null | undefined;
}

/** Who plays whom in a line, in the sport's order; null of a lobby, which has no sides. */
export function sidesText(gameId: number, { home, away }: Sides): string | null {
  if (!home || !away) return null;
  const sides = inOrder(gameId, { home: home.name, away: away.name });
  return `${sides.home} – ${sides.away}`;
}

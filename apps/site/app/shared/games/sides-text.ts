import { inLine } from '@xiongmao/api/catalogue/sides';

interface Sides {
  home?: { name: string } | null | undefined;
  away?: { name: string } | null | undefined;
}

/** Who plays whom in a line, in the sport's order; null of a lobby, which has no sides. */
export function sidesText(gameId: number, { home, away }: Sides): string | null {
  if (!home || !away) return null;
  return inLine(gameId, { home: home.name, away: away.name });
}

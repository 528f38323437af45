/** What the shares add up to (product spec §9): it divides into halves, thirds, quarters and fifths. */
export const probabilityUnits = 120;

interface Chances {
  home: number;
  draw: number;
  away: number;
}

/**
 * The widths of a win-probability bar: a ratio `home : draw : away` scaled to whole units that add up
 * to 120 exactly, so that the bar has neither gap nor overlap. What is lost by rounding down goes to the
 * largest remainders. Null when there is no ratio: nothing known, or a weight that is negative.
 */
export function winProbability(ratio: {
  home: number;
  away: number;
  draw?: number;
}): Chances | null {
  const { home, away, draw = 0 } = ratio;
  const weights = { home, draw, away };
  const total = home + draw + away;
  if (!(total > 0 && Number.isFinite(total)) || Math.min(home, draw, away) < 0) return null;

  const sides = ['home', 'draw', 'away'] as const;
  const exact = (side: (typeof sides)[number]) => (weights[side] / total) * probabilityUnits;
  const remainder = (side: (typeof sides)[number]) => exact(side) % 1;
  const shares: Chances = {
    home: Math.floor(exact('home')),
    draw: Math.floor(exact('draw')),
    away: Math.floor(exact('away')),
  };
  const missing = probabilityUnits - shares.home - shares.draw - shares.away;
  const neediest = [...sides].sort((a, b) => remainder(b) - remainder(a));
  for (const side of neediest.slice(0, missing)) shares[side] += 1;
  return shares;
}

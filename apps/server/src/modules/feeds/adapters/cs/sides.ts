import type { Side } from '@xiongmao/api/matches/sides';
import { otherSide, type Round, type Sides, type Tag } from './played.ts';

/** Stretches of rounds between two changes of sides: halves, and those of overtimes. */
function stretchOf(number: number, regular: number): number {
  if (number <= regular) return number <= regular / 2 ? 0 : 1;
  return 2 + Math.floor((number - regular - 1) / 3);
}

/** The sides of rounds that don't tell them, from the others of their stretch: who plants, defuses or runs out of time. */
export function fillSides(rounds: readonly Round[], regular: number): Round[] {
  const known = new Map<number, Sides>();
  for (const round of rounds) {
    const stretch = stretchOf(round.number, regular);
    const found = round.sides ?? sidesShown(round);
    if (found && !known.has(stretch)) known.set(stretch, found);
  }
  const turned = (sides: Sides | undefined): Sides | null =>
    sides ? { home: sides.away, away: sides.home } : null;
  return rounds.map((round) => {
    const stretch = stretchOf(round.number, regular);
    const half = stretch < 2 ? turned(known.get(1 - stretch)) : null;
    return { ...round, sides: round.sides ?? known.get(stretch) ?? half };
  });
}

const winners: Readonly<Record<string, Tag>> = { defuse: 'ct', time: 'ct', bomb: 't' };

function sidesShown({ winner, ending }: Round): Sides | null {
  const tag = winners[ending ?? ''];
  if (!winner || !tag) return null;
  return sided(winner, tag);
}

export function sided(side: Side, tag: Tag): Sides {
  const sides = { home: tag, away: tag };
  sides[otherSide[side]] = tag === 'ct' ? 't' : 'ct';
  return sides;
}

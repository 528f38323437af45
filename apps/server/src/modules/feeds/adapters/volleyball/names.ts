import type { Match, PlayedSet } from './match.ts';

/** A name by its letters and digits alone: scouts write it in several ways. */
export const plain = (name: string): string =>
  name
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]/gu, '');

/**
 * No program numbers its matches for others: a match is known by its day and its sides, and by how its first set ended,
 * as two may meet twice on a day.
 */
export function idOf(
  day: string,
  { home, away }: Match['teams'],
  [first]: readonly PlayedSet[],
): string {
  const end = first?.isOver ? (first.result ?? first.events.at(-1)?.score) : null;
  const met = `${day.replaceAll('/', '-')}-${plain(home.name)}-${plain(away.name)}`.slice(0, 190);
  return end ? `${met}-${end.home}-${end.away}` : met;
}

const positions = ['L', 'OH', 'OP', 'MB', 'S'];

/** What a player plays, by its number from 1: libero, outside, opposite, middle, setter. */
export const positionOf = (number: number): string | null => positions[number - 1] ?? null;

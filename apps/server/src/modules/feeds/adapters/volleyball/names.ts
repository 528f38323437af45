/** A name by its letters and digits alone: scouts write it in several ways. */
export const plain = (name: string): string =>
  name
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]/gu, '');

/** No program numbers its matches for others: a match is known by its day and its sides. */
export const idOf = (day: string, home: string, away: string): string =>
  `${day.replaceAll('/', '-')}-${plain(home)}-${plain(away)}`.slice(0, 200);

const positions = ['L', 'OH', 'OP', 'MB', 'S'];

/** What a player plays, by its number from 1: libero, outside, opposite, middle, setter. */
export const positionOf = (number: number): string | null => positions[number - 1] ?? null;

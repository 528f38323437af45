import type { LineupPlayer } from '@xiongmao/api/matches/shapes';

/** What one looks for first; the rest follows as the source gives it. */
const order = [
  'minutes',
  'rating',
  'points',
  'goals',
  'assists',
  'rebounds',
  'steals',
  'blocks',
  'kills',
  'deaths',
  'runs',
  'wickets',
  'hits',
  'shots',
  'shotsOnTarget',
];

/** The keys that any of the players has a figure for, in the order of the table's columns. */
export function playerColumns(players: readonly LineupPlayer[]): string[] {
  const keys = [...new Set(players.flatMap(({ statistics }) => Object.keys(statistics)))];
  const told = keys.filter((key) => players.some(({ statistics }) => statistics[key]));
  const place = (key: string) => (order.includes(key) ? order.indexOf(key) : order.length);
  return told.sort((a, b) => place(a) - place(b));
}

export interface Sorting {
  key: string;
  descending: boolean;
}

/** Those who have a figure at all, by one of their figures; the ones who lack it stand last. */
export function sortPlayers(
  players: readonly LineupPlayer[],
  { key, descending }: Sorting,
): LineupPlayer[] {
  const sign = descending ? -1 : 1;
  return players
    .filter(({ statistics }) => Object.keys(statistics).length > 0)
    .sort((a, b) => {
      const [one, other] = [a.statistics[key], b.statistics[key]];
      if (one === undefined || other === undefined) {
        return Number(one === undefined) - Number(other === undefined);
      }
      return (one - other) * sign;
    });
}

import type { SportKey } from '@xiongmao/api/catalogue/sports';
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

/** Where players do different things, each has a table of its own. */
const groups = {
  baseball: {
    batting:
      'atBats runs hits runsBattedIn walks strikeouts doubles triples homeRuns stolenBases hitByPitch errors',
    pitching:
      'inningsPitched hitsAllowed runsAllowed earnedRuns walksAllowed strikeoutsPitched homeRunsAllowed pitches',
  },
  americanFootball: {
    passing: 'completions passAttempts passingYards passingTouchdowns interceptionsThrown',
    rushing: 'rushAttempts rushingYards rushingTouchdowns',
    receiving: 'receptions receivingYards receivingTouchdowns',
    defence: 'tackles assistedTackles sacks interceptions forcedFumbles',
    kicking: 'fieldGoalsMade fieldGoalsAttempted extraPointsMade extraPointsAttempted',
    punting: 'punts puntYards',
    returns: 'kickReturns puntReturns',
    ballHandling: 'fumbles fumblesLost',
  },
} as const satisfies Partial<Record<SportKey, Readonly<Record<string, string>>>>;
type Groups = typeof groups;
type GroupKey = { [Key in keyof Groups]: keyof Groups[Key] }[keyof Groups];

export interface PlayerTable {
  /** Null of a sport that has one table for all. */
  key: GroupKey | 'others' | null;
  columns: string[];
  players: LineupPlayer[];
}

/** The tables of a side's players, those without a figure in them left out. */
export function playerTables(players: readonly LineupPlayer[], sport: SportKey): PlayerTable[] {
  const told = playerColumns(players);
  const own = Object.entries(sport in groups ? groups[sport as keyof Groups] : {});
  if (own.length === 0) return [{ key: null, columns: told, players: [...players] }];
  const grouped = own.map(([key, list]) => {
    const columns = list.split(' ').filter((column) => told.includes(column));
    return { key: key as GroupKey, columns };
  });
  const known = new Set(grouped.flatMap(({ columns }) => columns));
  const others = told.filter((column) => !known.has(column));
  return [...grouped, { key: 'others' as const, columns: others }]
    .map((table) => ({
      ...table,
      players: players.filter(({ statistics }) =>
        table.columns.some((column) => statistics[column]),
      ),
    }))
    .filter((table) => table.players.length > 0);
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

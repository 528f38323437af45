import type { Incident, LineupPlayer } from '@xiongmao/api/matches/shapes';

/** What a line-up shows of a player's match. */
export interface Marks {
  goals: number;
  ownGoals: number;
  yellowCards: number;
  redCards: number;
}

const kinds: Partial<Record<Incident['kind'], keyof Marks>> = {
  goal: 'goals',
  penaltyGoal: 'goals',
  ownGoal: 'ownGoals',
  yellowCard: 'yellowCards',
  secondYellow: 'redCards',
  redCard: 'redCards',
};
const none: Marks = { goals: 0, ownGoals: 0, yellowCards: 0, redCards: 0 };

/**
 * A player's goals and cards: by the entries of the match, which know them as they happen; where these name
 * no player, by the line-up's own figures.
 */
export function marksOf(
  { playerId, statistics }: Pick<LineupPlayer, 'playerId' | 'statistics'>,
  incidents: readonly Incident[],
): Marks {
  const told = incidents.filter((entry) => entry.playerId !== null && kinds[entry.kind]);
  if (told.length === 0) return { ...none, ...pick(statistics) };
  const marks = { ...none };
  for (const entry of told) {
    const mark = kinds[entry.kind];
    if (mark && entry.playerId === playerId && entry.state !== 'withdrawn') marks[mark] += 1;
  }
  return marks;
}

function pick(statistics: Record<string, number>): Partial<Marks> {
  const keys = Object.keys(none) as (keyof Marks)[];
  return Object.fromEntries(keys.map((key) => [key, statistics[key] ?? 0]));
}

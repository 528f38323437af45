import { gamesAs, sportKeyOf } from './sport-of.ts';

/**
 * How a table's columns of what was scored are called, and the context of all its words: games or maps won and lost,
 * else goals, where a league gives points for matches, else points.
 */
export function tableWords(gameId: number, hasPoints: boolean) {
  const games = gamesAs(gameId);
  if (games) {
    return {
      context: games,
      scored: 'gamesWon',
      conceded: 'gamesLost',
      difference: 'gameDifference',
    } as const;
  }
  const context = sportKeyOf(gameId);
  return hasPoints
    ? ({
        context,
        scored: 'goalsFor',
        conceded: 'goalsAgainst',
        difference: 'goalDifference',
      } as const)
    : ({
        context,
        scored: 'pointsFor',
        conceded: 'pointsAgainst',
        difference: 'pointDifference',
      } as const);
}

/** Any of those columns. */
export type ScoreWord = {
  [Of in 'scored' | 'conceded' | 'difference']: ReturnType<typeof tableWords>[Of];
}['scored' | 'conceded' | 'difference'];

import type { MatchDetail } from '@xiongmao/api/matches/shapes';
import { sportKeyOf } from '#app/shared/games/sport-of.ts';
import { runningScores } from '../../../cricket.ts';

/** The score of cricket's innings at each entry, by its key: a pair would show who does not bat. Null elsewhere. */
export function cricketScores({
  match,
  incidents,
}: MatchDetail): ReadonlyMap<string, string> | null {
  return sportKeyOf(match.gameId) === 'cricket' ? runningScores(incidents, match.state) : null;
}

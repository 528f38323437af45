import type { Board, BoardMatch, PageMatch } from '@xiongmao/api/matches/shapes';
import { sportOf } from '#app/shared/games/sport-of.ts';
import { boardColumns } from '../columns/board-columns.ts';

export type NamedMatches = Pick<Board, 'leagues' | 'teams'>;

/** What a row shows of a match that stands among those of other leagues, on a list of no day. */
export function rowOf<Match extends BoardMatch | PageMatch>(
  { leagues, teams }: NamedMatches,
  match: Match,
) {
  const league = leagues[match.leagueId]!;
  const columns = boardColumns(sportOf(league.gameId), [match]);
  const home = teams[match.homeId ?? 0];
  const away = teams[match.awayId ?? 0];
  return { match, home, away, league, columns, day: null };
}

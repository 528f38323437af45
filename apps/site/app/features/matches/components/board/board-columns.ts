import { periodOrder, type Sport } from '@xiongmao/api/catalogue/sports';
import type { BoardMatch } from '@xiongmao/api/matches/shapes';

/** More periods than these (snooker's frames) have no room on a list. */
const most = 9;

type Columned = Pick<BoardMatch, 'bestOf'> & { state: Pick<BoardMatch['state'], 'periods'> };

/**
 * Keys of the columns that a wide list shows beside the total, the same for all matches of a league.
 * The regular periods are there before they are played: a column that comes moves every name.
 */
export function boardColumns(sport: Sport, matches: readonly Columned[]): string[] {
  // Of soccer one reads the score at half time; the second half follows from it.
  if (sport.clock?.continuous) return [`${sport.period.prefix}1`];
  if (sport.columns.includes('overs')) return [];
  const played = new Set(matches.flatMap(({ state }) => state.periods.map(({ key }) => key)));
  const regular = Array.from(
    { length: regularPeriods(sport, matches) },
    (_, index) => `${sport.period.prefix}${index + 1}`,
  );
  const keys = new Set([...regular, ...played]);
  const inScore = [...keys].filter(
    (key) => sport.extra.find((extra) => key.replace(/\d+$/, '') === extra.key)?.inScore ?? true,
  );
  const sorted = inScore.sort((a, b) => periodOrder(sport, a) - periodOrder(sport, b));
  const further = sport.columns.filter((key) => key === 'hits' || key === 'errors');
  return sport.period.count > most ? [...further] : [...sorted, ...further];
}

function regularPeriods(sport: Sport, matches: readonly Columned[]): number {
  if (sport.scoring === 'points') return sport.period.count;
  const longest = Math.max(...matches.map(({ bestOf }) => bestOf ?? 3));
  return Math.min(longest, sport.period.count);
}

import { periodOrder, type Sport } from '@xiongmao/api/catalogue/sports';
import type { BoardMatch } from '@xiongmao/api/matches/shapes';

/** More periods than these (snooker's frames) have no room on a list. */
const mostPeriods = 9;
/** Columns besides the periods that have a place of their own on a list. */
const listed = ['overs', 'point', 'hits', 'errors'];

type Columned = Pick<BoardMatch, 'bestOf' | 'regularPeriods'> & {
  state: Pick<BoardMatch['state'], 'periods'>;
};

/**
 * Keys of the columns that a wide list shows beside the total, the same for all matches of a league.
 * They are there before there is anything in them: a column that comes moves every name.
 */
export function boardColumns(sport: Sport, matches: readonly Columned[]): string[] {
  const further = sport.columns.filter((key) => listed.includes(key));
  // Of soccer one reads the score at half time: the second half follows from it.
  if (sport.clock?.continuous) return [`${sport.period.prefix}1`];
  if (further.includes('overs') || sport.period.count > mostPeriods) return further;
  return [...periodColumns(sport, matches), ...further];
}

function periodColumns(sport: Sport, matches: readonly Columned[]): string[] {
  const regular = Array.from(
    { length: regularPeriods(sport, matches) },
    (_, index) => `${sport.period.prefix}${index + 1}`,
  );
  const played = matches.flatMap(({ state }) => state.periods.map(({ key }) => key));
  return [...new Set([...regular, ...played])]
    .filter((key) => extraOf(sport, key)?.inScore ?? true)
    .sort((a, b) => periodOrder(sport, a) - periodOrder(sport, b));
}

function regularPeriods(sport: Sport, matches: readonly Columned[]): number {
  if (sport.scoring === 'points') {
    return Math.max(...matches.map(({ regularPeriods }) => regularPeriods ?? sport.period.count));
  }
  const longest = Math.max(...matches.map(({ bestOf }) => bestOf ?? 3));
  return Math.min(longest, sport.period.count);
}

function extraOf(sport: Sport, key: string) {
  return sport.extra.find((extra) => extra.key === key.replace(/\d+$/, ''));
}

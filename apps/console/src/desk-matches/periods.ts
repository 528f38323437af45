import { gameById } from '@xiongmao/api/catalogue/games';
import { periodOrder, type Sport, sports } from '@xiongmao/api/catalogue/sports';
import type { DeskMatch } from './words.ts';

type Pair = { home: number; away: number };

export const sportOf = (gameId: number): Sport => sports[gameById(gameId)!.sport];

/** Of these two are played at once, where it comes to them; of others that repeat one by one. */
const playedInTwo = 'et';

/**
 * The periods that a match has, and that it may have, in the sport's order: the regular ones, what comes behind them,
 * and those that were told.
 */
export function periodsOf({ gameId, periods }: DeskMatch): string[] {
  const sport = sportOf(gameId);
  const told = periods.map(({ key }) => key);
  const regular = Array.from(
    { length: sport.period.count },
    (_, at) => sport.period.prefix + (at + 1),
  );
  // Sets, frames and innings may be many: one more than were told.
  const offered = regular.length <= 4 ? regular : regular.slice(0, told.length + 1);
  const further = sport.extra.flatMap(({ key, numbered }) => {
    if (!numbered) return [key];
    const before = told.filter((each) => each.replace(/\d+$/, '') === key).length;
    const most = key === playedInTwo ? 2 : before + 1;
    return Array.from({ length: most }, (_, at) => key + (at + 1));
  });
  const isRegularOver = offered.length === regular.length;
  return [...new Set([...offered, ...told, ...(isRegularOver ? further : [])])].toSorted(
    (a, b) => periodOrder(sport, a) - periodOrder(sport, b),
  );
}

/** What the score leaves out, as a shoot-out: it decides a match that is level. */
export const isDecider = ({ extra }: Sport, period: string): boolean =>
  extra.some(({ key, inScore }) => !inScore && key === period.replace(/\d+$/, ''));

/** Who has won an ended match by what stands there; undefined where the score does not tell. */
export function winnerBy(
  gameId: number,
  score: Pair | null,
  periods: readonly ({ key: string } & Pair)[],
): DeskMatch['winner'] | undefined {
  const sport = sportOf(gameId);
  // A target may be set anew: runs alone don't tell.
  if (sport === sports.cricket || !score) return undefined;
  // Where the score alone tells, a shoot-out is of two legs, or a slip: who corrects it says who won.
  const isLevel = score.home === score.away;
  const decider = isLevel ? periods.findLast(({ key }) => isDecider(sport, key)) : undefined;
  const { home, away } = decider ?? score;
  if (home === away) return 'draw';
  return home > away ? 'home' : 'away';
}

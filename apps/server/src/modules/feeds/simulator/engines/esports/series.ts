import type { Side } from '@xiongmao/api/matches/shapes';
import type { Book } from '../../book.ts';
import { type Cast, toWin } from '../cast.ts';
import { type Roster, rosterOf, told } from '../roster.ts';

export interface Rosters {
  home: Roster;
  away: Roster;
}

/** Five a side under their handles; people who play alone have no roster. */
export function rostersOf(cast: Cast, positions: readonly string[]): Rosters | null {
  if (cast.league.naming !== 'esport') return null;
  const squad = { positions, starters: positions.length, handles: true } as const;
  return {
    home: rosterOf(cast.home, 'home', squad),
    away: rosterOf(cast.away, 'away', squad),
  };
}

export function tellRosters(book: Book, rosters: Rosters | null): void {
  if (rosters) book.lineups([told(rosters.home), told(rosters.away)]);
}

/** Plays games until one side has won enough of them; `play` answers a game's winner. */
export function playSeries(
  book: Book,
  cast: Cast,
  play: (number: number) => Side,
  between: () => number,
): void {
  const wanted = toWin(cast);
  for (let number = 1; Math.max(book.score.home, book.score.away) < wanted; number += 1) {
    if (number > 1) book.rest('break', between());
    const winner = play(number);
    const text = `${book.period.home}–${book.period.away}`;
    book.tell('gameEnd', { side: winner, text, score: book.win(winner) });
  }
  book.finish();
}

/** Now and then something fails, and all wait. */
export function pausePerhaps({ random }: Cast, book: Book, probability: number): void {
  if (!random.chance(probability)) return;
  book.tell('note', { text: 'Technical pause' });
  book.pause('paused', random.float(90, 420));
}

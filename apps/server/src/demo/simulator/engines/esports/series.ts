import type { PeriodScore } from '@xiongmao/api/matches/shapes';
import type { Side } from '@xiongmao/api/matches/sides';
import { heroesOf, rolesOf } from '../../names/esports.ts';
import type { Book } from '../../programme/book.ts';
import { randomOf } from '../../random.ts';
import { bothSides, type Cast, toWin } from '../cast.ts';
import { type Roster, rosterOf, told } from '../roster.ts';
import type { Tally } from '../tally.ts';

export interface Rosters {
  home: Roster;
  away: Roster;
}

/** As many a side as the game has, under their handles; people who play alone have no roster. */
export function rostersOf(cast: Cast): Rosters | null {
  if (cast.league.naming !== 'esport') return null;
  const positions = rolesOf(cast.game.slug);
  const squad = { positions, starters: positions.length, handles: true } as const;
  return {
    home: rosterOf(cast.home, 'home', squad),
    away: rosterOf(cast.away, 'away', squad),
  };
}

export function tellRosters(book: Book, rosters: Rosters | null): void {
  if (rosters) book.lineups([told(rosters.home), told(rosters.away)]);
}

/** Tells both tabs at once, so that they never count differently. */
export function tellFigures(book: Book, tally: Tally, rosters: Rosters | null): void {
  book.statistics(tally.list());
  tellRosters(book, rosters);
}

/** The character or race that each of two players always plays; none in a game without. */
export function favouritePicks({
  game,
  ...sides
}: Pick<Cast, 'game' | 'home' | 'away'>): NonNullable<PeriodScore['picks']> {
  const heroes = heroesOf(game.slug);
  if (heroes.length === 0) return [];
  return bothSides.map((side) => {
    const name = randomOf(`favourite ${sides[side].id}`).pick(heroes);
    return { side, kind: 'pick', name };
  });
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

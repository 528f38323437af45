import type { LineupPlayer } from '@xiongmao/api/matches/shapes';
import { downText } from '@xiongmao/api/matches/sheets/downs';
import type { Side } from '@xiongmao/api/matches/sides';
import type { Book } from '../../programme/book.ts';
import type { Cast } from '../cast.ts';
import { count, type Roster } from '../roster.ts';
import type { Tally } from '../tally.ts';

export interface Game {
  book: Book;
  cast: Cast;
  tally: Tally;
  rosters: Record<Side, Roster>;
  /** Who has the ball. */
  side: Side;
  /** Yards from the own goal line. */
  yard: number;
  down: number;
  toGo: number;
  timeouts: Record<Side, number>;
  warned: boolean;
}

/** Lets the clock run for some seconds, at most until the period is over. */
export function run({ book }: Game, seconds: number): void {
  if (!book.scene.clock?.running) book.startClock();
  book.wait(Math.min(seconds, book.reading));
  if (book.reading < 0.3) book.stopClock(0);
}

/** The clock stands for some seconds. */
export function stand({ book }: Game, seconds: number): void {
  if (book.scene.clock?.running) book.stopClock();
  book.wait(seconds);
}

/** First and ten for a side at a yard line of its own. */
export function takeOver(game: Game, side: Side, yard: number): void {
  game.side = side;
  game.yard = Math.min(98, Math.max(1, yard));
  game.down = 1;
  game.toGo = Math.min(10, 100 - game.yard);
}

export function showDown({ book, side, down, toGo, yard }: Game): void {
  book.mark('down', side, downText({ down, toGo, yard }));
  book.mark('possession', side);
}

/** A yard line, counted from the goal line that is nearer. */
export function spot({ yard }: Game): number {
  return yard <= 50 ? yard : 100 - yard;
}

/** Counts for the side, and for a player when one did it. */
export function credit(game: Game, key: string, amount: number, player?: LineupPlayer): void {
  game.tally.add(game.book.period.key, game.side, key, amount);
  if (player) count(player, key, amount);
}

export const playerAt = ({ rosters, side, cast }: Game, position: string): LineupPlayer => {
  const players = rosters[side].players.filter((player) => player.position === position);
  return cast.random.pick(players);
};

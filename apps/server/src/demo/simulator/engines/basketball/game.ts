import type { LineupPlayer } from '@xiongmao/api/matches/shapes';
import type { Side } from '@xiongmao/api/matches/sides';
import type { Book } from '../../programme/book.ts';
import type { Cast } from '../cast.ts';
import { count, type Roster } from '../roster.ts';
import type { Tally } from '../tally.ts';

export interface Squad {
  roster: Roster;
  onCourt: LineupPlayer[];
  /** Fouls of the quarter. */
  fouls: number;
  timeouts: number;
}

export interface Game {
  book: Book;
  cast: Cast;
  tally: Tally;
  squads: Record<Side, Squad>;
  /** Who has the ball. */
  side: Side;
  /** Seconds on court by player. */
  played: Map<LineupPlayer, number>;
}

/** Plays on for some seconds of the match clock, at most until the period is over. */
export function run({ book, squads, played }: Game, seconds: number): void {
  if (!book.scene.clock?.running) book.startClock();
  const passed = Math.min(seconds, book.reading);
  book.wait(passed);
  for (const player of [...squads.home.onCourt, ...squads.away.onCourt]) {
    const total = (played.get(player) ?? 0) + passed;
    played.set(player, total);
    player.statistics.minutes = Math.floor(total / 60);
  }
}

/** Counts for the side and for the player. */
export function credit(game: Game, side: Side, player: LineupPlayer, key: string): void {
  game.tally.add(game.book.period.key, side, key);
  count(player, key);
}

const mostFouls = 6;

/** Who fouls: nobody does for the last time, a coach takes them off before. */
export function foulerOf({ cast, squads }: Game, side: Side): LineupPlayer {
  return cast.random.weighed(squads[side].onCourt, ({ statistics }) =>
    (statistics.personalFouls ?? 0) < mostFouls - 1 ? 1 : 0,
  );
}

/** Seconds since the period began. */
export function secondNow({ book }: Game): number {
  const { clock } = book.sport;
  const length = book.period.key.startsWith('ot') ? clock?.extraSeconds : clock?.seconds;
  return Math.max(0, (length ?? 0) - book.reading);
}

export const named = ({ playerId, name }: LineupPlayer) => ({ playerId, player: name });

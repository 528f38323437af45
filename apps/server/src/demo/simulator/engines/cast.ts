import type { Game } from '@xiongmao/api/catalogue/games';
import type { Side } from '@xiongmao/api/matches/sides';
import type { LeaguePlan } from '../names/leagues.ts';
import type { Team } from '../names/teams.ts';
import type { Book } from '../programme/book.ts';
import type { Random } from '../random.ts';

/** Who plays, where, and by whose luck. */
export interface Cast {
  game: Game;
  league: LeaguePlan;
  home: Team;
  away: Team;
  random: Random;
}

/** Plays a match of a sport from its line-ups to its end, writing it into the book. */
export type Engine = (book: Book, cast: Cast) => void;

export const bothSides = ['home', 'away'] as const;

export const opponent = (side: Side): Side => (side === 'home' ? 'away' : 'home');

/** The part of what both sides contest that goes to one of them; `weight` tells how much strength decides. */
export function shareOf({ home, away }: Cast, side: Side, weight = 1): number {
  const ours = (home.strength * 1.05) ** weight;
  const theirs = away.strength ** weight;
  return (side === 'home' ? ours : theirs) / (ours + theirs);
}

/** Sets, games or frames that win a match. */
export const toWin = ({ league }: Cast): number => Math.ceil((league.bestOf ?? 3) / 2);

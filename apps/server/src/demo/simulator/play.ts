import { sports } from '@xiongmao/api/catalogue/sports';
import type { MatchState } from '@xiongmao/api/matches/shapes';
import { engines } from './engines/all.ts';
import { playLobby } from './engines/esports/lobby.ts';
import type { Team } from './names/teams.ts';
import { Book } from './programme/book.ts';
import type { Plan } from './programme/match-plan.ts';
import { randomOf } from './random.ts';
import type { Moment } from './scene.ts';
import { stopped } from './stoppage.ts';

/** How a match goes that starts at an instant; its moments count from `from`. */
export interface Course {
  from: number;
  moments: Moment[];
  /** Milliseconds of play, without stops. */
  length: number;
  winner: MatchState['winner'];
}

export function play(plan: Plan, start: number): Course {
  const { trouble, game, home, away, league, lobby } = plan;
  const random = randomOf(plan.id);
  // Matches begin some seconds after their time.
  const from = start + random.int(5, 100) * 1000;
  const book = new Book(sports[game.sport]);
  if (game.sport === 'battleRoyale') playLobby(book, { game, league, random, teams: lobby ?? [] });
  else engines[game.sport](book, { game, home, away, league, random });
  const stops = trouble?.kind === 'interrupted' || trouble?.kind === 'abandoned';
  const moments = stops ? stopped(book.moments, trouble, book.sport) : book.moments;
  return { from, moments, length: book.at, winner: book.scene.winner };
}

/** Who goes on to the next stage, and when that is decided. */
export interface Result {
  winner: Team;
  at: number;
}

const results = new WeakMap<Plan, Result>();

/** The result of a knock-out's match, also of one to come. */
export function resultOf(plan: Plan): Result {
  const held = results.get(plan) ?? work(plan);
  results.set(plan, held);
  return held;
}

function work(plan: Plan): Result {
  const { trouble, startsAt } = plan;
  if (trouble?.kind === 'awarded')
    return { winner: plan[trouble.to], at: startsAt + trouble.after };
  const { from, moments, winner } = play(
    plan,
    startsAt + (trouble?.kind === 'late' ? trouble.by : 0),
  );
  return { winner: plan[winner === 'away' ? 'away' : 'home'], at: from + moments.at(-1)!.at };
}

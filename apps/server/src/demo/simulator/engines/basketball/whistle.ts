import { bothSides } from '../cast.ts';
import { type Game, named } from './game.ts';

/** Play stops for some seconds, and whoever wishes changes players or asks for time. */
export function whistle(game: Game, seconds: number): void {
  const { book, cast } = game;
  if (book.scene.clock?.running) book.stopClock();
  for (const probability of [0.6, 0.4]) {
    if (cast.random.chance(probability)) changePlayers(game);
  }
  timeoutPerhaps(game, 0.12);
  book.wait(seconds);
}

export function timeoutPerhaps(game: Game, probability: number): void {
  const { book, cast, squads } = game;
  if (!cast.random.chance(probability) || book.reading <= 0) return;
  const side = cast.random.pick(bothSides);
  if (squads[side].timeouts === 0) return;
  squads[side].timeouts -= 1;
  if (book.scene.clock?.running) book.stopClock();
  book.tell('timeout', { side });
  book.pause('timeout', cast.random.float(75, 130));
}

function changePlayers({ book, cast, squads }: Game): void {
  const side = cast.random.pick(bothSides);
  const squad = squads[side];
  const off = cast.random.pick(squad.onCourt);
  const rested = squad.roster.players.filter((player) => !squad.onCourt.includes(player));
  const on = rested.find(({ position }) => position === off.position) ?? cast.random.pick(rested);
  squad.onCourt = squad.onCourt.map((player) => (player === off ? on : player));
  book.tell('substitution', { side, ...named(on), other: off.name });
}

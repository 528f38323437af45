import type { LineupPlayer } from '@xiongmao/api/matches/shapes';
import type { Side } from '@xiongmao/api/matches/sides';
import { opponent } from '../cast.ts';
import { count } from '../roster.ts';
import { type Game, playerAt, run, stand, takeOver } from './game.ts';

/** The receivers get the ball near their own 25. */
export function kickOff(game: Game, receiver: Side): void {
  run(game, game.cast.random.float(5, 9));
  stand(game, game.cast.random.float(20, 40));
  takeOver(game, receiver, game.cast.random.pick([20, 25, 25, 25, 28, 33]));
}

export function scoreTouchdown(game: Game, player: LineupPlayer, text: string): void {
  const { book, cast, side } = game;
  const { random } = cast;
  const { playerId, name } = player;
  count(player, 'touchdowns');
  book.stopClock();
  book.tell('touchdown', { side, playerId, player: name, text, score: book.add(side, 6) });
  if (book.period.key.startsWith('ot')) return;
  book.wait(random.float(40, 70));
  const tried = random.chance(0.1) ? 2 : 1;
  if (random.chance(tried === 1 ? 0.94 : 0.48)) {
    const kicker = playerAt(game, 'K');
    const scorer = tried === 1 ? { player: kicker.name } : {};
    const points = tried === 1 ? 'Extra point' : 'Two-point conversion';
    book.tell('point', { side, ...scorer, text: points, score: book.add(side, tried) });
  }
  restart(game);
}

export function kickGoal(game: Game): void {
  const { book, cast, side, yard } = game;
  const kicker = playerAt(game, 'K');
  const distance = 100 - yard + 17;
  run(game, cast.random.float(4, 6));
  book.stopClock();
  const told = { side, playerId: kicker.playerId, player: kicker.name };
  const text = `${distance} yards`;
  if (cast.random.chance(1.05 - distance / 110)) {
    count(kicker, 'fieldGoals');
    book.tell('fieldGoal', { ...told, text, score: book.add(side, 3) });
    if (!book.period.key.startsWith('ot')) restart(game);
  } else {
    book.tell('note', { ...told, text: `Field goal missed, ${text}` });
    takeOver(game, opponent(side), Math.max(20, 100 - yard + 7));
    stand(game, 30);
  }
}

/** Kick-off to the other side, after a pause as often as not. */
function restart(game: Game): void {
  const { book, cast, side } = game;
  book.wait(20);
  if (cast.random.chance(0.7)) book.pause('timeout', cast.random.float(90, 120));
  if (book.reading > 0) kickOff(game, opponent(side));
  else takeOver(game, opponent(side), 25);
}

import { opponent, shareOf } from '../cast.ts';
import { act, facing } from './court.ts';
import { credit, foulerOf, type Game, named, run } from './game.ts';
import { freeThrows, shoot } from './shots.ts';
import { whistle } from './whistle.ts';

/** What ends a possession, in hundredths. */
const ends = { two: 46, three: 28, turnover: 12, foul: 14 };

/** One side has the ball until it scores, loses it or the period is over. */
export function playPossession(game: Game): void {
  const { book, cast } = game;
  const { random } = cast;
  const wished = Math.max(5, Math.min(24, random.float(4, 13) + random.float(1, 10)));
  // At the end of a period one plays for the last shot.
  const length = book.reading < 30 ? Math.min(wished, Math.max(0.4, book.reading - 1.2)) : wished;
  run(game, Math.min(length, book.reading));
  if (book.reading <= 1) {
    run(game, book.reading);
    book.stopClock(0);
    return;
  }
  const end = lastChance(game) ?? random.among(ends);
  const edge = 2 * shareOf(cast, game.side, 0.45);
  if (end === 'two') shoot(game, 2, 0.525 * edge);
  else if (end === 'three') shoot(game, 3, 0.36 * edge);
  else if (end === 'turnover') loseBall(game);
  else sufferFoul(game);
}

/** Behind by two or three with seconds left, one plays for what levels it. */
function lastChance({ book, side }: Game): keyof typeof ends | null {
  if (book.reading > 12 || /q[123]/.test(book.period.key)) return null;
  const lack = book.score[opponent(side)] - book.score[side];
  return lack === 3 ? 'three' : lack === 2 ? 'two' : null;
}

function loseBall(game: Game): void {
  const { book, cast, squads, side } = game;
  const { random } = cast;
  const player = random.pick(squads[side].onCourt);
  const thief = random.chance(0.55) ? random.pick(squads[opponent(side)].onCourt) : null;
  const place = facing(side, { x: random.float(50, 88), y: random.float(10, 90) });
  act(game, 'turnover', side, player, place);
  credit(game, side, player, 'turnovers');
  if (thief) credit(game, opponent(side), thief, 'steals');
  book.tell('turnover', { side, ...named(player), other: thief?.name ?? null, ...place });
  game.side = opponent(side);
  if (!thief) whistle(game, random.float(14, 28));
}

function sufferFoul(game: Game): void {
  const { book, cast, squads, side } = game;
  const { random } = cast;
  const other = opponent(side);
  const fouler = foulerOf(game, other);
  const fouled = random.pick(squads[side].onCourt);
  squads[other].fouls += 1;
  credit(game, other, fouler, 'personalFouls');
  book.stopClock();
  book.tell('foul', { side: other, ...named(fouler), other: fouled.name });
  const shooting = random.chance(0.55);
  const inBonus = squads[other].fouls > 4;
  whistle(game, random.float(28, 50));
  if (shooting || inBonus) freeThrows(game, fouled, shooting && random.chance(0.1) ? 3 : 2);
}

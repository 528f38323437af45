import type { LineupPlayer } from '@xiongmao/api/matches/shapes';
import { bothSides, opponent, shareOf } from '../cast.ts';
import { count } from '../roster.ts';
import { credit, type Game, playerAt, run, showDown, spot, stand, takeOver } from './game.ts';
import { kickGoal, scoreTouchdown } from './scores.ts';

/** The next snap, and the time until the one after it. */
export function playDown(game: Game): void {
  const { book, cast } = game;
  showDown(game);
  warn(game);
  if (game.down === 4 && fourthDown(game)) return;
  run(game, cast.random.float(4, 8));
  const choice = cast.random.among({ rush: 42, pass: 52, penalty: 6 });
  if (choice === 'penalty') penalise(game);
  else if (choice === 'rush') rush(game);
  else pass(game);
  if (book.reading > 0) stopPerhaps(game);
}

/** Kicks or punts; answers false when the side goes for it. */
function fourthDown(game: Game): boolean {
  const { book, cast, yard, toGo, side } = game;
  if (yard >= 63) {
    kickGoal(game);
    return true;
  }
  if (toGo <= 2 && yard >= 48 && cast.random.chance(0.6)) return false;
  run(game, cast.random.float(6, 10));
  credit(game, 'punts', 1);
  const distance = Math.min(cast.random.int(36, 54), 99 - yard);
  book.tell('note', { side, text: `Punt, ${distance} yards` });
  takeOver(game, opponent(side), Math.max(10, 100 - yard - distance));
  rest(game);
  return true;
}

/** What a play brings: yards, and who made them. */
interface Gain {
  yards: number;
  key: 'rushingYards' | 'passingYards';
  player: LineupPlayer;
  receiver?: LineupPlayer;
  text(yards: number): string;
}

function rush(game: Game): void {
  const { cast } = game;
  const { random } = cast;
  const player = playerAt(game, 'RB');
  if (random.chance(0.012)) {
    turnOver(game, 'Fumble lost', player.name);
    return;
  }
  const edge = shareOf(cast, game.side, 1) - 0.5;
  const long = random.chance(0.06) ? random.float(8, 45) : 0;
  const yards = Math.round(random.float(-2, 9) + long + edge * 8);
  advance(
    game,
    { yards, key: 'rushingYards', player, text: (made) => `Run for ${made} yards` },
    0.8,
  );
}

function pass(game: Game): void {
  const { book, cast, side } = game;
  const { random } = cast;
  const player = playerAt(game, 'QB');
  const receiver = playerAt(game, random.pick(['WR', 'WR', 'TE', 'RB']));
  const edge = (shareOf(cast, side, 1) - 0.5) * 0.8;
  const how = random.among({ complete: 59 + edge * 40, incomplete: 31, sack: 6, stolen: 2.4 });
  if (how === 'stolen') {
    turnOver(game, 'Interception', player.name);
  } else if (how === 'incomplete') {
    book.tell('note', { side, player: player.name, text: 'Pass incomplete' });
    nextDown(game, 0);
    stand(game, random.float(22, 34));
  } else if (how === 'sack') {
    game.tally.add(book.period.key, opponent(side), 'sacks');
    const yards = -random.int(4, 10);
    advance(
      game,
      { yards, key: 'passingYards', player, text: (made) => `Sacked, ${-made} yards` },
      1,
    );
  } else {
    const long = random.chance(0.12) ? random.float(12, 45) : 0;
    const yards = Math.round(random.float(2, 15) + long);
    const text = (made: number) => `Pass complete to ${receiver.name}, ${made} yards`;
    advance(game, { yards, key: 'passingYards', player, receiver, text }, 0.7);
  }
}

/** Moves the ball; `inBounds` is how likely the clock runs on until the next snap. */
function advance(game: Game, gain: Gain, inBounds: number): void {
  const { book, cast, side } = game;
  const { player, receiver, key } = gain;
  // Nobody is driven behind the own goal line here.
  const gained = Math.max(1 - game.yard, Math.min(gain.yards, 100 - game.yard));
  credit(game, key, gained, player);
  credit(game, 'totalYards', gained);
  if (receiver) count(receiver, 'receivingYards', gained);
  if (game.yard + gained >= 100) {
    if (receiver) count(player, 'passingTouchdowns');
    scoreTouchdown(game, receiver ?? player, gain.text(gained));
    return;
  }
  book.tell('note', { side, player: player.name, text: gain.text(gained) });
  nextDown(game, gained);
  const seconds = cast.random.float(24, 36);
  if (cast.random.chance(inBounds)) run(game, seconds);
  else stand(game, seconds);
}

/** A first down, the next one, or the ball for the other side. */
function nextDown(game: Game, gained: number): void {
  game.yard += gained;
  if (gained >= game.toGo) {
    credit(game, 'firstDowns', 1);
    takeOver(game, game.side, game.yard);
  } else if (game.down === 4) {
    game.book.tell('turnover', { side: game.side, text: 'On downs' });
    takeOver(game, opponent(game.side), 100 - game.yard);
  } else {
    game.down += 1;
    game.toGo -= gained;
  }
}

function turnOver(game: Game, text: string, player: string): void {
  const { book, side } = game;
  credit(game, 'turnovers', 1);
  book.tell('turnover', { side, player, text });
  takeOver(game, opponent(side), 100 - game.yard);
  rest(game);
}

function penalise(game: Game): void {
  const { book, cast, side, tally } = game;
  const onOffence = cast.random.chance(0.5);
  const guilty = onOffence ? side : opponent(side);
  tally.add(book.period.key, guilty, 'penalties');
  book.tell('foul', { side: guilty, text: `Penalty, 5 yards, at the ${spot(game)}` });
  if (onOffence) {
    const back = Math.min(5, game.yard - 1);
    game.yard -= back;
    game.toGo += back;
  } else {
    const gained = Math.min(5, 99 - game.yard);
    if (gained >= game.toGo) nextDown(game, gained);
    else {
      game.yard += gained;
      game.toGo -= gained;
    }
  }
  stand(game, cast.random.float(40, 70));
}

/** The two-minute warning before the end of each half. */
function warn(game: Game): void {
  const { book } = game;
  if (game.warned || !/q2|q4/.test(book.period.key) || book.reading > 120) return;
  game.warned = true;
  book.stopClock();
  book.tell('timeout', { text: 'Two-minute warning' });
  book.pause('timeout', 120);
}

function stopPerhaps(game: Game): void {
  const { book, cast, timeouts } = game;
  const side = cast.random.pick(bothSides);
  const late = /q2|q4/.test(book.period.key) && book.reading < 180;
  if (timeouts[side] === 0 || !cast.random.chance(late ? 0.15 : 0.01)) return;
  timeouts[side] -= 1;
  book.stopClock();
  book.tell('timeout', { side });
  book.pause('timeout', cast.random.float(60, 100));
}

/** After a change of possession the clock stands, often for a longer while. */
function rest(game: Game): void {
  stand(game, 30);
  if (game.book.reading > 0 && game.cast.random.chance(0.5)) game.book.pause('timeout', 110);
}

import type { LineupPlayer } from '@xiongmao/api/matches/shapes';
import type { Side } from '@xiongmao/api/matches/sides';
import type { Book } from '../../programme/book.ts';
import { type Cast, opponent, shareOf } from '../cast.ts';
import { count, type Roster } from '../roster.ts';
import type { Tally } from '../tally.ts';

export interface Game {
  book: Book;
  cast: Cast;
  tally: Tally;
  rosters: Record<Side, Roster>;
  /** How many have batted, by side: it tells whose turn it is. */
  turns: Record<Side, number>;
  /** Who bats. */
  side: Side;
  outs: number;
  /** Occupied bases, 1 to 3. */
  bases: number[];
  balls: number;
  strikes: number;
}

const pitches = { ball: 36, strike: 29, foul: 17, hit: 18 };
const hits = {
  out: 62,
  single: 23,
  double: 7.5,
  triple: 0.6,
  homeRun: 4.6,
  error: 1.8,
  doublePlay: 3,
};
const basesOf: Readonly<Record<string, number>> = {
  single: 1,
  error: 1,
  double: 2,
  triple: 3,
  homeRun: 4,
};
const words: Readonly<Record<string, string>> = {
  out: 'Out in play',
  doublePlay: 'Double play',
  single: 'Single',
  double: 'Double',
  triple: 'Triple',
  homeRun: 'Home run',
  error: 'Reached on error',
  walk: 'Walk',
  strikeout: 'Strikeout',
};

/** One batter's turn, pitch by pitch. */
export function bat(game: Game): void {
  const { book, cast, rosters, turns, side } = game;
  const { random } = cast;
  const batter = rosters[side].players[turns[side] % 9]!;
  turns[side] += 1;
  game.balls = 0;
  game.strikes = 0;
  showHalf(game);
  for (;;) {
    book.wait(random.float(18, 30));
    const pitch = random.among(pitches);
    if (pitch === 'ball') game.balls += 1;
    if (pitch === 'strike' || (pitch === 'foul' && game.strikes < 2)) game.strikes += 1;
    if (pitch === 'hit' || game.balls === 4 || game.strikes === 3) {
      const result =
        pitch === 'hit' ? random.among(hitsOf(game)) : game.balls === 4 ? 'walk' : 'strikeout';
      complete(game, batter, result);
      return;
    }
    showHalf(game);
  }
}

function hitsOf({ cast, side, outs, bases }: Game): Record<string, number> {
  const doublePlay = outs < 2 && bases.includes(1) ? hits.doublePlay * 3 : 0;
  const edge = (shareOf(cast, side, 1) - 0.5) * 40;
  return { ...hits, out: hits.out - edge, doublePlay };
}

function complete(game: Game, batter: LineupPlayer, result: string): void {
  const { book, tally, side } = game;
  const { key } = book.period;
  const credit = (what: string) => {
    tally.add(key, side, what);
    count(batter, what);
  };
  if (result !== 'walk') credit('atBats');
  if (result === 'walk') credit('walks');
  if (result === 'strikeout') credit('strikeouts');
  if (result === 'homeRun') credit('homeRuns');
  if (/single|double$|triple|homeRun/.test(result)) credit('hits');
  if (result === 'error') tally.add(key, opponent(side), 'errors');
  const runs = move(game, result);
  if (runs > 0) {
    book.add(side, runs);
    count(batter, 'runsBattedIn', runs);
  }
  game.balls = 0;
  game.strikes = 0;
  const told = {
    side,
    playerId: batter.playerId,
    player: batter.name,
    text: words[result] ?? null,
  };
  book.tell(runs > 0 ? 'run' : 'note', { ...told, score: runs > 0 ? book.score : null });
  showHalf(game);
}

/** Moves the runners and the batter; answers the runs that came in. */
function move(game: Game, result: string): number {
  const { random } = game.cast;
  if (result === 'strikeout' || result === 'out' || result === 'doublePlay') {
    game.outs = Math.min(3, game.outs + (result === 'doublePlay' ? 2 : 1));
    if (result === 'doublePlay') game.bases = game.bases.filter((base) => base !== 1);
    const fly = result === 'out' && game.outs < 3 && game.bases.includes(3) && random.chance(0.4);
    if (fly) game.bases = game.bases.filter((base) => base !== 3);
    return fly ? 1 : 0;
  }
  if (result === 'walk') {
    const free = [1, 2, 3].find((base) => !game.bases.includes(base));
    game.bases = free ? [...game.bases, free] : game.bases;
    return free ? 0 : 1;
  }
  const steps = basesOf[result] ?? 0;
  const runners = game.bases.map(
    (base) => base + steps + (steps < 3 && random.chance(0.45) ? 1 : 0),
  );
  // Two runners never share a base: the one behind stays one back.
  const placed: number[] = [];
  for (const base of [...runners.sort((a, b) => b - a), steps]) {
    const behind = placed.at(-1);
    placed.push(base < 4 && behind !== undefined && base >= behind ? behind - 1 : base);
  }
  game.bases = placed.filter((base) => base >= 1 && base < 4);
  return placed.filter((base) => base >= 4).length;
}

/** What the board shows besides the runs; the side at bat carries outs, bases and count. */
export function showHalf({ book, tally, side, outs, bases, balls, strikes }: Game): void {
  book.column('hits', tally.of('home', 'hits'), tally.of('away', 'hits'));
  book.column('errors', tally.of('home', 'errors'), tally.of('away', 'errors'));
  book.mark('outs', side, String(outs));
  book.mark('bases', side, [...bases].sort().join(''));
  book.mark('count', side, `${balls}-${strikes}`);
}

import type { PeriodScore } from '@xiongmao/api/matches/shapes';
import type { Side } from '@xiongmao/api/matches/sides';
import { heroesOf } from '../../names/esports.ts';
import type { Book } from '../../programme/book.ts';
import { type Cast, type Engine, opponent, shareOf } from '../cast.ts';
import { count } from '../roster.ts';
import { Tally } from '../tally.ts';
import { draftOrder } from './draft.ts';
import {
  pausePerhaps,
  playSeries,
  type Rosters,
  rostersOf,
  tellFigures,
  tellRosters,
} from './series.ts';

/** A beast or building that is taken now and then, besides towers. */
interface Objective {
  /** Of its statistic. */
  key: string;
  text: string;
  /** The minute from which it is there, and the minutes until it is back. */
  from: number;
  every: number;
  /** The minute after which it is gone for good. */
  until?: number;
  /** How many of them a side can take. */
  most?: number;
}

interface Rules {
  sides: readonly [string, string];
  /** Minutes of a game. */
  minutes: readonly [number, number];
  /** Kills a minute, both sides together. */
  pace: number;
  /** Towers of a side, and how many of them stand between an enemy and its base's heart. */
  towers: number;
  guards: number;
  objectives: readonly Objective[];
}

const blueRed = ['blue', 'red'] as const;
const computer = { towers: 11, guards: 5 };
const phone: Rules = {
  sides: blueRed,
  minutes: [13, 22],
  pace: 1.3,
  towers: 9,
  guards: 3,
  objectives: [],
};
const once = Number.POSITIVE_INFINITY;

/** By how many kills who wins a game may be behind in it. */
const mostBehind = 4;

const rules: Readonly<Record<string, Rules>> = {
  lol: {
    ...computer,
    sides: blueRed,
    minutes: [24, 38],
    pace: 0.85,
    objectives: [
      { key: 'dragons', text: 'Dragon', from: 5, every: 5 },
      { key: 'heralds', text: 'Rift Herald', from: 14, every: once, until: 20 },
      { key: 'barons', text: 'Baron Nashor', from: 20, every: 6 },
    ],
  },
  dota2: {
    ...computer,
    sides: ['radiant', 'dire'],
    minutes: [26, 48],
    pace: 1.3,
    objectives: [
      { key: 'roshans', text: 'Roshan', from: 12, every: 8 },
      { key: 'tormentors', text: 'Tormentor', from: 20, every: 10 },
      { key: 'barracks', text: 'Barracks', from: 24, every: 0, most: 6 },
    ],
  },
  dreamthreekingdoms2: {
    ...computer,
    sides: blueRed,
    minutes: [22, 36],
    pace: 1.1,
    objectives: [],
  },
  lolmobile: {
    ...phone,
    objectives: [
      { key: 'dragons', text: 'Dragon', from: 4, every: 4 },
      { key: 'heralds', text: 'Rift Herald', from: 6, every: once, until: 12 },
      { key: 'barons', text: 'Baron Nashor', from: 12, every: 3 },
    ],
  },
  kog: {
    ...phone,
    objectives: [
      { key: 'tyrants', text: 'Tyrant', from: 2, every: 3 },
      { key: 'overlords', text: 'Overlord', from: 4, every: 4 },
    ],
  },
  mobilelegends: {
    ...phone,
    objectives: [
      { key: 'turtles', text: 'Turtle', from: 2, every: 2, until: 8 },
      { key: 'lords', text: 'Lord', from: 8, every: 3 },
    ],
  },
  aov: {
    ...phone,
    objectives: [
      { key: 'abyssalDragons', text: 'Abyssal Dragon', from: 2, every: 3 },
      { key: 'darkSlayers', text: 'Dark Slayer', from: 8, every: 4 },
    ],
  },
};

interface Game {
  book: Book;
  cast: Cast;
  rules: Rules;
  tally: Tally;
  rosters: Rosters | null;
}

export const playMoba: Engine = (book, cast) => {
  const own = rules[cast.game.slug] ?? phone;
  const objectives = own.objectives.map(({ key }) => key);
  const tally = new Tally(['kills', 'gold', 'towers', ...objectives]);
  const rosters = rostersOf(cast);
  const game: Game = { book, cast, rules: own, tally, rosters };
  book.at = -20 * 60_000;
  tellRosters(book, rosters);
  book.at = 0;
  playSeries(
    book,
    cast,
    (number) => playGame(game, number),
    () => cast.random.float(300, 560),
  );
  book.statistics(tally.list());
};

function playGame(game: Game, number: number): Side {
  const { book, cast } = game;
  draft(game, number);
  book.show({ phase: `game${number}` });
  book.tell('periodStart');
  const length = cast.random.float(...game.rules.minutes) * 60;
  // Who wins the game, and by how much they have the upper hand in it.
  const winner: Side = cast.random.chance(shareOf(cast, 'home', 3)) ? 'home' : 'away';
  const upper = cast.random.float(0.57, 0.75);
  /** The second at which each objective is there again. */
  const back = new Map(game.rules.objectives.map(({ key, from }) => [key, from * 60]));
  let played = 0;
  while (played < length) {
    const seconds = cast.random.float(8, 120 / game.rules.pace - 8);
    played += seconds;
    book.wait(seconds);
    pausePerhaps(cast, book, 0.004);
    const side = cast.random.chance(upper) ? winner : opponent(winner);
    earn(game, seconds, winner);
    happen(game, side, { played, length, back, winner });
    tellFigures(book, game.tally, game.rosters);
  }
  while (game.tally.of(winner, 'towers', book.period.key) < game.rules.guards) {
    const seconds = cast.random.float(5, 12);
    played += seconds;
    book.wait(seconds);
    take(game, winner, { key: 'towers', text: 'Tower' }, played);
    tellFigures(book, game.tally, game.rosters);
  }
  book.wait(cast.random.float(20, 60));
  return winner;
}

/** Bans and picks one by one, in the game that they are for. */
function draft({ book, cast, rules: { sides } }: Game, number: number): void {
  const homeFirst = cast.random.chance(0.5);
  const pool = cast.random.shuffled(heroesOf(cast.game.slug));
  book.begin(`game${number}`, { homeSide: homeFirst ? sides[0] : sides[1], picks: [] });
  book.show({ phase: 'banPick' });
  const picks: NonNullable<PeriodScore['picks']> = [];
  for (const [index, { first, kind }] of draftOrder.entries()) {
    book.wait(cast.random.float(9, 29));
    const side = first === homeFirst ? 'home' : 'away';
    picks.push({ side, kind, name: pool[index]! });
    book.amend({ picks: [...picks] });
  }
  book.wait(cast.random.float(60, 110));
}

function earn({ book, cast, tally }: Game, seconds: number, winner: Side): void {
  for (const side of ['home', 'away'] as const) {
    const rate = side === winner ? 31 : 27;
    const gold = Math.round(seconds * rate * cast.random.float(0.8, 1.2));
    tally.add(book.period.key, side, 'gold', gold);
  }
}

interface Progress {
  played: number;
  length: number;
  back: Map<string, number>;
  winner: Side;
}

/** A kill mostly, else something on the map; late in the game more of the latter. */
function happen(game: Game, side: Side, { played, length, back, winner }: Progress): void {
  const { book, cast, tally, rules: own } = game;
  const { random } = cast;
  const { key: period, ...kills } = book.period;
  const what = random.among({ kill: 80, tower: 6 + (played / length) * 14, objective: 10 });
  const taken = (key: string) => tally.of(side, key, period);
  const there = own.objectives.filter(
    ({ key, until = once, most = once }) =>
      played >= back.get(key)! && played < until * 60 && taken(key) < most,
  );
  if (what === 'tower' && taken('towers') < own.towers) {
    take(game, side, { key: 'towers', text: 'Tower' }, played);
  } else if (what === 'objective' && there.length > 0) {
    const objective = random.pick(there);
    back.set(objective.key, played + objective.every * 60);
    take(game, side, objective, played);
  } else {
    const behind = kills[opponent(winner)] - kills[winner];
    kill(game, behind < mostBehind ? side : winner, played);
  }
}

type Taken = Pick<Objective, 'key' | 'text'>;

/** `played` is what the game's clock shows, in seconds; it stands still while all wait. */
function take({ book, tally }: Game, side: Side, { key, text }: Taken, played: number): void {
  tally.add(book.period.key, side, key);
  book.tell('objective', { side, text, seconds: Math.round(played) });
}

function kill({ book, cast, tally, rosters }: Game, side: Side, played: number): void {
  const { random } = cast;
  const killer = rosters && random.pick(rosters[side].players);
  const victim = rosters && random.pick(rosters[opponent(side)].players);
  book.add(side);
  tally.add(book.period.key, side, 'kills');
  if (killer && victim) {
    count(killer, 'kills');
    count(victim, 'deaths');
    for (const mate of rosters[side].players) {
      if (mate !== killer && random.chance(0.4)) count(mate, 'assists');
    }
  }
  const { home, away } = book.period;
  book.tell('kill', {
    side,
    playerId: killer?.playerId ?? null,
    player: killer?.name ?? null,
    other: victim?.name ?? null,
    text: `${home}–${away}`,
    seconds: Math.round(played),
  });
}

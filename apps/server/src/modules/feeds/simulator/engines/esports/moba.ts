import type { PeriodScore, Side } from '@xiongmao/api/matches/shapes';
import type { Book } from '../../book.ts';
import { heroes } from '../../names/heroes.ts';
import { type Cast, type Engine, opponent, shareOf } from '../cast.ts';
import { count } from '../roster.ts';
import { Tally } from '../tally.ts';
import { draftOrder } from './draft.ts';
import { pausePerhaps, playSeries, type Rosters, rostersOf, tellRosters } from './series.ts';

interface Rules {
  sides: readonly [string, string];
  /** Minutes of a game. */
  minutes: readonly [number, number];
  /** Kills a minute, both sides together. */
  pace: number;
  /** What is taken besides towers, and its statistic. */
  objectives: readonly { key: string; text: string }[];
}

const dragons = { key: 'dragons', text: 'Dragon' };
const barons = { key: 'barons', text: 'Baron' };
const blueRed = { sides: ['blue', 'red'], objectives: [dragons, barons] } as const;
const phone: Rules = { ...blueRed, minutes: [13, 22], pace: 1.3 };

const rules: Readonly<Record<string, Rules>> = {
  lol: { ...blueRed, minutes: [24, 38], pace: 0.85 },
  dota2: {
    sides: ['radiant', 'dire'],
    minutes: [26, 48],
    pace: 1.3,
    objectives: [
      { key: 'roshans', text: 'Roshan' },
      { key: 'barracks', text: 'Barracks' },
    ],
  },
  dreamthreekingdoms2: { ...blueRed, minutes: [22, 36], pace: 1.1 },
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
  const rosters = rostersOf(cast, ['TOP', 'JGL', 'MID', 'BOT', 'SUP']);
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
  const upper = cast.random.float(0.52, 0.7);
  let played = 0;
  while (played < length) {
    const seconds = cast.random.float(8, 120 / game.rules.pace - 8);
    played += seconds;
    book.wait(seconds);
    pausePerhaps(cast, book, 0.004);
    const side = cast.random.chance(upper) ? winner : opponent(winner);
    earn(game, seconds, winner);
    happen(game, side, played / length);
  }
  book.wait(cast.random.float(20, 60));
  book.statistics(game.tally.list());
  tellRosters(book, game.rosters);
  return winner;
}

/** Bans and picks one by one, in the game that they are for. */
function draft({ book, cast, rules: { sides } }: Game, number: number): void {
  const homeFirst = cast.random.chance(0.5);
  const pool = cast.random.shuffled(heroes);
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

/** A kill mostly, else something on the map; late in the game more of the latter. */
function happen(game: Game, side: Side, progress: number): void {
  const { book, cast, tally, rules: own } = game;
  const { random } = cast;
  const { key } = book.period;
  const what = random.among({ kill: 80, tower: 6 + progress * 14, objective: 6 });
  if (what === 'kill') {
    kill(game, side);
  } else if (what === 'tower' && tally.of(side, 'towers', key) < 11) {
    tally.add(key, side, 'towers');
    book.tell('objective', { side, text: 'Tower' });
  } else {
    const objective = random.pick(own.objectives);
    tally.add(key, side, objective.key);
    book.tell('objective', { side, text: objective.text });
  }
  if (random.chance(0.3)) book.statistics(tally.list());
}

function kill({ book, cast, tally, rosters }: Game, side: Side): void {
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
  });
}

import type { Side } from '@xiongmao/api/matches/shapes';
import type { Book } from '../../book.ts';
import { maps } from '../../names/heroes.ts';
import { bothSides, type Cast, type Engine, opponent, shareOf } from '../cast.ts';
import { count } from '../roster.ts';
import { Tally } from '../tally.ts';
import { pausePerhaps, playSeries, type Rosters, rostersOf, tellRosters } from './series.ts';

interface Rules {
  /** Rounds that win a map, the lead it takes, and after how many rounds the sides change. */
  target: number;
  lead: number;
  half: number;
  overtimeHalf: number;
  sides: readonly [string, string] | null;
  /** Seconds of a round. */
  round: readonly [number, number];
  teams: boolean;
}

const shooter: Rules = {
  target: 13,
  lead: 2,
  half: 12,
  overtimeHalf: 3,
  sides: ['t', 'ct'],
  round: [60, 125],
  teams: true,
};

const rules: Readonly<Record<string, Rules>> = {
  csgo: shooter,
  valorant: { ...shooter, overtimeHalf: 1, sides: ['attack', 'defense'] },
  rainbow6: {
    ...shooter,
    target: 7,
    half: 6,
    overtimeHalf: 1,
    sides: ['attack', 'defense'],
    round: [130, 215],
  },
  cf: { ...shooter, target: 10, half: 9, overtimeHalf: 3, sides: ['t', 'ct'] },
  streetfighter5: {
    target: 2,
    lead: 1,
    half: 99,
    overtimeHalf: 99,
    sides: null,
    round: [45, 85],
    teams: false,
  },
};

interface Game {
  book: Book;
  cast: Cast;
  rules: Rules;
  tally: Tally;
  rosters: Rosters | null;
}

export const playRounds: Engine = (book, cast) => {
  const own = rules[cast.game.slug] ?? shooter;
  const keys = own.teams ? ['roundsWon', 'kills', 'firstKills', 'bombsPlanted'] : ['roundsWon'];
  const rosters = rostersOf(
    cast,
    Array.from({ length: 5 }, () => 'P'),
  );
  const game: Game = { book, cast, rules: own, tally: new Tally(keys), rosters };
  const order = cast.random.shuffled(maps);
  book.at = -20 * 60_000;
  tellRosters(book, rosters);
  book.at = 0;
  // Sides ban maps before the first one.
  book.rest('banPick', cast.random.float(150, 260));
  playSeries(
    book,
    cast,
    (number) => playMap(game, number, order[number % order.length]!),
    () => cast.random.float(own.teams ? 300 : 40, own.teams ? 620 : 90),
  );
  book.statistics(game.tally.list());
};

function playMap(game: Game, number: number, map: string): Side {
  const { book, cast, rules: own, tally } = game;
  const attackers = cast.random.pick(bothSides);
  const homeSide = sideName(own, attackers === 'home');
  book.begin(`game${number}`, { map, ...(homeSide ? { homeSide } : {}) });
  book.tell('periodStart', { text: map });
  for (let round = 1; ; round += 1) {
    book.wait(cast.random.float(...own.round));
    pausePerhaps(cast, book, own.teams ? 0.015 : 0.004);
    const winner: Side = cast.random.chance(shareOf(cast, 'home', 2)) ? 'home' : 'away';
    book.add(winner);
    tally.add(book.period.key, winner, 'roundsWon');
    if (own.teams) fight(game, winner);
    const { home, away } = book.period;
    book.tell('round', { side: winner, text: `${home}–${away}` });
    if (Math.max(home, away) >= own.target && Math.abs(home - away) >= own.lead) {
      book.statistics(tally.list());
      tellRosters(book, game.rosters);
      return winner;
    }
    changeSides(game, round);
    if (round % 3 === 0) book.statistics(tally.list());
    if (round % 6 === 0) tellRosters(book, game.rosters);
  }
}

function sideName({ sides }: Rules, homeAttacks: boolean): string | undefined {
  return sides?.[homeAttacks ? 0 : 1];
}

function changeSides({ book, rules: own }: Game, round: number): void {
  const beyond = round - 2 * own.half;
  const due = beyond < 0 ? round === own.half : beyond % own.overtimeHalf === 0;
  if (!due || !own.sides) return;
  book.amend({ homeSide: sideName(own, book.period.homeSide !== own.sides[0]) });
  book.pause('break', round === own.half ? 90 : 40);
}

/** The losers mostly fall, some of the winners too. */
function fight({ book, cast, tally, rosters }: Game, winner: Side): void {
  const { random } = cast;
  const { key } = book.period;
  tally.add(key, random.chance(0.7) ? winner : opponent(winner), 'firstKills');
  if (random.chance(0.5)) tally.add(key, random.pick(bothSides), 'bombsPlanted');
  const fallen = { [winner]: random.int(0, 4), [opponent(winner)]: random.int(3, 5) };
  for (const side of bothSides) {
    const deaths = fallen[side] ?? 0;
    tally.add(key, opponent(side), 'kills', deaths);
    if (!rosters) continue;
    for (const victim of random.shuffled(rosters[side].players).slice(0, deaths)) {
      count(victim, 'deaths');
      count(random.pick(rosters[opponent(side)].players), 'kills');
    }
  }
}

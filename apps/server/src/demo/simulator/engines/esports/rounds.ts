import type { PeriodScore } from '@xiongmao/api/matches/shapes';
import type { Side } from '@xiongmao/api/matches/sides';
import { agents, mapsOf, rolesOf } from '../../names/esports.ts';
import type { Book } from '../../programme/book.ts';
import { bothSides, type Cast, type Engine, opponent, shareOf } from '../cast.ts';
import { count } from '../roster.ts';
import { Tally } from '../tally.ts';
import {
  favouritePicks,
  pausePerhaps,
  playSeries,
  type Rosters,
  rostersOf,
  tellFigures,
  tellRosters,
} from './series.ts';

/** Rounds of which the majority wins the map; when they are shared evenly, others follow. */
interface Stretch {
  rounds: number;
  /** After how many of its rounds the sides change; 0 is before its first. */
  changes: readonly number[];
}

interface Rules {
  regular: Stretch;
  overtime: Stretch;
  sides: readonly [string, string] | null;
  /** Seconds of a round. */
  round: readonly [number, number];
  teams: boolean;
  /** What attackers plant: its statistic, and its entry in the timeline. */
  plant: { key: string; text: string } | null;
}

const longOvertime: Stretch = { rounds: 6, changes: [3] };

const shooter: Rules = {
  regular: { rounds: 24, changes: [12] },
  overtime: longOvertime,
  sides: ['t', 'ct'],
  round: [60, 125],
  teams: true,
  plant: { key: 'bombsPlanted', text: 'Bomb planted' },
};

const rules: Readonly<Record<string, Rules>> = {
  csgo: shooter,
  valorant: {
    ...shooter,
    overtime: { rounds: 2, changes: [0, 1] },
    sides: ['attack', 'defense'],
    plant: { key: 'spikesPlanted', text: 'Spike planted' },
  },
  rainbow6: {
    ...shooter,
    regular: { rounds: 12, changes: [6] },
    overtime: { rounds: 3, changes: [0, 1, 2] },
    sides: ['attack', 'defense'],
    round: [130, 215],
    plant: { key: 'defusersPlanted', text: 'Defuser planted' },
  },
  cf: { ...shooter, regular: { rounds: 18, changes: [9] } },
  streetfighter5: {
    ...shooter,
    regular: { rounds: 3, changes: [] },
    sides: null,
    round: [45, 85],
    teams: false,
    plant: null,
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
  const fights = own.teams ? ['kills', 'firstKills'] : [];
  const keys = ['roundsWon', ...fights, ...(own.plant ? [own.plant.key] : [])];
  const rosters = rostersOf(cast);
  const game: Game = { book, cast, rules: own, tally: new Tally(keys), rosters };
  const order = cast.random.shuffled(mapsOf(cast.game.slug));
  book.at = -20 * 60_000;
  tellRosters(book, rosters);
  book.at = 0;
  // Sides ban maps before the first one.
  if (own.teams) book.rest('banPick', cast.random.float(150, 260));
  playSeries(
    book,
    cast,
    (number) => playMap(game, number, order[number % order.length]),
    () => cast.random.float(own.teams ? 300 : 40, own.teams ? 620 : 90),
  );
  book.statistics(game.tally.list());
};

function playMap(game: Game, number: number, map: string | undefined): Side {
  const { book, cast, rules: own } = game;
  const attackers = cast.random.pick(bothSides);
  const homeSide = sideName(own, attackers === 'home');
  const picks = picksOf(cast);
  book.begin(`game${number}`, {
    ...(map && { map }),
    ...(homeSide && { homeSide }),
    ...(picks.length > 0 && { picks }),
  });
  book.tell('periodStart', { text: map ?? null });
  for (let stretch = own.regular; ; stretch = own.overtime) {
    const winner = playStretch(game, stretch);
    if (winner) return winner;
  }
}

/** Its winner; null when its rounds were shared. */
function playStretch(game: Game, stretch: Stretch): Side | null {
  const { book, cast, rules: own, tally } = game;
  const won = { home: 0, away: 0 };
  for (let round = 0; round < stretch.rounds; round += 1) {
    if (stretch.changes.includes(round)) changeSides(game, stretch === own.regular ? 90 : 40);
    playRound(game);
    pausePerhaps(cast, book, own.teams ? 0.015 : 0.004);
    const winner: Side = cast.random.chance(shareOf(cast, 'home', 2)) ? 'home' : 'away';
    won[winner] += 1;
    book.add(winner);
    tally.add(book.period.key, winner, 'roundsWon');
    if (own.teams) fight(game, winner);
    const { home, away } = book.period;
    book.tell('round', { side: winner, text: `${home}–${away}` });
    tellFigures(book, tally, game.rosters);
    if (won[winner] > stretch.rounds / 2) return winner;
  }
  return null;
}

/** Its time goes by; in half of them who attacks plants something, told by the time since the round began. */
function playRound({ book, cast, rules: { round, sides, plant }, tally }: Game): void {
  const isPlanted = cast.random.chance(0.5);
  let left = cast.random.float(...round);
  if (plant && isPlanted) {
    const seconds = left * cast.random.float(0.4, 0.7);
    const side = book.period.homeSide === sides?.[0] ? 'home' : 'away';
    book.wait(seconds);
    left -= seconds;
    tally.add(book.period.key, side, plant.key);
    book.tell('objective', { side, text: plant.text, seconds: Math.round(seconds) });
  }
  book.wait(left);
}

/** Agents by the players' roles, or whom one plays alone. */
function picksOf({ game, home, away, random }: Cast): NonNullable<PeriodScore['picks']> {
  if (game.slug !== 'valorant') return favouritePicks({ game, home, away });
  return bothSides.flatMap((side) => {
    const left = new Map(Object.entries(agents).map(([role, of]) => [role, random.shuffled(of)]));
    return rolesOf(game.slug).map((role) => {
      const name = left.get(role!)!.pop()!;
      return { side, kind: 'pick' as const, name };
    });
  });
}

function sideName({ sides }: Rules, homeAttacks: boolean): string | undefined {
  return sides?.[homeAttacks ? 0 : 1];
}

function changeSides({ book, rules: own }: Game, seconds: number): void {
  if (!own.sides) return;
  book.amend({ homeSide: sideName(own, book.period.homeSide !== own.sides[0]) });
  book.pause('break', seconds);
}

/** The losers mostly fall, some of the winners too. */
function fight({ book, cast, tally, rosters }: Game, winner: Side): void {
  const { random } = cast;
  const { key } = book.period;
  const loser = opponent(winner);
  const fallen = { home: 0, away: 0, [winner]: random.int(0, 4), [loser]: random.int(3, 5) };
  const first = fallen[winner] === 0 || random.chance(0.7) ? winner : loser;
  tally.add(key, first, 'firstKills');
  for (const side of bothSides) {
    const deaths = fallen[side];
    tally.add(key, opponent(side), 'kills', deaths);
    if (!rosters) continue;
    for (const victim of random.shuffled(rosters[side].players).slice(0, deaths)) {
      count(victim, 'deaths');
      count(random.pick(rosters[opponent(side)].players), 'kills');
    }
  }
}

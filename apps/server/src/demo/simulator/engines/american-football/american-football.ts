import type { Side } from '@xiongmao/api/matches/sides';
import { leader } from '../../scene.ts';
import { bothSides, type Engine, opponent } from '../cast.ts';
import { rosterOf, told } from '../roster.ts';
import { Tally } from '../tally.ts';
import { type Game, takeOver } from './game.ts';
import { playDown } from './plays.ts';
import { kickOff } from './scores.ts';

const positions = 'QB RB RB WR WR WR TE K LB LB CB S'.split(' ');

export const playAmericanFootball: Engine = (book, cast) => {
  const squad = { positions, starters: positions.length, numbers: 90 };
  const first = cast.random.pick(bothSides);
  const game: Game = {
    book,
    cast,
    tally: new Tally([
      'totalYards',
      'passingYards',
      'rushingYards',
      'firstDowns',
      'turnovers',
      'sacks',
      'penalties',
      'punts',
    ]),
    rosters: {
      home: rosterOf(cast.home, 'home', squad),
      away: rosterOf(cast.away, 'away', squad),
    },
    side: first,
    yard: 25,
    down: 1,
    toGo: 10,
    timeouts: { home: 3, away: 3 },
    warned: false,
  };
  tellLineups(game);
  book.every(120, () => {
    if (book.scene.status === 'live') book.statistics(game.tally.list());
  });
  playHalf(game, ['q1', 'q2'], first);
  tellLineups(game);
  book.rest('halfTime', 13 * 60);
  playHalf(game, ['q3', 'q4'], opponent(first));
  playOvertime(game, first);
  book.statistics(game.tally.list());
  tellLineups(game);
  book.finish();
};

function playHalf(game: Game, [one, two]: readonly [string, string], receiver: Side): void {
  game.timeouts = { home: 3, away: 3 };
  game.warned = false;
  playPeriod(game, one, () => kickOff(game, receiver));
  game.book.rest('break', 120);
  // The drive goes on where it stood.
  playPeriod(game, two, () => {});
}

function playPeriod(game: Game, key: string, start: () => void): void {
  const { book } = game;
  const { seconds = 0, extraSeconds = 0 } = book.sport.clock ?? {};
  const overtime = key.startsWith('ot');
  book.stopClock(overtime ? extraSeconds : seconds);
  book.begin(key);
  book.tell('periodStart');
  start();
  // In overtime a score ends it at once.
  while (book.reading > 0 && !(overtime && leader(book.score))) playDown(game);
  book.stopClock(0);
  book.tell('periodEnd');
}

/** Once, and a draw may stand; in play-offs until there is a winner. */
function playOvertime(game: Game, first: Side): void {
  const { book, cast } = game;
  for (let number = 1; !leader(book.score) && (number === 1 || cast.league.knockout); number += 1) {
    book.rest('break', 180);
    game.warned = true;
    const receiver = number % 2 === 1 ? opponent(first) : first;
    playPeriod(game, `ot${number}`, () => takeOver(game, receiver, 25));
  }
}

function tellLineups({ book, rosters }: Game): void {
  book.lineups([told(rosters.home), told(rosters.away)]);
}

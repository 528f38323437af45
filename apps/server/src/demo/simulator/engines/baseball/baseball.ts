import type { Side } from '@xiongmao/api/matches/sides';
import type { Engine } from '../cast.ts';
import { rosterOf, told } from '../roster.ts';
import { Tally } from '../tally.ts';
import { bat, type Game, showHalf } from './at-bat.ts';

const positions = 'P C 1B 2B 3B SS LF CF RF'.split(' ');
const regular = 9;

export const playBaseball: Engine = (book, cast) => {
  const game: Game = {
    book,
    cast,
    tally: new Tally(['atBats', 'hits', 'homeRuns', 'walks', 'strikeouts', 'errors', 'leftOnBase']),
    rosters: {
      home: rosterOf(cast.home, 'home', { positions, starters: 9, numbers: 60 }),
      away: rosterOf(cast.away, 'away', { positions, starters: 9, numbers: 60 }),
    },
    turns: { home: 0, away: 0 },
    side: 'away',
    outs: 0,
    bases: [],
    balls: 0,
    strikes: 0,
  };
  const delayed = cast.random.chance(0.1) ? cast.random.int(2, 7) : null;
  tellLineups(game);
  for (let inning = 1; inning <= regular || isLevel(game); inning += 1) {
    const key = inning <= regular ? `inning${inning}` : `extra${inning - regular}`;
    book.begin(key, { unplayed: 'home' });
    book.tell('periodStart');
    if (inning === delayed) delay(game);
    playHalf(game, 'away', inning);
    // The home side has no need to bat when it leads.
    if (inning >= regular && book.score.home > book.score.away) break;
    rest(game);
    book.amend({ unplayed: undefined });
    playHalf(game, 'home', inning);
    tellLineups(game);
    book.statistics(game.tally.list());
    if (inning < regular || isLevel(game)) rest(game);
  }
  book.statistics(game.tally.list());
  book.finish();
};

function isLevel({ book }: Game): boolean {
  return book.score.home === book.score.away;
}

function playHalf(game: Game, side: Side, inning: number): void {
  const { book, tally } = game;
  game.side = side;
  game.outs = 0;
  // An inning beyond the ninth begins with a runner on second.
  game.bases = inning > regular ? [2] : [];
  showHalf(game);
  while (game.outs < 3) {
    bat(game);
    if (side === 'home' && inning >= regular && book.score.home > book.score.away) return;
  }
  tally.add(book.period.key, side, 'leftOnBase', game.bases.length);
}

function rest(game: Game): void {
  const { book, cast } = game;
  for (const key of ['outs', 'bases', 'count']) book.column(key, '', '');
  book.pause('break', cast.random.float(110, 150));
}

function delay({ book, cast }: Game): void {
  book.tell('delay', { text: 'Rain' });
  book.pause('delay', cast.random.float(900, 2700));
}

function tellLineups({ book, rosters }: Game): void {
  book.lineups([told(rosters.home), told(rosters.away)]);
}

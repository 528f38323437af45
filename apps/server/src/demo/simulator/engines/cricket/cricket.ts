import type { Side } from '@xiongmao/api/matches/sides';
import { leader } from '../../scene.ts';
import { bothSides, type Engine, opponent } from '../cast.ts';
import { rosterOf, told } from '../roster.ts';
import { Tally } from '../tally.ts';
import { playInnings } from './innings.ts';
import type { Match } from './match.ts';
import { resultOf, tellBook } from './scorebook.ts';
import { playSuperOver } from './super-over.ts';
import { restWhenDue, sessionsFrom } from './two-days.ts';

const positions = 'BAT BAT BAT BAT WK ALL ALL BOWL BOWL BOWL BOWL'.split(' ');

export const playCricket: Engine = (book, cast) => {
  const squad = { positions, starters: 11 };
  const match: Match = {
    book,
    cast,
    tally: new Tally(['runs', 'wickets', 'fours', 'sixes', 'extras', 'dotBalls']),
    rosters: {
      home: rosterOf(cast.home, 'home', squad),
      away: rosterOf(cast.away, 'away', squad),
    },
    scorers: [],
    written: new Map(),
  };
  tellLineups(match);
  const first = cast.random.pick(bothSides);
  if (cast.league.twoDays) playTwoDays(match, first);
  else playTwenty(match, first);
  tellFigures(match);
  tellLineups(match);
  tellBook(match, resultOf(match, book.scene.winner));
};

/** Twenty overs a side. */
function playTwenty(match: Match, first: Side): void {
  const { book, cast } = match;
  const { random } = cast;
  const second = opponent(first);
  const delayed = random.chance(0.12) ? random.int(4, 16) : null;
  // Once in a while the chase ends level, and a super over decides.
  const willBeLevel = random.chance(0.06);
  playInnings(match, 'innings1', first, {
    overs: 20,
    afterOver(over) {
      if (over === 10) book.pause('drinks', random.float(120, 200));
      if (over === delayed) delay(match);
    },
  });
  tellLineups(match);
  book.rest('inningsBreak', random.float(900, 1200));
  playInnings(match, 'innings2', second, {
    overs: 20,
    target: book.score[first] + 1,
    level: willBeLevel,
    afterOver(over) {
      if (over === 10) book.pause('drinks', random.float(120, 200));
    },
  });
  const level = !leader(book.score);
  if (level) book.rest('inningsBreak', 240);
  book.finish(level ? playSuperOver(match, second) : undefined);
}

function delay({ book, cast }: Match): void {
  book.tell('delay', { text: 'Rain' });
  book.pause('delay', cast.random.float(900, 2400));
}

/** Two innings a side over two days; a draw when time runs out. */
function playTwoDays(match: Match, first: Side): void {
  const { book } = match;
  const order = [first, opponent(first), first, opponent(first)];
  const sessions = sessionsFrom(book.at);
  for (const [index, side] of order.entries()) {
    const other = opponent(side);
    const last = index === 3;
    const over = playInnings(match, `innings${index + 1}`, side, {
      overs: 45,
      ...(last ? { target: book.score[other] - book.score[side] + 1 } : {}),
      afterOver: () => restWhenDue(match, sessions),
      timeUp: () => sessions.length === 0,
    });
    tellLineups(match);
    if (over === 'timeUp') {
      book.finish('draw');
      return;
    }
    const behind = index === 2 && book.score[side] < book.score[other];
    if (behind) break;
    if (!last) book.rest('inningsBreak', 600);
  }
  book.finish();
}

function tellFigures({ book, tally }: Match): void {
  book.statistics(tally.list());
}

function tellLineups({ book, rosters }: Match): void {
  book.lineups([told(rosters.home), told(rosters.away)]);
}

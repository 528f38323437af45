import type { Side } from '@xiongmao/api/matches/sides';
import type { Book } from '../programme/book.ts';
import { bothSides, type Cast, type Engine, opponent, shareOf, toWin } from './cast.ts';
import { Tally } from './tally.ts';

interface Match {
  book: Book;
  cast: Cast;
  tally: Tally;
  /** Who is at the table. */
  side: Side;
}

interface Table {
  reds: number;
  /** Colours left once the reds are gone: the yellow's 2 up to the black's 7. */
  colour: number;
}

const lastColour = 7;

export const playSnooker: Engine = (book, cast) => {
  const tally = new Tally(['pointsWon', 'highestBreak', 'centuries', 'fouls']);
  const first = cast.random.pick(bothSides);
  const match: Match = { book, cast, tally, side: first };
  const wanted = toWin(cast);
  for (let frame = 1; Math.max(book.score.home, book.score.away) < wanted; frame += 1) {
    if (frame > 1) book.rest('break', frame % 4 === 1 ? 900 : cast.random.float(90, 180));
    match.side = frame % 2 === 1 ? first : opponent(first);
    playFrame(match, `frame${frame}`);
  }
  book.finish();
};

function playFrame(match: Match, key: string): void {
  const { book, cast, tally } = match;
  const table: Table = { reds: 15, colour: 2 };
  book.begin(key);
  show(match, 0);
  while (!isOver(book, table)) {
    if (cast.random.chance(0.008)) book.pause('timeout', cast.random.float(120, 240));
    visit(match, table);
    match.side = opponent(match.side);
  }
  const { home, away } = book.period;
  const winner = home === away ? respottedBlack(match) : home > away ? 'home' : 'away';
  const score = book.win(winner);
  const text = `${book.period.home}–${book.period.away}`;
  book.tell('periodEnd', { side: winner, text, score });
  book.statistics(tally.list());
}

/** Played out, or so far ahead that the other can't catch up and gives in. */
function isOver({ period }: Book, table: Table): boolean {
  const left = table.reds * 8 + coloursLeft(table);
  return table.colour > lastColour || Math.abs(period.home - period.away) > left;
}

function coloursLeft({ colour }: Table): number {
  let sum = 0;
  for (let value = colour; value <= lastColour; value += 1) sum += value;
  return sum;
}

/** One player's turn: pots until one is missed. */
function visit(match: Match, table: Table): void {
  const { book, cast, tally, side } = match;
  const { random } = cast;
  const { key } = book.period;
  let run = 0;
  show(match, 0);
  book.wait(random.float(25, 60));
  if (random.chance(0.04)) {
    tally.add(key, side, 'fouls');
    gain(match, opponent(side), 4);
    return;
  }
  // The first pot is the hard one.
  let probability = 0.38;
  while (table.colour <= lastColour && random.chance(probability)) {
    const value = potNext(table, random.pick([4, 5, 6, 7, 7, 7]));
    run += value;
    gain(match, side, value);
    show(match, run);
    probability = 0.84 + (shareOf(cast, side, 1) - 0.5) * 0.2;
    book.wait(random.float(20, 36));
  }
  tally.raise(key, side, 'highestBreak', run);
  if (run >= 100) tally.add(key, side, 'centuries');
  if (run >= 50) book.tell('note', { side, text: `Break of ${run}` });
}

/** A red and the colour after it count as one pot, so that what is left is always easy to tell. */
function potNext(table: Table, colour: number): number {
  if (table.reds > 0) {
    table.reds -= 1;
    return 1 + colour;
  }
  table.colour += 1;
  return table.colour - 1;
}

function gain({ book, tally }: Match, side: Side, points: number): void {
  book.add(side, points);
  tally.add(book.period.key, side, 'pointsWon', points);
  book.column('point', book.period.home, book.period.away);
}

function show({ book, side }: Match, run: number): void {
  book.column('point', book.period.home, book.period.away);
  book.mark('break', side, run === 0 ? '' : String(run));
}

function respottedBlack(match: Match): Side {
  const { book, cast } = match;
  book.wait(cast.random.float(60, 200));
  const winner = cast.random.chance(shareOf(cast, 'home')) ? 'home' : 'away';
  gain(match, winner, lastColour);
  return winner;
}

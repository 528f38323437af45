import type { Side } from '@xiongmao/api/matches/sides';
import type { Book } from '../programme/book.ts';
import { bothSides, type Cast, type Engine, opponent, shareOf, toWin } from './cast.ts';
import { Tally } from './tally.ts';

interface Match {
  book: Book;
  cast: Cast;
  tally: Tally;
  server: Side;
}

type Points = Record<Side, number>;

export const playTennis: Engine = (book, cast) => {
  const tally = new Tally([
    'aces',
    'doubleFaults',
    'servicePoints',
    'firstServes',
    'breakPoints',
    'breakPointsWon',
    'winners',
    'unforcedErrors',
    'pointsWon',
    'gamesWon',
  ]);
  const match: Match = { book, cast, tally, server: cast.random.pick(bothSides) };
  const wanted = toWin(cast);
  for (let set = 1; Math.max(book.score.home, book.score.away) < wanted; set += 1) {
    if (set > 1) book.rest('break', cast.random.float(100, 140));
    playSet(match, `set${set}`);
  }
  book.statistics(figures(match));
  book.finish();
};

function figures({ tally }: Match) {
  return [...tally.list(), ...tally.shares('firstServePercentage', 'firstServes', 'servicePoints')];
}

function playSet(match: Match, key: string): void {
  const { book } = match;
  book.begin(key);
  while (!book.period.winner) {
    const { home, away } = book.period;
    const tieBreak = home === 6 && away === 6;
    const winner = tieBreak ? playTieBreak(match) : playGame(match);
    const games = { ...book.period, [winner]: book.period[winner] + 1 };
    book.add(winner);
    book.column('point', '0', '0');
    match.tally.add(key, winner, 'gamesWon');
    const text = `${games.home}–${games.away}`;
    const lead = games[winner] - games[opponent(winner)];
    const setWon = tieBreak || (games[winner] >= 6 && lead >= 2);
    const score = setWon ? book.win(winner) : null;
    book.tell(setWon ? 'periodEnd' : 'gameEnd', { side: winner, text, score });
    book.statistics(figures(match));
    match.server = opponent(match.server);
    if (!setWon && (games.home + games.away) % 2 === 1) changeEnds(match);
  }
}

function changeEnds({ book, cast }: Match): void {
  book.wait(80);
  if (cast.random.chance(0.02)) {
    const side = cast.random.pick(bothSides);
    book.tell('timeout', { side, text: 'Medical timeout' });
    book.pause('timeout', cast.random.float(150, 260));
  }
}

const calls = ['0', '15', '30', '40'];

function playGame(match: Match): Side {
  const { book, tally, server } = match;
  const points: Points = { home: 0, away: 0 };
  const receiver = opponent(server);
  const wins = (side: Side) => points[side] >= 4 && points[side] - points[opponent(side)] >= 2;
  book.mark('serving', server);
  for (;;) {
    showPoints(book, points);
    const breakPoint = points[receiver] >= 3 && points[receiver] > points[server];
    const winner = playPoint(match, server);
    points[winner] += 1;
    if (breakPoint) {
      tally.add(book.period.key, receiver, 'breakPoints');
      if (winner === receiver) tally.add(book.period.key, receiver, 'breakPointsWon');
    }
    if (wins(winner)) return winner;
  }
}

function showPoints(book: Book, points: Points): void {
  const deuce = points.home >= 3 && points.away >= 3;
  const call = (side: Side) =>
    deuce ? (points[side] > points[opponent(side)] ? 'AD' : '40') : calls[points[side]]!;
  book.column('point', call('home'), call('away'));
}

/** To seven, by two; the first serves once, then both twice in turn. */
function playTieBreak(match: Match): Side {
  const { book } = match;
  const points: Points = { home: 0, away: 0 };
  for (let played = 0; ; played += 1) {
    const turn = Math.floor((played + 1) / 2) % 2 === 0;
    const server = turn ? match.server : opponent(match.server);
    book.mark('serving', server);
    book.column('point', points.home, points.away);
    const winner = playPoint(match, server);
    points[winner] += 1;
    if (points[winner] >= 7 && points[winner] - points[opponent(winner)] >= 2) return winner;
  }
}

function playPoint({ book, cast, tally }: Match, server: Side): Side {
  const { random } = cast;
  const { key } = book.period;
  const receiver = opponent(server);
  book.wait(random.float(22, 46));
  const first = random.chance(0.62);
  tally.add(key, server, 'servicePoints');
  if (first) tally.add(key, server, 'firstServes');
  const edge = (shareOf(cast, server, 2) - 0.5) * 0.5;
  const won = random.chance((first ? 0.71 : 0.52) + edge);
  const winner = won ? server : receiver;
  tally.add(key, winner, 'pointsWon');
  if (won && first && random.chance(0.12)) tally.add(key, server, 'aces');
  else if (!won && !first && random.chance(0.2)) tally.add(key, server, 'doubleFaults');
  else if (random.chance(0.55)) tally.add(key, opponent(winner), 'unforcedErrors');
  else tally.add(key, winner, 'winners');
  return winner;
}

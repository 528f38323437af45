import type { Side } from '@xiongmao/api/matches/sides';
import type { Book } from '../programme/book.ts';
import { bothSides, type Cast, type Engine, opponent, shareOf, toWin } from './cast.ts';
import { Tally } from './tally.ts';

/** A sport whose sets are won by rallies. */
interface Rules {
  /** Points that win a set, the last one's, and the point at which being one ahead is enough. */
  points: number;
  lastSet: number;
  cap: number;
  /** Who serves after `played` points of a set. */
  serving: (played: number, first: Side, winner: Side, deuce: boolean) => Side;
  /** Seconds from one serve to the next. */
  rally: readonly [number, number];
  /** How a point comes about, and whose count it is: the winner's, or with `lost` the loser's. */
  ways: Readonly<Record<string, { weight: number; lost?: true }>>;
  timeouts: number;
  breakSeconds: number;
}

const byWinner: Rules['serving'] = (_played, _first, winner) => winner;

const volleyball: Rules = {
  points: 25,
  lastSet: 15,
  cap: Number.POSITIVE_INFINITY,
  serving: byWinner,
  rally: [20, 38],
  ways: {
    kills: { weight: 55 },
    aces: { weight: 6 },
    blocks: { weight: 11 },
    attackErrors: { weight: 16, lost: true },
    serveErrors: { weight: 12, lost: true },
  },
  timeouts: 2,
  breakSeconds: 180,
};

const tableTennis: Rules = {
  points: 11,
  lastSet: 11,
  cap: Number.POSITIVE_INFINITY,
  serving: (played, first, _winner, deuce) =>
    Math.floor(played / (deuce ? 1 : 2)) % 2 === 0 ? first : opponent(first),
  rally: [10, 20],
  ways: {
    aces: { weight: 8 },
    winners: { weight: 47 },
    unforcedErrors: { weight: 45, lost: true },
  },
  timeouts: 1,
  breakSeconds: 60,
};

const badminton: Rules = {
  points: 21,
  lastSet: 21,
  cap: 30,
  serving: byWinner,
  rally: [15, 34],
  ways: {
    smashes: { weight: 38 },
    netShots: { weight: 20 },
    drops: { weight: 14 },
    unforcedErrors: { weight: 28, lost: true },
  },
  timeouts: 1,
  breakSeconds: 120,
};

export const playVolleyball: Engine = (book, cast) => play(volleyball, book, cast);
export const playTableTennis: Engine = (book, cast) => play(tableTennis, book, cast);
export const playBadminton: Engine = (book, cast) => play(badminton, book, cast);

function play(rules: Rules, book: Book, cast: Cast): void {
  const tally = new Tally([...Object.keys(rules.ways), 'pointsWon', 'longestRally']);
  const wanted = toWin(cast);
  let first = cast.random.pick(bothSides);
  for (let set = 1; Math.max(book.score.home, book.score.away) < wanted; set += 1) {
    if (set > 1) book.rest('break', rules.breakSeconds + cast.random.float(0, 20));
    const deciding = set === wanted * 2 - 1;
    const winner = playSet({ rules, book, cast, tally, first }, `set${set}`, deciding);
    const text = `${book.period.home}–${book.period.away}`;
    book.tell('periodEnd', { side: winner, text, score: book.win(winner) });
    book.statistics(tally.list());
    first = opponent(first);
  }
  book.finish();
}

interface Play {
  rules: Rules;
  book: Book;
  cast: Cast;
  tally: Tally;
  /** Who serves first in the set. */
  first: Side;
}

function playSet({ rules, book, cast, tally, first }: Play, key: string, deciding: boolean): Side {
  const { random } = cast;
  const target = deciding ? rules.lastSet : rules.points;
  const timeouts = { home: rules.timeouts, away: rules.timeouts };
  let server = first;
  let streak = { side: first, length: 0 };
  book.begin(key);
  for (let played = 1; ; played += 1) {
    book.mark('serving', server);
    const seconds = random.float(...rules.rally);
    book.wait(seconds);
    const winner = random.chance(shareOf(cast, 'home', 1.2)) ? 'home' : 'away';
    book.add(winner);
    countPoint({ rules, cast, tally }, key, winner);
    tally.raise(key, winner, 'longestRally', Math.round(seconds * random.float(0.1, 0.8)));
    const { home, away } = book.period;
    const text = `${home}–${away}`;
    book.tell('point', { side: winner, text });
    if (isWon(book.period, target, rules.cap)) return winner;
    streak = { side: winner, length: streak.side === winner ? streak.length + 1 : 1 };
    const loser = opponent(winner);
    if (streak.length >= 4 && timeouts[loser] > 0 && random.chance(0.25)) {
      timeouts[loser] -= 1;
      book.tell('timeout', { side: loser });
      book.statistics(tally.list());
      book.pause('timeout', random.float(45, 65));
      streak.length = 0;
    }
    server = rules.serving(played, first, winner, home >= target - 1 && away >= target - 1);
  }
}

function isWon({ home, away }: Record<Side, number>, target: number, cap: number): boolean {
  const most = Math.max(home, away);
  return most >= cap || (most >= target && Math.abs(home - away) >= 2);
}

function countPoint(
  { rules, cast, tally }: Pick<Play, 'rules' | 'cast' | 'tally'>,
  key: string,
  winner: Side,
): void {
  const weights = Object.fromEntries(
    Object.entries(rules.ways).map(([way, { weight }]) => [way, weight]),
  );
  const way = cast.random.among(weights);
  tally.add(key, rules.ways[way]?.lost ? opponent(winner) : winner, way);
  tally.add(key, winner, 'pointsWon');
}

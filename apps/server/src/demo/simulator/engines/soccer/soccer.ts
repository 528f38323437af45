import type { Side } from '@xiongmao/api/matches/sides';
import { leader } from '../../scene.ts';
import { bothSides, type Engine, opponent } from '../cast.ts';
import { newTally, tellFigures, tellLineups } from './figures.ts';
import { type Match, minuteNow, type Period } from './match.ts';
import { playOn } from './play.ts';
import { playShootout } from './shootout.ts';
import { squadOf, substitution } from './squad.ts';

const halves = [
  { key: 'h1', start: 0, end: 2700 },
  { key: 'h2', start: 2700, end: 5400 },
] as const;
const extraHalves = [
  { key: 'et1', start: 5400, end: 6300 },
  { key: 'et2', start: 6300, end: 7200 },
] as const;

export const playSoccer: Engine = (book, cast) => {
  const { random, league } = cast;
  const match: Match = {
    book,
    cast,
    tally: newTally(),
    squads: {
      home: squadOf(cast.home, 'home', random),
      away: squadOf(cast.away, 'away', random),
    },
    ball: { side: 'home', u: 50, y: 50 },
    period: halves[0],
  };
  book.at = -random.int(40, 65) * 60_000;
  tellLineups(match);
  book.at = 0;
  report(match);

  const first = random.pick(bothSides);
  playHalf(match, halves[0], first, random.float(60, 260));
  book.rest('halfTime', 15 * 60 + random.float(10, 90));
  playHalf(match, halves[1], opponent(first), random.float(150, 430));
  if (league.knockout && !leader(book.score)) playExtraTime(match, first);
  tellFigures(match);
  tellLineups(match);
  const shootout = book.period.key === 'pen' ? leader(book.period) : null;
  book.finish(shootout ?? undefined);
};

function playExtraTime(match: Match, first: Side): void {
  const { book, cast } = match;
  book.rest('extraTimeBreak', 300);
  playHalf(match, extraHalves[0], first, cast.random.float(10, 120));
  book.rest('extraTimeBreak', 120);
  playHalf(match, extraHalves[1], opponent(first), cast.random.float(20, 150));
  if (leader(book.score)) return;
  book.rest('penaltiesBreak', 240);
  playShootout(match, first);
}

function playHalf(match: Match, period: Period, first: Side, added: number): void {
  const { book } = match;
  match.period = period;
  match.ball = { side: first, u: 50, y: 50 };
  book.startClock(period.start);
  book.begin(period.key);
  book.tell('periodStart', minuteNow(match));
  while (book.reading < period.end + added) {
    playOn(match);
    for (const side of bothSides) changePlayers(match, side);
  }
  book.stopClock();
  book.tell('periodEnd', minuteNow(match));
}

function changePlayers(match: Match, side: Side): void {
  const { book, squads, cast } = match;
  const squad = squads[side];
  const { minute } = minuteNow(match);
  if (squad.changes[0] === undefined || squad.changes[0] > minute) return;
  squad.changes.shift();
  const change = substitution(squad, cast.random);
  if (!change) return;
  const { on, off } = change;
  on.cameOn = minute;
  off.wentOff = minute;
  squad.onPitch = [...squad.onPitch.filter((player) => player !== off), on];
  book.tell('substitution', {
    ...minuteNow(match),
    side,
    playerId: on.playerId,
    player: on.name,
    other: off.name,
  });
  tellLineups(match);
}

/** Figures from time to time while the ball is in play; goals and changes tell them, too. */
function report(match: Match): void {
  const { book } = match;
  const whilePlayed = (tell: (match: Match) => void) => () => {
    if (book.scene.clock?.running) tell(match);
  };
  book.every(120, whilePlayed(tellFigures));
  book.every(600, whilePlayed(tellLineups));
}

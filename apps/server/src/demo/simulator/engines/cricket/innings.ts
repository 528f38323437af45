import type { LineupPlayer } from '@xiongmao/api/matches/shapes';
import type { DismissalWay } from '@xiongmao/api/matches/sheets/scorecard/scorecard';
import {
  type Delivery,
  noRuns,
  oversText,
  type Scorer,
} from '@xiongmao/api/matches/sheets/scorecard/scorer';
import type { Side } from '@xiongmao/api/matches/sides';
import { opponent, shareOf } from '../cast.ts';
import { count } from '../roster.ts';
import type { InningsRules, Match } from './match.ts';
import { openInnings, tellBook } from './scorebook.ts';

interface Innings {
  side: Side;
  scorer: Scorer;
  striker: LineupPlayer;
  partner: LineupPlayer;
  next: number;
  bowler: LineupPlayer;
}

/** What a ball brings: in the short game one hits out, in the long one one stays. */
const short = { 0: 33, 1: 37, 2: 8, 4: 11, 6: 5, wide: 3, wicket: 4.4 };
const long = { 0: 64, 1: 20, 2: 5, 4: 6.5, 6: 0.7, wide: 1, wicket: 2.6 };

/** Plays an innings until all are out, the overs are bowled, the target is reached or time is up. */
export function playInnings(
  match: Match,
  key: string,
  side: Side,
  rules: InningsRules,
): 'over' | 'timeUp' {
  const { book, rosters, tally } = match;
  const batters = rosters[side].players;
  const bowlers = rosters[opponent(side)].players.slice(-6);
  const innings: Innings = {
    side,
    scorer: openInnings(match, side, { key, period: key }, rules),
    striker: batters[0]!,
    partner: batters[1]!,
    next: 2,
    bowler: bowlers.at(-1)!,
  };
  book.begin(key);
  if (rules.target !== undefined) book.mark('target', side, String(rules.target));
  book.tell('periodStart', { side });
  const { scorer } = innings;
  show(match, innings);
  let begun = -1;
  while (!isOver(innings, rules)) {
    const next = Math.floor(scorer.balls / 6);
    if (next !== begun) scorer.begin(next);
    begun = next;
    bowl(match, innings, rules);
    show(match, innings);
    tellBook(match);
    if (scorer.balls % 6 !== 0 || scorer.balls / 6 === begun || isOver(innings, rules)) continue;
    const over = scorer.balls / 6;
    changeEnds(innings, bowlers[over % bowlers.length]!);
    book.statistics(tally.list());
    rules.afterOver?.(over);
    if (rules.timeUp?.()) {
      close(match, innings);
      return 'timeUp';
    }
  }
  close(match, innings);
  const text = `${scorer.runs}/${scorer.wickets}`;
  book.tell('periodEnd', { side, text, score: book.score });
  return 'over';
}

function close(match: Match, { scorer }: Innings): void {
  scorer.close(scorer.wickets === 10 ? 'allOut' : null);
  tellBook(match);
}

function isOver({ scorer }: Innings, { overs, target }: InningsRules): boolean {
  const { runs, wickets, balls } = scorer;
  return wickets === 10 || balls >= overs * 6 || (target !== undefined && runs >= target);
}

/** After an over the other batter faces, and another bowls. */
function changeEnds(innings: Innings, bowler: LineupPlayer): void {
  if (bowler !== innings.bowler) innings.bowler = bowler;
  swap(innings);
}

function swap(innings: Innings): void {
  [innings.striker, innings.partner] = [innings.partner, innings.striker];
}

function bowl(match: Match, innings: Innings, rules: InningsRules): void {
  const { cast, book } = match;
  const { side } = innings;
  book.wait(cast.random.float(30, 48));
  const table = cast.league.twoDays ? long : short;
  const edge = shareOf(cast, side, 1.5) * 2;
  const outcome = cast.random.among({
    ...table,
    4: table[4] * edge,
    wicket: rules.level ? 1 : table.wicket / edge,
  });
  if (outcome === 'wicket') {
    takeWicket(match, innings);
  } else if (outcome === 'wide') {
    if (rules.level) return;
    score(innings, { wides: 1 });
    gain(match, innings, 1);
    match.tally.add(book.period.key, side, 'extras');
  } else {
    hit(match, innings, levelled(Number(outcome), innings, rules));
  }
}

/** Writes a ball down. */
function score({ scorer, striker, partner, bowler }: Innings, facts: Partial<Delivery>): void {
  const who = { striker: striker.name, partner: partner.name, bowler: bowler.name };
  scorer.ball({ ...noRuns, ...who, leaving: [], ...facts });
}

/** In a chase that is to end level: a run a ball stays wanted, and never more than can still be had. */
function levelled(runs: number, innings: Innings, { level, target, overs }: InningsRules): number {
  if (!level || target === undefined) return runs;
  const lack = target - 1 - innings.scorer.runs;
  const left = overs * 6 - innings.scorer.balls - 1;
  return Math.max(0, Math.min(6, Math.max(lack - 6 * left, Math.min(runs, lack - left))));
}

function hit(match: Match, innings: Innings, runs: number): void {
  const { book, tally } = match;
  const { side, striker } = innings;
  const { key } = book.period;
  const ball = ballOf(innings);
  score(innings, { runs });
  count(striker, 'ballsFaced');
  if (runs === 0) {
    tally.add(key, side, 'dotBalls');
    return;
  }
  count(striker, 'runs', runs);
  gain(match, innings, runs);
  const boundary = runs === 4 ? 'fours' : runs === 6 ? 'sixes' : null;
  if (boundary) {
    tally.add(key, side, boundary);
    count(striker, boundary);
    book.tell('run', {
      ...ball,
      side,
      playerId: striker.playerId,
      player: striker.name,
      other: innings.bowler.name,
      score: book.score,
      text: String(runs),
    });
  }
  if (runs % 2 === 1) swap(innings);
}

function gain({ book, tally }: Match, innings: Innings, runs: number): void {
  book.add(innings.side, runs);
  tally.add(book.period.key, innings.side, 'runs', runs);
}

/** The ball to be bowled: the fourth of the over after 36 is 36.4. */
const ballOf = ({ scorer: { balls } }: Innings) => ({
  minute: Math.floor(balls / 6),
  added: (balls % 6) + 1,
});

const ways = ['caught', 'bowled', 'leg before', 'caught behind', 'run out', 'stumped'] as const;
const written: Record<(typeof ways)[number], DismissalWay> = {
  caught: 'caught',
  bowled: 'bowled',
  'leg before': 'lbw',
  'caught behind': 'caught',
  'run out': 'runOut',
  stumped: 'stumped',
};

/** How a batter is out, with the fielder who had a part in it. */
function dismissal({ cast, rosters }: Match, { side, bowler }: Innings) {
  const { random } = cast;
  const way = random.pick(ways);
  const fielders = rosters[opponent(side)].players.filter(({ starter }) => starter);
  const keeper = fielders.find(({ position }) => position === 'WK');
  const other = random.pick(fielders.filter((player) => player !== bowler && player !== keeper));
  const fielder = /behind|stumped/.test(way) ? keeper : /caught|run out/.test(way) ? other : null;
  return {
    text: [way, fielder?.name].filter(Boolean).join(', '),
    bowler: way === 'run out' ? null : bowler,
    way: written[way],
    fielders: fielder ? [{ player: fielder.name, substitute: false }] : [],
  };
}

/** A batter is out; one in twelve is called back when the pictures show that they were not. */
function takeWicket(match: Match, innings: Innings): void {
  const { book, cast, rosters, tally } = match;
  const { side, striker } = innings;
  const { random } = cast;
  const { text, bowler, way, fielders } = dismissal(match, innings);
  count(striker, 'ballsFaced');
  const ball = ballOf(innings);
  const entry = book.tell('wicket', {
    ...ball,
    side,
    playerId: striker.playerId,
    player: striker.name,
    other: bowler?.name ?? null,
    text,
    score: book.score,
  });
  if (random.chance(1 / 12)) {
    show(match, innings, { wickets: 1, balls: 1 });
    book.wait(random.float(60, 110));
    score(innings, {});
    book.withdraw(entry, 'Review: not out');
    book.tell('review', { ...ball, side, player: striker.name, text: 'Not out' });
    return;
  }
  score(innings, { leaving: [{ player: striker.name, way, fielders }] });
  show(match, innings);
  tellBook(match);
  tally.add(book.period.key, opponent(side), 'wickets');
  if (bowler) count(bowler, 'wickets');
  book.wait(random.float(60, 110));
  const incoming = rosters[side].players[innings.next];
  innings.next += 1;
  if (incoming) innings.striker = incoming;
}

/** `more` is what the umpire has given, and may take back. */
function show(
  { book }: Match,
  { side, scorer }: Innings,
  more: { wickets: number; balls: number } = { wickets: 0, balls: 0 },
): void {
  const wickets = scorer.wickets + more.wickets;
  const balls = scorer.balls + more.balls;
  book.amend({ wickets });
  setOwn(book, 'wickets', side, String(wickets));
  setOwn(book, 'overs', side, oversText(Math.floor(balls / 6), balls % 6));
  book.mark('batting', side);
}

/** A column in which each side keeps its own. */
function setOwn(book: Match['book'], key: string, side: Side, text: string): void {
  const held = book.scene.columns.find((column) => column.key === key);
  const other = held?.[opponent(side)] ?? '';
  book.column(key, side === 'home' ? text : other, side === 'away' ? text : other);
}

import type { LineupPlayer } from '@xiongmao/api/matches/shapes';
import type { Side } from '@xiongmao/api/matches/sides';
import { opponent, shareOf } from '../cast.ts';
import { count } from '../roster.ts';
import type { InningsRules, Match } from './match.ts';

interface Innings {
  side: Side;
  runs: number;
  wickets: number;
  /** Legal balls bowled. */
  balls: number;
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
    runs: 0,
    wickets: 0,
    balls: 0,
    striker: batters[0]!,
    partner: batters[1]!,
    next: 2,
    bowler: bowlers.at(-1)!,
  };
  book.begin(key);
  if (rules.target !== undefined) book.mark('target', side, String(rules.target));
  book.tell('periodStart', { side });
  show(match, innings);
  while (!isOver(innings, rules)) {
    bowl(match, innings, rules);
    show(match, innings);
    if (innings.balls % 6 !== 0 || isOver(innings, rules)) continue;
    const over = innings.balls / 6;
    changeEnds(innings, bowlers[over % bowlers.length]!);
    book.statistics(tally.list());
    rules.afterOver?.(over);
    if (rules.timeUp?.()) return 'timeUp';
  }
  book.tell('periodEnd', { side, text: `${innings.runs}/${innings.wickets}`, score: book.score });
  return 'over';
}

function isOver({ runs, wickets, balls }: Innings, { overs, target }: InningsRules): boolean {
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
    innings.balls += 1;
    takeWicket(match, innings);
  } else if (outcome === 'wide') {
    if (rules.level) return;
    gain(match, innings, 1);
    match.tally.add(book.period.key, side, 'extras');
  } else {
    innings.balls += 1;
    hit(match, innings, levelled(Number(outcome), innings, rules));
  }
}

/** In a chase that is to end level: a run a ball stays wanted, and never more than can still be had. */
function levelled(runs: number, innings: Innings, { level, target, overs }: InningsRules): number {
  if (!level || target === undefined) return runs;
  const lack = target - 1 - innings.runs;
  const left = overs * 6 - innings.balls;
  return Math.max(0, Math.min(6, Math.max(lack - 6 * left, Math.min(runs, lack - left))));
}

function hit(match: Match, innings: Innings, runs: number): void {
  const { book, tally } = match;
  const { side, striker } = innings;
  const { key } = book.period;
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
      ...ballOf(innings),
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
  innings.runs += runs;
  book.add(innings.side, runs);
  tally.add(book.period.key, innings.side, 'runs', runs);
}

/** When: the fourth ball of the over after 36 is 36.4. */
const ballOf = ({ balls }: Innings) => ({
  minute: Math.floor((balls - 1) / 6),
  added: ((balls - 1) % 6) + 1,
});

const ways = ['caught', 'bowled', 'leg before', 'caught behind', 'run out', 'stumped'];

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
  };
}

/** A batter is out; one in twelve is called back when the pictures show that they were not. */
function takeWicket(match: Match, innings: Innings): void {
  const { book, cast, rosters, tally } = match;
  const { side, striker } = innings;
  const { random } = cast;
  const { text, bowler } = dismissal(match, innings);
  count(striker, 'ballsFaced');
  const fielders = opponent(side);
  innings.wickets += 1;
  const entry = book.tell('wicket', {
    ...ballOf(innings),
    side,
    playerId: striker.playerId,
    player: striker.name,
    other: bowler?.name ?? null,
    text,
    score: book.score,
  });
  show(match, innings);
  if (random.chance(1 / 12)) {
    book.wait(random.float(60, 110));
    innings.wickets -= 1;
    book.withdraw(entry, 'Review: not out');
    book.tell('review', { ...ballOf(innings), side, player: striker.name, text: 'Not out' });
    return;
  }
  tally.add(book.period.key, fielders, 'wickets');
  if (bowler) count(bowler, 'wickets');
  book.wait(random.float(60, 110));
  const incoming = rosters[side].players[innings.next];
  innings.next += 1;
  if (incoming) innings.striker = incoming;
}

function show({ book }: Match, { side, wickets, balls }: Innings): void {
  const overs = `${Math.floor(balls / 6)}.${balls % 6}`;
  book.amend({ wickets });
  setOwn(book, 'wickets', side, String(wickets));
  setOwn(book, 'overs', side, overs);
  book.mark('batting', side);
}

/** A column in which each side keeps its own. */
function setOwn(book: Match['book'], key: string, side: Side, text: string): void {
  const held = book.scene.columns.find((column) => column.key === key);
  const other = held?.[opponent(side)] ?? '';
  book.column(key, side === 'home' ? text : other, side === 'away' ? text : other);
}

import { opponent, shareOf } from '../cast.ts';
import { count } from '../roster.ts';
import { loseBall, mirrored, restart, type Spot, touch } from './ball.ts';
import { punish } from './cards.ts';
import { onTarget, score, takePenalty } from './goals.ts';
import type { Ball, Match } from './match.ts';
import { chosen } from './squad.ts';

/** What one does with the ball, by how far up the pitch it is. */
const deeds = [
  { upTo: 35, weights: { pass: 78, duel: 9, clearance: 9, foul: 2, throwIn: 2 } },
  { upTo: 66, weights: { pass: 73, duel: 16, foul: 6, throwIn: 4, offside: 1 } },
  {
    upTo: 84,
    weights: { pass: 52, cross: 11, duel: 14, shot: 7, foul: 6, throwIn: 5, offside: 3, corner: 2 },
  },
  {
    upTo: 100,
    weights: { pass: 22, cross: 8, duel: 18, shot: 26, foul: 1, corner: 9, penalty: 0.8 },
  },
] as const;

/** Positions are a sample of what happens: for each pass that is told there are some that are not. */
const passesEach = 3;

/** The next thing that happens to the ball. */
export function playOn(match: Match): void {
  const { book, cast, ball } = match;
  const { random } = cast;
  book.wait(random.float(3, 13));
  const zone = deeds.find(({ upTo }) => ball.u <= upTo) ?? deeds[3];
  const deed = random.among<string>(zone.weights);
  if (deed === 'shot') shoot(match);
  else if (deed === 'penalty') takePenalty(match);
  else if (deed === 'foul') sufferFoul(match);
  else if (deed === 'corner') takeCorner(match);
  else moveBall(match, deed);
}

function moveBall(match: Match, deed: string): void {
  const { ball, cast, tally, period, squads } = match;
  const { random } = cast;
  const { side } = ball;
  const kept = random.chance(succeeds[deed]! * (0.85 + 0.3 * shareOf(cast, side, 2)));
  const weights = { goal: 1, defence: 4, midfield: 5, attack: 3 };
  const player = chosen(squads[side], weights, random);
  touch(match, deed, player, targetOf(match, deed), kept);
  if (deed === 'pass') {
    const untold = Array.from({ length: passesEach - 1 }, () => random.chance(0.82));
    const completed = [kept, ...untold].filter(Boolean).length;
    tally.add(period.key, side, 'passes', passesEach);
    tally.add(period.key, side, 'passesCompleted', completed);
    count(player, 'passes', passesEach);
    count(player, 'passesCompleted', completed);
  }
  if (deed === 'duel') {
    for (const one of [side, opponent(side)]) tally.add(period.key, one, 'duels');
    tally.add(period.key, kept ? side : opponent(side), 'duelsWon');
  }
  if (deed === 'cross') tally.add(period.key, side, 'crosses');
  if (deed === 'throwIn') tally.add(period.key, side, 'throwIns');
  if (deed === 'offside') tally.add(period.key, side, 'offsides');
  if (!kept) loseBall(ball);
}

const succeeds: Readonly<Record<string, number>> = {
  pass: 0.84,
  cross: 0.34,
  duel: 0.5,
  clearance: 0.35,
  throwIn: 0.85,
  offside: 0,
};

function targetOf({ ball, cast }: Match, deed: string): Spot {
  const { random } = cast;
  if (deed === 'cross') return { u: random.float(88, 96), y: random.float(36, 64) };
  if (deed === 'clearance') return { u: ball.u + random.float(20, 45), y: random.float(5, 95) };
  if (deed === 'offside') return { u: ball.u, y: ball.y };
  return { u: Math.min(94, ball.u + random.float(-11, 23)), y: ball.y + random.float(-26, 26) };
}

function shoot(match: Match): void {
  const { ball, cast, squads, tally, period } = match;
  const { random } = cast;
  const { side } = ball;
  const shooter = chosen(squads[side], { defence: 1, midfield: 3, attack: 5 }, random);
  const near = ball.u > 84 ? 1 : 0.45;
  // Nobody shoots from beside the goal: one turns inside first.
  restart(match, side, { u: Math.min(ball.u, random.float(86, 95)), y: 50 + (ball.y - 50) * 0.4 });
  tally.add(period.key, side, 'shots');
  count(shooter, 'shots');
  if (!random.chance(0.38)) {
    touch(match, 'shot', shooter, { u: 100, y: random.pick([38, 41, 59, 63]) }, false);
    restart(match, opponent(side), { u: 6, y: 50 });
    return;
  }
  if (random.chance(0.27 * near * (shareOf(cast, side, 3) * 2))) {
    score(match, shooter);
    return;
  }
  onTarget(match, shooter);
  touch(match, 'shot', shooter, { u: 100, y: random.float(46, 54) }, true);
  const other = opponent(side);
  const keeper = chosen(squads[other], { goal: 1 }, random);
  tally.add(period.key, other, 'saves');
  count(keeper, 'saves');
  if (random.chance(0.35)) {
    takeCorner(match);
    return;
  }
  restart(match, other, { u: 5, y: 50 });
  touch(match, 'save', keeper, { u: 12, y: 50 }, true);
}

function takeCorner(match: Match): void {
  const { ball, book, cast, squads, tally, period } = match;
  book.wait(cast.random.float(15, 30));
  tally.add(period.key, ball.side, 'corners');
  ball.u = 100;
  ball.y = cast.random.pick([0, 100]);
  const taker = chosen(squads[ball.side], { midfield: 3, attack: 1 }, cast.random);
  const target = { u: cast.random.float(88, 96), y: cast.random.float(38, 62) };
  const reached = cast.random.chance(0.42);
  touch(match, 'corner', taker, target, reached);
  if (!reached) loseBall(ball);
}

function sufferFoul(match: Match): void {
  const { ball, book, cast, squads, tally, period } = match;
  const other = opponent(ball.side);
  const fouler = chosen(squads[other], { defence: 4, midfield: 4, attack: 2 }, cast.random);
  const fouled = chosen(squads[ball.side], { defence: 1, midfield: 3, attack: 3 }, cast.random);
  tally.add(period.key, other, 'fouls');
  count(fouler, 'fouls');
  const here: Ball = { ...ball };
  restart(match, other, mirrored(here));
  touch(match, 'foul', fouler, mirrored(here), null);
  restart(match, here.side, here);
  punish(match, other, fouler, fouled);
  book.wait(cast.random.float(12, 35));
  tally.add(period.key, here.side, 'freeKicks');
  touch(
    match,
    'freeKick',
    fouled,
    { u: here.u + 12, y: here.y + cast.random.float(-20, 20) },
    true,
  );
}

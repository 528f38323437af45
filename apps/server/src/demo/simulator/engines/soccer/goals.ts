import type { IncidentItem } from '@xiongmao/api/feeds/messages';
import type { LineupPlayer } from '@xiongmao/api/matches/shapes';
import type { Side } from '@xiongmao/api/matches/sides';
import { opponent } from '../cast.ts';
import { count } from '../roster.ts';
import { ballPosition, restart, touch } from './ball.ts';
import { tellFigures, tellLineups } from './figures.ts';
import { type Match, minuteNow } from './match.ts';
import { chosen } from './squad.ts';

/** A goal from play, by the side on the ball. Some are taken back, some were someone else's. */
export function score(match: Match, shooter: LineupPlayer): void {
  const { book, ball, cast, squads } = match;
  const { random } = cast;
  const { side } = ball;
  const own = random.chance(0.03);
  const scorer = own
    ? chosen(squads[opponent(side)], { defence: 5, midfield: 1 }, random)
    : shooter;
  const passer = chosen(squads[side], { defence: 1, midfield: 4, attack: 3 }, random);
  const assist = !own && passer !== scorer && random.chance(0.75) ? passer : null;
  const place = ballPosition(ball);
  // Who turns a stray shot in scores the own goal: no goal of the shooter's, nor on target.
  if (own) touch(match, 'shot', shooter, { u: 100, y: random.pick([38, 41, 59, 63]) }, false);
  else touch(match, 'goal', shooter, { u: 100, y: random.float(46, 54) }, true);
  if (!own) onTarget(match, shooter);
  const entry = book.tell(own ? 'ownGoal' : 'goal', {
    ...minuteNow(match),
    ...place,
    side,
    playerId: scorer.playerId,
    player: scorer.name,
    other: assist?.name ?? null,
    score: book.add(side),
  });
  count(scorer, own ? 'ownGoals' : 'goals');
  if (assist) count(assist, 'assists');
  tellFigures(match);
  tellLineups(match);
  if (!own && random.chance(0.09)) review(match, entry, scorer, assist);
  else {
    if (!own && random.chance(0.06)) correctScorer(match, side, entry, scorer);
    book.wait(random.float(45, 75));
  }
  restart(match, opponent(side), { u: 50, y: 50 });
}

/** The goal is looked at again, and does not stand. */
function review(
  match: Match,
  entry: IncidentItem,
  scorer: LineupPlayer,
  assist: LineupPlayer | null,
): void {
  const { book, cast, ball, tally, period } = match;
  const { side } = ball;
  book.wait(cast.random.float(40, 90));
  book.withdraw(entry, 'VAR');
  book.add(side, -1);
  book.tell('videoReview', {
    ...minuteNow(match),
    side,
    player: scorer.name,
    text: cast.random.pick(['Goal disallowed: offside', 'Goal disallowed: handball']),
  });
  count(scorer, 'goals', -1);
  if (assist) count(assist, 'assists', -1);
  // What did not stand was no shot, either.
  tally.add(period.key, side, 'shots', -1);
  count(scorer, 'shots', -1);
  onTarget(match, scorer, -1);
  tellFigures(match);
  tellLineups(match);
}

/** A shot of the side on the ball that would have gone in. */
export function onTarget({ tally, period, ball }: Match, shooter: LineupPlayer, amount = 1): void {
  tally.add(period.key, ball.side, 'shotsOnTarget', amount);
  count(shooter, 'shotsOnTarget', amount);
}

/** Minutes later the goal is given to a team-mate who had touched it last. */
function correctScorer(match: Match, side: Side, entry: IncidentItem, scorer: LineupPlayer): void {
  const { book, cast, squads } = match;
  const other = squads[side].onPitch.findLast((player) => player !== scorer);
  if (!other || other.name === entry.other) return;
  book.later(cast.random.float(150, 420), () => {
    const { playerId, name } = other;
    book.correct(entry, { playerId, player: name }, 'Touched last by another');
    count(scorer, 'goals', -1);
    count(other, 'goals');
    tellLineups(match);
  });
}

export function takePenalty(match: Match): void {
  const { book, ball, cast, squads, tally, period } = match;
  const { random } = cast;
  const { side } = ball;
  const taker = chosen(squads[side], { midfield: 1, attack: 3 }, random);
  tally.add(period.key, opponent(side), 'fouls');
  book.wait(random.float(60, 130));
  restart(match, side, { u: 89.5, y: 50 });
  const place = ballPosition(ball);
  const scored = random.chance(0.77);
  touch(match, scored ? 'goal' : 'penalty', taker, { u: 100, y: random.float(45, 55) }, true);
  for (const key of ['shots', 'shotsOnTarget']) {
    tally.add(period.key, side, key);
    count(taker, key);
  }
  const { playerId, name: player } = taker;
  const told = { ...minuteNow(match), ...place, side, playerId, player };
  if (scored) {
    count(taker, 'goals');
    book.tell('penaltyGoal', { ...told, score: book.add(side) });
    book.wait(random.float(45, 70));
    restart(match, opponent(side), { u: 50, y: 50 });
  } else {
    tally.add(period.key, opponent(side), 'saves');
    book.tell('penaltyMissed', told);
    restart(match, opponent(side), { u: 6, y: 50 });
  }
}

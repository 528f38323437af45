import type { IncidentItem } from '@xiongmao/api/feeds/messages';
import type { LineupPlayer } from '@xiongmao/api/matches/shapes';
import type { Side } from '@xiongmao/api/matches/sides';
import { opponent } from '../cast.ts';
import { count } from '../roster.ts';
import { act, type CourtPoint, facing, shotPlace } from './court.ts';
import { credit, foulerOf, type Game, named } from './game.ts';
import { timeoutPerhaps, whistle } from './whistle.ts';

export function shoot(game: Game, points: 2 | 3, probability: number): void {
  const { book, cast, squads, side } = game;
  const { random } = cast;
  const [shooter, passer] = random.shuffled(squads[side].onCourt) as [LineupPlayer, LineupPlayer];
  const place = shotPlace(side, points, random);
  const made = random.chance(probability);
  credit(game, side, shooter, 'fieldGoalsAttempted');
  if (points === 3) credit(game, side, shooter, 'threePointersAttempted');
  act(game, 'shot', side, shooter, place, made);
  if (!made) {
    const blocker = random.chance(0.08) ? random.pick(squads[opponent(side)].onCourt) : null;
    if (blocker) credit(game, opponent(side), blocker, 'blocks');
    const text = points === 3 ? '3' : null;
    book.tell('shotMissed', {
      side,
      ...named(shooter),
      other: blocker?.name ?? null,
      ...place,
      text,
    });
    rebound(game);
    return;
  }
  const assist = random.chance(points === 3 ? 0.8 : 0.52) ? passer : null;
  credit(game, side, shooter, 'fieldGoalsMade');
  if (points === 3) credit(game, side, shooter, 'threePointersMade');
  if (assist) credit(game, side, assist, 'assists');
  count(shooter, 'points', points);
  const score = book.add(side, points);
  const kind = points === 3 ? 'threePoints' : 'twoPoints';
  const entry = book.tell(kind, {
    side,
    ...named(shooter),
    other: assist?.name ?? null,
    ...place,
    score,
  });
  if (points === 3 && random.chance(0.02)) review(game, side, entry, shooter);
  else if (random.chance(0.035)) {
    const fouler = foulerOf(game, opponent(side));
    credit(game, opponent(side), fouler, 'personalFouls');
    book.stopClock();
    book.tell('foul', { side: opponent(side), ...named(fouler), other: shooter.name });
    whistle(game, random.float(25, 45));
    freeThrows(game, shooter, 1);
    return;
  }
  game.side = opponent(side);
  timeoutPerhaps(game, 0.05);
}

/** A foot was on the line: the three become two, in the same score. */
function review(game: Game, side: Side, entry: IncidentItem, shooter: LineupPlayer): void {
  const { book, cast, tally } = game;
  book.stopClock();
  book.wait(cast.random.float(35, 70));
  book.correct(entry, { kind: 'twoPoints', score: book.add(side, -1) }, 'Foot on the line');
  book.tell('review', { side, player: shooter.name, text: 'Two points instead of three' });
  count(shooter, 'points', -1);
  for (const key of ['threePointersMade', 'threePointersAttempted']) {
    tally.add(book.period.key, side, key, -1);
    count(shooter, key, -1);
  }
}

export function freeThrows(game: Game, shooter: LineupPlayer, shots: number): void {
  const { book, cast, side } = game;
  const place: CourtPoint = facing(side, { x: 79.8, y: 50 });
  for (let shot = 1; shot <= shots; shot += 1) {
    book.wait(cast.random.float(14, 24));
    credit(game, side, shooter, 'freeThrowsAttempted');
    const made = cast.random.chance(0.78);
    act(game, 'freeThrow', side, shooter, place, made);
    const told = { side, ...named(shooter), ...place };
    if (made) {
      credit(game, side, shooter, 'freeThrowsMade');
      count(shooter, 'points');
      book.tell('freeThrow', { ...told, score: book.add(side) });
    } else {
      book.tell('freeThrowMissed', told);
    }
    if (shot < shots) continue;
    if (made) game.side = opponent(side);
    else rebound(game);
  }
}

function rebound(game: Game): void {
  const { book, cast, squads, side } = game;
  const { random } = cast;
  const kept = random.chance(0.24);
  const taker = kept ? side : opponent(side);
  // The tall ones, who stand last, get most.
  const player = squads[taker].onCourt.at(-random.pick([1, 1, 1, 2, 2, 3, 4, 5]))!;
  const place = facing(side, { x: random.float(88, 97), y: random.float(35, 65) });
  credit(game, taker, player, 'rebounds');
  if (kept) credit(game, taker, player, 'offensiveRebounds');
  act(game, 'rebound', taker, player, place);
  book.tell('rebound', { side: taker, ...named(player), ...place });
  game.side = taker;
}

import type { LineupPlayer } from '@xiongmao/api/matches/shapes';
import type { Side } from '@xiongmao/api/matches/sides';
import type { Random } from '../../random.ts';
import { type Game, secondNow } from './game.ts';

export interface CourtPoint {
  x: number;
  y: number;
}

/** A court of 94 by 50 feet; the hoop stands 5¼ feet inside the end line. */
const court = { length: 94, width: 50, hoop: 5.25 };

/** Where a shot at the right-hand hoop comes from, in hundredths of the court. */
export function shotPlace(side: Side, points: 2 | 3, random: Random): CourtPoint {
  const inPaint = random.chance(0.62);
  const feet =
    points === 3 ? random.float(23.8, 27) : inPaint ? random.float(1, 7) : random.float(9, 20);
  // In the corners the line is nearer: shots from there are taken beside the hoop.
  const angle = random.float(-1.4, 1.4);
  const fromLine = court.hoop + feet * Math.cos(angle);
  const across = court.width / 2 + feet * Math.sin(angle);
  const x = 100 - (fromLine / court.length) * 100;
  const y = Math.min(98, Math.max(2, (across / court.width) * 100));
  return facing(side, { x, y });
}

/** The home side attacks to the right. */
export function facing(side: Side, { x, y }: CourtPoint): CourtPoint {
  return side === 'home' ? { x, y } : { x: 100 - x, y: 100 - y };
}

export function act(
  game: Game,
  kind: string,
  side: Side,
  player: LineupPlayer,
  place: CourtPoint,
  success: boolean | null = null,
): void {
  game.book.action({
    second: secondNow(game),
    kind,
    side,
    player: player.name,
    ...place,
    toX: null,
    toY: null,
    success,
  });
}

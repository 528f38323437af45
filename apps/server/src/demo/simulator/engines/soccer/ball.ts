import type { LineupPlayer } from '@xiongmao/api/matches/shapes';
import type { Side } from '@xiongmao/api/matches/sides';
import { opponent } from '../cast.ts';
import type { Ball, Match } from './match.ts';

export type Spot = Pick<Ball, 'u' | 'y'>;

/** Writes down what a player of the side on the ball does with it, and takes it there. */
export function touch(
  match: Match,
  kind: string,
  player: LineupPlayer,
  to: Spot,
  success: boolean | null,
): void {
  const { book, ball, period } = match;
  const from = ballPosition(ball);
  ball.u = within(to.u);
  ball.y = within(to.y);
  const end = ballPosition(ball);
  book.action({
    second: Math.max(0, book.reading - period.start),
    kind,
    side: ball.side,
    player: player.name,
    x: from.x,
    y: from.y,
    toX: end.x,
    toY: end.y,
    success,
  });
}

/** On the pitch as drawn: the home side attacks to the right. */
export function ballPosition(ball: Ball): { x: number; y: number } {
  const { u, y } = ball.side === 'home' ? ball : mirrored(ball);
  return { x: u, y };
}

export function restart({ ball }: Match, side: Side, { u, y }: Spot): void {
  ball.side = side;
  ball.u = u;
  ball.y = y;
}

/** The other side has it. */
export function loseBall(ball: Ball): void {
  Object.assign(ball, mirrored(ball), { side: opponent(ball.side) });
}

export const mirrored = ({ u, y }: Spot): Spot => ({ u: 100 - u, y: 100 - y });
const within = (value: number) => Math.min(100, Math.max(0, value));

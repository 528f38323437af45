import type { Action } from '@xiongmao/api/matches/shapes';
import { basket } from './court.tsx';
import type { SurfaceKind } from './surface.tsx';

/** Actions with an end for what was thrown: on a court everything that has a place is a throw at the basket. */
export function aimed(actions: readonly Action[], surface: SurfaceKind): readonly Action[] {
  if (surface !== 'court') return actions;
  return actions.map((action) =>
    action.toX === null
      ? { ...action, toX: basket[action.side].x, toY: basket[action.side].y }
      : action,
  );
}

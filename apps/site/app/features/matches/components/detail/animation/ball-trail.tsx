import type { Action } from '@xiongmao/api/matches/shapes';
import { endOf, trail } from './playback.ts';
import { placeOn, type SurfaceKind } from './surface.tsx';

const length = 6;
const colours = { home: 'stroke-home', away: 'stroke-away' };
const fills = { home: 'fill-home', away: 'fill-away' };

interface BallTrailProps {
  actions: readonly Action[];
  index: number;
  surface: SurfaceKind;
}

/** The ball, and the way it came: the older, the fainter. It glides only where motion is welcome. */
export function BallTrail({ actions, index, surface }: BallTrailProps) {
  const action = actions[index];
  if (!action) return null;
  const here = endOf(action);
  const ball = placeOn(surface, here.x, here.y);
  return (
    <g>
      {trail(actions, index, length).map((stroke) => {
        const from = placeOn(surface, stroke.fromX, stroke.fromY);
        const to = placeOn(surface, stroke.toX, stroke.toY);
        return (
          <g
            key={stroke.order}
            className={`duration-200 motion-safe:transition-opacity ${colours[stroke.side]}`}
            style={{ opacity: 1 - stroke.age / length }}
          >
            <line
              x1={from.x}
              y1={from.y}
              x2={to.x}
              y2={to.y}
              strokeWidth="0.6"
              strokeLinecap="round"
              strokeDasharray={stroke.age === 0 ? undefined : '1.2 1.2'}
            />
            <circle cx={from.x} cy={from.y} r="0.9" className={fills[stroke.side]} stroke="none" />
          </g>
        );
      })}
      <g
        className="duration-150 ease-out motion-safe:transition-transform"
        style={{ transform: `translate(${ball.x}px, ${ball.y}px)` }}
      >
        <circle r="3" className={`${fills[action.side]} opacity-30`} />
        <circle r="1.5" className={`fill-white ${colours[action.side]}`} strokeWidth="0.7" />
      </g>
    </g>
  );
}

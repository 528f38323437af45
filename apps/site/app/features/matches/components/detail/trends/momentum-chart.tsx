import type { Side } from '@xiongmao/api/matches/sides';
import RectangleVertical from 'lucide-react/icons/rectangle-vertical';
import Volleyball from 'lucide-react/icons/volleyball';
import { areaFill } from '#app/shared/games/sides.tsx';
import type { MomentumBar } from './momentum.ts';

/**
 * Pressure minute by minute: the bars of who is named first go up, the other's down, the stronger one of each
 * minute in full colour. Time runs in reading direction. Says nothing to screen readers: what it shows is
 * told beside it (`label`, and a table where there is room).
 */
export function MomentumChart({
  bars,
  sides,
  label,
  height,
}: {
  bars: readonly MomentumBar[];
  sides: readonly [Side, Side];
  label: string;
  height: 'strip' | 'full';
}) {
  return (
    <div className={`relative py-5 ${height === 'strip' ? 'h-28' : 'h-56'}`}>
      <svg
        role="img"
        aria-label={label}
        viewBox={`0 -100 ${bars.length} 200`}
        preserveAspectRatio="none"
        className="size-full rtl:-scale-x-100"
      >
        {bars.map((bar, index) => (
          <Bar key={`${bar.period} ${bar.minute}`} bar={bar} sides={sides} at={index} />
        ))}
        <path
          d={`M0 0H${bars.length}`}
          className="stroke-line"
          strokeWidth="1"
          vectorEffect="non-scaling-stroke"
        />
      </svg>
      <Marks bars={bars} first={sides[0]} />
    </div>
  );
}

interface BarProps {
  bar: MomentumBar;
  sides: readonly [Side, Side];
  at: number;
}

function Bar({ bar, sides: [first, second], at }: BarProps) {
  const up = Math.round(bar[first] * 96);
  const down = Math.round(bar[second] * 96);
  return (
    <>
      {bar.opens && at > 0 && (
        <path
          d={`M${at} -100V100`}
          className="stroke-line"
          strokeWidth="1"
          strokeDasharray="2 3"
          vectorEffect="non-scaling-stroke"
        />
      )}
      <rect
        x={at + 0.12}
        width="0.76"
        y={-up}
        height={up}
        className={`${areaFill[first]} ${up < down ? 'opacity-35' : ''}`}
      />
      <rect
        x={at + 0.12}
        width="0.76"
        y="0"
        height={down}
        className={`${areaFill[second]} ${down < up ? 'opacity-35' : ''}`}
      />
    </>
  );
}

function Marks({ bars, first }: { bars: readonly MomentumBar[]; first: Side }) {
  return bars.flatMap((bar, index) =>
    bar.marks.map((mark) => {
      const Icon = mark.kind === 'goal' ? Volleyball : RectangleVertical;
      return (
        <span
          key={mark.key}
          aria-hidden="true"
          className={`absolute -ms-2 ${mark.side === first ? 'top-0' : 'bottom-0'}`}
          style={{ insetInlineStart: `${((index + 0.5) / bars.length) * 100}%` }}
        >
          <Icon className={`size-4 ${mark.kind === 'goal' ? '' : 'fill-loss text-loss'}`} />
        </span>
      );
    }),
  );
}

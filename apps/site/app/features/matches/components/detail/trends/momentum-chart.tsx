import RectangleVertical from 'lucide-react/icons/rectangle-vertical';
import Volleyball from 'lucide-react/icons/volleyball';
import type { MomentumBar } from './momentum.ts';

/**
 * Pressure minute by minute: the home side's bars go up, the away side's down, the stronger one of each
 * minute in full colour. Time runs in reading direction. Says nothing to screen readers: what it shows is
 * told beside it (`label`, and a table where there is room).
 */
export function MomentumChart({
  bars,
  label,
  height,
}: {
  bars: readonly MomentumBar[];
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
          <Bar key={`${bar.period} ${bar.minute}`} bar={bar} at={index} />
        ))}
        <path
          d={`M0 0H${bars.length}`}
          className="stroke-line"
          strokeWidth="1"
          vectorEffect="non-scaling-stroke"
        />
      </svg>
      <Marks bars={bars} />
    </div>
  );
}

function Bar({ bar, at }: { bar: MomentumBar; at: number }) {
  const home = Math.round(bar.home * 96);
  const away = Math.round(bar.away * 96);
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
        y={-home}
        height={home}
        className={`fill-home ${home < away ? 'opacity-35' : ''}`}
      />
      <rect
        x={at + 0.12}
        width="0.76"
        y="0"
        height={away}
        className={`fill-away ${away < home ? 'opacity-35' : ''}`}
      />
    </>
  );
}

function Marks({ bars }: { bars: readonly MomentumBar[] }) {
  return bars.flatMap((bar, index) =>
    bar.marks.map((mark) => {
      const Icon = mark.kind === 'goal' ? Volleyball : RectangleVertical;
      return (
        <span
          key={mark.key}
          aria-hidden="true"
          className={`absolute -ms-2 ${mark.side === 'home' ? 'top-0' : 'bottom-0'}`}
          style={{ insetInlineStart: `${((index + 0.5) / bars.length) * 100}%` }}
        >
          <Icon className={`size-4 ${mark.kind === 'goal' ? '' : 'fill-loss text-loss'}`} />
        </span>
      );
    }),
  );
}

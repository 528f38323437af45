import { areaFill } from '#app/shared/games/sides.tsx';
import { courseOf, type Drive } from './field.ts';

const lines = [10, 20, 30, 40, 50, 60, 70, 80, 90];

/** The field from goal line to goal line with the way a drive took; the words beside it say the same. */
export function FieldStrip({ drive }: { drive: Drive }) {
  const course = courseOf(drive);
  if (!course) return null;
  const [from, to] = course;
  const [left, right] = [Math.min(from, to), Math.max(from, to)];
  const back = to < from ? -1 : 1;
  return (
    <svg viewBox="-8 0 116 12" aria-hidden="true" className="w-full">
      <rect x="-8" width="116" height="12" rx="1.5" className="fill-win/12" />
      <rect x="-8" width="8" height="12" rx="1.5" className="fill-home/30" />
      <rect x="100" width="8" height="12" rx="1.5" className="fill-away/30" />
      {lines.map((x) => (
        <line
          key={x}
          {...{ x1: x, x2: x, y1: 0, y2: 12 }}
          strokeWidth={x === 50 ? 0.5 : 0.25}
          className="stroke-line"
        />
      ))}
      <rect
        x={left}
        y="4.5"
        width={Math.max(right - left, 0.6)}
        height="3"
        rx="1"
        className={areaFill[drive.side]}
      />
      <circle cx={from} cy="6" r="1.4" className={`${areaFill[drive.side]}`} />
      <path d={`M${to + back * 2.4} 6 l${-back * 3.4} -3 v6 z`} className={areaFill[drive.side]} />
    </svg>
  );
}

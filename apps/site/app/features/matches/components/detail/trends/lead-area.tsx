import type { Side } from '@xiongmao/api/matches/sides';
import { useId } from 'react';
import { areaFill } from '#app/shared/games/sides.tsx';
import type { LeadChart } from './lead.ts';

interface LeadAreaProps {
  chart: LeadChart;
  sides: readonly [Side, Side];
  label: string;
}

/** Who led when, and by how much: who is named first above the line, the other below. */
export function LeadArea({ chart, sides: [first, second], label }: LeadAreaProps) {
  const { width, reach } = chart;
  const above = reach.above * 1.05;
  const below = reach.below * 1.05;
  // Two pictures on a page have clips of their own.
  const id = useId();
  return (
    <svg
      role="img"
      aria-label={label}
      viewBox={`0 ${-above} ${width} ${above + below}`}
      preserveAspectRatio="none"
      className="h-44 w-full rtl:-scale-x-100"
    >
      <clipPath id={`${id}-first`}>
        <rect x="0" y={-above} width={width} height={above} />
      </clipPath>
      <clipPath id={`${id}-second`}>
        <rect x="0" y="0" width={width} height={below} />
      </clipPath>
      {chart.periods.slice(1).map((period) => (
        <path
          key={period.key}
          d={`M${period.at} ${-above}V${below}`}
          className="stroke-line"
          strokeWidth="1"
          strokeDasharray="2 3"
          vectorEffect="non-scaling-stroke"
        />
      ))}
      <path d={chart.path} clipPath={`url(#${id}-first)`} className={areaFill[first]} />
      <path d={chart.path} clipPath={`url(#${id}-second)`} className={areaFill[second]} />
      <path
        d={`M0 0H${width}`}
        className="stroke-line"
        strokeWidth="1"
        vectorEffect="non-scaling-stroke"
      />
    </svg>
  );
}

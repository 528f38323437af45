import type { LeadChart } from './lead.ts';

/** Who led, and by how much, score by score: the home side above the line, the away side below. */
export function LeadArea({ chart, label }: { chart: LeadChart; label: string }) {
  const { width, reach } = chart;
  const above = reach.home * 1.05;
  const below = reach.away * 1.05;
  return (
    <svg
      role="img"
      aria-label={label}
      viewBox={`0 ${-above} ${width} ${above + below}`}
      preserveAspectRatio="none"
      className="h-44 w-full rtl:-scale-x-100"
    >
      <clipPath id="ahead-home">
        <rect x="0" y={-above} width={width} height={above} />
      </clipPath>
      <clipPath id="ahead-away">
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
      <path d={chart.path} clipPath="url(#ahead-home)" className="fill-home" />
      <path d={chart.path} clipPath="url(#ahead-away)" className="fill-away" />
      <path
        d={`M0 0H${width}`}
        className="stroke-line"
        strokeWidth="1"
        vectorEffect="non-scaling-stroke"
      />
    </svg>
  );
}

import type { MatchDetail } from '@xiongmao/api/matches/shapes';

/** Which colour is whose. */
export function SideLegend({ detail }: { detail: MatchDetail }) {
  return (
    <ul className="flex flex-wrap gap-x-4 gap-y-1 text-xs text-muted">
      {(['home', 'away'] as const).map((side) => (
        <li key={side} className="flex min-w-0 items-center gap-1.5">
          <span
            aria-hidden="true"
            className={`size-2 shrink-0 rounded-full ${side === 'home' ? 'bg-home' : 'bg-away'}`}
          />
          <span className="truncate">{detail[side].name}</span>
        </li>
      ))}
    </ul>
  );
}

import { sidesOf } from '@xiongmao/api/catalogue/sides';
import type { MatchDetail } from '@xiongmao/api/matches/shapes';
import { SideDot } from '#app/shared/games/sides.tsx';
import { Name } from '#app/shared/names/name.tsx';

/** Which colour is whose. */
export function SideLegend({ detail }: { detail: MatchDetail }) {
  return (
    <ul className="flex flex-wrap gap-x-4 gap-y-1 text-xs text-muted">
      {sidesOf(detail.match.gameId).map((side) => (
        <li key={side} className="flex min-w-0 items-center gap-1.5">
          <SideDot side={side} />
          <Name>{detail[side].name}</Name>
        </li>
      ))}
    </ul>
  );
}

import { sidesOf } from '@xiongmao/api/catalogue/sides';
import type { ScorePair, Side } from '@xiongmao/api/matches/sides';

/** A score, the side first that stands first everywhere. */
export function Score({ score, gameId }: { score: ScorePair; gameId: number }) {
  const [first, second] = sidesOf(gameId);
  return (
    <>
      {score[first]} – {score[second]}
    </>
  );
}

/** The colour of a side, wherever it is shown beside the other. */
export const sideFill: Record<Side, string> = { home: 'bg-home', away: 'bg-away' };

/** The same, in a drawing. */
export const areaFill: Record<Side, string> = { home: 'fill-home', away: 'fill-away' };

/** A dot of that colour. */
export function SideDot({ side }: { side: Side }) {
  return <span aria-hidden="true" className={`size-2 shrink-0 rounded-full ${sideFill[side]}`} />;
}

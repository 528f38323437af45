import type { ScorePair, Side } from '@xiongmao/api/matches/shapes';
import { sportOf } from './sport-of.ts';

const homeFirst: readonly [Side, Side] = ['home', 'away'];
const awayFirst: readonly [Side, Side] = ['away', 'home'];

/** The sides in the order in which the sport names them: whatever stands first in the header does so below. */
export function sidesOf(gameId: number): readonly [Side, Side] {
  return sportOf(gameId).first === 'home' ? homeFirst : awayFirst;
}

/** A score in that order. */
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

/** A dot of that colour. */
export function SideDot({ side }: { side: Side }) {
  return <span aria-hidden="true" className={`size-2 shrink-0 rounded-full ${sideFill[side]}`} />;
}

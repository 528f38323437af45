import { firstSeal, sealOf } from '@xiongmao/api/experts/seal';
import type { ChainLink } from '@xiongmao/api/experts/shapes';
import { areSealed } from './check-versions.ts';

/** Why a link does not fit: its place in the row, the seal before it, what was predicted, or a revision. */
export type ChainFault = 'place' | 'link' | 'seal' | 'version';

export interface ChainCheck {
  total: number;
  /** Links that stand where they should and contain the seal before them. */
  linked: number;
  /** Of those, how many seals were recomputed from what was predicted. */
  recomputed: number;
  /** Revisions of theirs whose seals were recomputed. */
  revisions: number;
  /**
   * Of those, settled ones that were not void, of each match, market and level the first; and how many of
   * them were won, halves among them.
   */
  counted: number;
  won: number;
  /** The first link that does not fit; nothing after it is looked at. */
  fault: { why: ChainFault; position: number; planId: number } | null;
}

/**
 * Checks an expert's chain, oldest link first: nothing is missing or twice, each link contains the seal
 * before it, each seal whose prediction is revealed is the hash of it, and so is each revision's.
 */
export async function checkChain(
  expertId: number,
  links: readonly ChainLink[],
  tell: (done: number) => void = () => undefined,
): Promise<ChainCheck> {
  const check: ChainCheck = {
    total: links.length,
    linked: 0,
    recomputed: 0,
    revisions: 0,
    counted: 0,
    won: 0,
    fault: null,
  };
  let before = firstSeal;
  const markets = new Set<string>();
  for (const link of links) {
    const { planId, seal, position, revealed, result, versions } = link;
    const why = await faultOf(expertId, link, check.linked + 1, before);
    if (why) return { ...check, fault: { why, position, planId } };
    check.linked += 1;
    if (revealed) check.recomputed += 1;
    check.revisions += versions.length;
    if (isFirst(markets, link) && result && result !== 'void') {
      check.counted += 1;
      if (result === 'hit' || result === 'halfWon') check.won += 1;
    }
    before = seal;
    tell(check.linked);
  }
  return check;
}

/** Whether no link before is on the same market and level of the match; what is not revealed is its own. */
function isFirst(markets: Set<string>, { planId, revealed }: ChainLink): boolean {
  const market = revealed
    ? `${revealed.matchId} ${revealed.playType} ${revealed.level}`
    : `plan ${planId}`;
  const before = markets.size;
  return markets.add(market).size > before;
}

async function faultOf(
  expertId: number,
  { planId, position, seal, previous, releasedAt, revealed, versions }: ChainLink,
  place: number,
  before: string,
): Promise<ChainFault | null> {
  if (position !== place) return 'place';
  if (previous !== before) return 'link';
  if (!(await areSealed(planId, seal, versions))) return 'version';
  if (!revealed) return null;
  const sealed = { ...revealed, expertId, planId, position, releasedAt, previous };
  return (await sealOf(sealed)) === seal ? null : 'seal';
}

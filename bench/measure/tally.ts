import type { BoardDelta } from '@xiongmao/api/matches/events';
import { classifyDelta } from '@xiongmao/api/realtime/versions';

/** What a client counted: all but `deltas`, and the `changes` in them, are faults. */
export interface Tally {
  deltas: number;
  changes: number;
  gaps: number;
  doubles: number;
  reorderings: number;
}

/** One client's account of a stream that it follows from `version` on. */
export function createTally(version: number) {
  let current = version;
  const heard = new Set<number>();
  const tally: Tally = { deltas: 0, changes: 0, gaps: 0, doubles: 0, reorderings: 0 };

  function take({ v, p, matches }: Pick<BoardDelta, 'v' | 'p' | 'matches'>): void {
    const fit = classifyDelta(current, { v, p });
    if (fit === 'gap') tally.gaps += 1;
    if (fit === 'duplicate') {
      // Behind what was heard: told twice, or overtaken on its way.
      if (heard.has(v) || v === version) tally.doubles += 1;
      else tally.reorderings += 1;
      heard.add(v);
      return;
    }
    heard.add(v);
    current = v;
    tally.deltas += 1;
    tally.changes += matches.length;
  }

  return { take, tally, version: () => current };
}

/** By which way a source's messages come. */
export const sourceKinds = ['push', 'provider', 'replay', 'demo', 'file'] as const;
export type SourceKind = (typeof sourceKinds)[number];

/**
 * Why nothing is heard of a source any more. `failing`: it does not answer, or not as it should; `refused`: it does not
 * take our key; `spent`: the requests of its plan are used up.
 */
export const sourceTroubles = ['failing', 'refused', 'spent'] as const;
export type SourceTrouble = (typeof sourceTroubles)[number];
export type SourceState = 'live' | 'silent' | 'idle' | 'never' | SourceTrouble;

/** ms after which who tells of a live match is taken to be silent. */
export const silentAfter = 45_000;

interface Heard {
  heardAt: string | null;
  trouble: SourceTrouble | null;
  /** How many of its matches are played now. */
  live: number;
}

/** How a source does. It owes nothing while nothing of it is played. */
export function sourceStateAt({ heardAt, trouble, live }: Heard, now: number): SourceState {
  if (trouble !== null) return trouble;
  if (heardAt === null) return 'never';
  if (live === 0) return 'idle';
  return now - Date.parse(heardAt) > silentAfter ? 'silent' : 'live';
}

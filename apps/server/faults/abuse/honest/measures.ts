/** What honest people do, each told apart: they are of different weight. */
export const deeds = ['page', 'read', 'purchase', 'sign-in', 'code', 'score'] as const;
export type Deed = (typeof deeds)[number];

/** How long each took, ms, and what went wrong. */
export interface Measures {
  times: Record<Deed, number[]>;
  errors: string[];
}

export function noMeasures(): Measures {
  const times = Object.fromEntries(deeds.map((deed) => [deed, [] as number[]]));
  return { times: times as Measures['times'], errors: [] };
}

export function quantile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;
}

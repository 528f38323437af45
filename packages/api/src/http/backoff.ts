/** ms before the first new attempt, and at most. */
export interface Pause {
  first: number;
  longest: number;
}

/** ms before a new attempt after so many that failed: exponential backoff, with jitter that only adds (product spec §9). */
export const backoff = (failures: number, { first, longest }: Pause): number =>
  Math.min(first * 2 ** (failures - 1), longest) * (1 + Math.random() / 2);

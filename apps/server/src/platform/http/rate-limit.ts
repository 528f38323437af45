/** Counts calls by address in windows of a minute. */
export interface RateLimit {
  /** Whether one more call from the address is within the limit. */
  allows(address: string): boolean;
}

const windowLength = 60_000;
/** Addresses counted in a window; with more than this at once all start anew. */
const mostAddresses = 100_000;

export function createRateLimit(most: number, now: () => number = Date.now): RateLimit {
  let counts = new Map<string, number>();
  let endsAt = 0;
  return {
    allows(address) {
      const at = now();
      if (at >= endsAt || counts.size > mostAddresses) {
        counts = new Map();
        endsAt = at + windowLength;
      }
      const count = (counts.get(address) ?? 0) + 1;
      counts.set(address, count);
      return count <= most;
    },
  };
}

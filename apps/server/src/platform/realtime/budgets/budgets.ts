import { BoundedMap } from '@xiongmao/api/hosting/kept/bounded-map';
/** Credits that refill evenly: `most` at once, and as many again in `perMs`. */
export interface Credits {
  most: number;
  perMs: number;
}

/** ms that sums of fractions may be off: the last credit is given all the same. */
const rounding = 0.001;

/**
 * Takes credits from an account that is one number: the moment at which all of them are back. Answers
 * that moment after the take; or, when there are too few, the ms to wait, negative, and nothing is taken.
 */
function take(fullAt: number, now: number, cost: number, { most, perMs }: Credits): number {
  const next = Math.max(fullAt, now) + (cost * perMs) / most;
  const latest = now + perMs;
  return next > latest + rounding ? latest - next : next;
}

/** The credits of one. */
export class Budget {
  private fullAt = 0;
  private readonly credits: Credits;

  constructor(credits: Credits) {
    this.credits = credits;
  }

  /** 0 when the cost was taken, else the ms after which it can be. */
  take(cost: number, now = performance.now()): number {
    const next = take(this.fullAt, now, cost, this.credits);
    if (next < 0) return -next;
    this.fullAt = next;
    return 0;
  }
}

/** Keys that are remembered at once. */
const mostKeys = 50_000;

/**
 * The credits of many, by key. Memory is bounded: beyond its bound the keys that were used the longest
 * ago are forgotten one by one, those that are being used never.
 */
export class Budgets {
  private readonly fullAt: BoundedMap<string, number>;
  private readonly credits: Credits;

  constructor(credits: Credits, keys = mostKeys) {
    this.credits = credits;
    this.fullAt = new BoundedMap(keys);
  }

  /** The ms after which one more credit can be taken; 0 at once. */
  wait(key: string, now = performance.now()): number {
    return Math.max(0, -take(this.fullAt.get(key) ?? 0, now, 1, this.credits));
  }

  /** 0 when the cost was taken, else the ms after which it can be. */
  take(key: string, cost = 1, now = performance.now()): number {
    const next = take(this.fullAt.get(key) ?? 0, now, cost, this.credits);
    if (next < 0) return -next;
    this.fullAt.set(key, next);
    return 0;
  }
}

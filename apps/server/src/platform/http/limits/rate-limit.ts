import type { SharedCounts } from './shared-counts.ts';

/** Windows begin with the minute of the clock, so that all processes count in the same ones. */
const windowLength = 60_000;
/** A process tells the others each time it has counted such a share of the limit. */
const toldShare = 0.05;
/** Of a full window so many that are about to exceed their limit are kept before one is forgotten. */
const mostSpared = 16;

export interface RateLimitOptions {
  /** Calls a minute of each key. */
  most: number;
  /** Keys counted at once. */
  mostKeys: number;
  /** What other processes count, where there are several. */
  shared?: SharedCounts | null;
  /** Told when a key exceeds its limit, once a window. */
  onExceeded?: (key: string) => void;
  /** In ms. */
  now?: () => number;
}

interface Count {
  own: number;
  elsewhere: number;
}

/**
 * A rate limit: counts calls by key in windows of a minute. It answers at once, from this process's own counts; what
 * other processes counted comes in behind, a twentieth of the limit at a time. Memory is bounded: beyond
 * its bound the keys that have called least are forgotten, one by one.
 */
export class RateLimit {
  private counts = new Map<string, Count>();
  private window = 0;
  private readonly options: RateLimitOptions;
  private readonly step: number;
  private readonly now: () => number;

  constructor(options: RateLimitOptions) {
    this.options = options;
    this.now = options.now ?? Date.now;
    this.step = Math.max(1, Math.ceil(options.most * toldShare));
  }

  /** Counts a call; 0 when it is within the limit, else the ms until the window ends. */
  take(key: string): number {
    const now = this.now();
    const { most, shared } = this.options;
    const count = this.countOf(key, now);
    count.own += 1;
    const over = count.own + count.elsewhere - most;
    if (over === 1) this.options.onExceeded?.(key);
    if (over > 0) return this.endsIn(now);
    if (shared && count.own % this.step === 0) void this.tell(shared, key, count);
    return 0;
  }

  /** As `take`, without counting. */
  wait(key: string): number {
    const now = this.now();
    const count = this.windowAt(now).get(key);
    const isOver = count && count.own + count.elsewhere >= this.options.most;
    return isOver ? this.endsIn(now) : 0;
  }

  private async tell(shared: SharedCounts, key: string, count: Count): Promise<void> {
    const told = count.own;
    const total = await shared.add(`${key} ${this.window}`, this.step);
    count.elsewhere = Math.max(count.elsewhere, total - told);
  }

  private endsIn(now: number): number {
    return (this.window + 1) * windowLength - now;
  }

  private windowAt(now: number): Map<string, Count> {
    const window = Math.floor(now / windowLength);
    if (window !== this.window) {
      this.window = window;
      this.counts = new Map();
    }
    return this.counts;
  }

  private countOf(key: string, now: number): Count {
    const counts = this.windowAt(now);
    let count = counts.get(key);
    if (!count) {
      if (counts.size >= this.options.mostKeys) this.forgetOne();
      count = { own: 0, elsewhere: 0 };
      counts.set(key, count);
    }
    return count;
  }

  /** Forgets the oldest key that has not called much: who is over a limit stays so. */
  private forgetOne(): void {
    for (let spared = 0; ; spared++) {
      const [key, count] = this.counts.entries().next().value!;
      this.counts.delete(key);
      if (spared === mostSpared || 2 * (count.own + count.elsewhere) < this.options.most) return;
      this.counts.set(key, count);
    }
  }
}

import { hostOf, networkOf } from '@xiongmao/api/hosting/callers/network';
import { leaseSeconds } from '@xiongmao/api/live/play-token';

/** Pages of one watcher that play at once, and of all guests of one host and of one network. */
const most = { watcher: 8, host: 50, network: 200 } as const;

/** ms between two looks through all of them. */
const tidyEvery = 60_000;

/** Counts the pages that play, in this process alone: it is a bound, not a promise. */
export function createPlayerBudget() {
  const leases = new Map<string, Map<string, number>>();
  let tidyAt = 0;

  function take(of: string, lease: string, limit: number, now: number): boolean {
    const known = leases.get(of) ?? new Map<string, number>();
    leases.set(of, known);
    for (const [id, expires] of known) if (expires <= now) known.delete(id);
    if (!known.has(lease) && known.size >= limit) return false;
    known.set(lease, now + leaseSeconds.good * 1_000);
    return true;
  }

  return {
    /** Whether a page may play, or go on to. */
    admits(page: { watcher: string; address: string | null; lease: string; now: Date }): boolean {
      const { watcher, address, lease } = page;
      const now = page.now.getTime();
      if (now >= tidyAt) {
        tidyAt = now + tidyEvery;
        this.tidy(now);
      }
      if (address && !take(`host ${hostOf(address)}`, lease, most.host, now)) return false;
      if (address && !take(`network ${networkOf(address)}`, lease, most.network, now)) return false;
      return take(watcher, lease, most.watcher, now);
    },
    /** Forgets who plays no more. */
    tidy(now: number): void {
      for (const [of, known] of leases) {
        if ([...known.values()].every((expires) => expires <= now)) leases.delete(of);
      }
    },
  };
}

export type PlayerBudget = ReturnType<typeof createPlayerBudget>;

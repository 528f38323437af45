import { hostOf, wideNetworkOf } from '@xiongmao/api/hosting/callers/network';
import { BoundedMap } from '@xiongmao/api/hosting/kept/bounded-map';

export interface RenderBudgetOptions {
  /** Pages a minute that are rendered for one address (one /64 of IPv6); half of them at once. */
  perMinute: number;
  now?: () => number;
}

interface Bucket {
  left: number;
  at: number;
}

/** A network shares the budgets of so many addresses: thousands of strangers may be behind it. */
const networkShare = 5;
const minute = 60_000;
/** Callers counted at once. Those that were quiet longest make room: their budgets are the fullest. */
const mostCallers = 50_000;

/** Who may still have a page rendered for them: token buckets by address and by network. */
export function createRenderBudget({ perMinute, now = Date.now }: RenderBudgetOptions) {
  const buckets = new BoundedMap<string, Bucket>(mostCallers);

  function bucketOf(key: string, most: number): Bucket {
    const held = buckets.get(key) ?? { left: most, at: now() };
    const left = Math.min(most, held.left + ((now() - held.at) / minute) * most * 2);
    const bucket = { left, at: now() };
    buckets.set(key, bucket);
    return bucket;
  }

  /** Takes one render of a caller's budgets. Answers 0, or the seconds to wait until there is one. */
  return function take(address: string): number {
    const burst = perMinute / 2;
    const own = bucketOf(`host ${hostOf(address)}`, burst);
    const shared = bucketOf(`network ${wideNetworkOf(address)}`, burst * networkShare);
    if (own.left >= 1 && shared.left >= 1) {
      own.left--;
      shared.left--;
      return 0;
    }
    const missing = Math.max(1 - own.left, (1 - shared.left) / networkShare);
    return Math.max(1, Math.ceil((missing / perMinute) * 60));
  };
}

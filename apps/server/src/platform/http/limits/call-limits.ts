import { hostOf, wideNetworkOf } from '@xiongmao/api/hosting/callers/network';
import type { Metrics } from '@xiongmao/api/hosting/metrics/metrics';
import type { Clock } from '../../clock.ts';
import type { Log } from '../../logging/log.ts';
import { RateLimit } from './rate-limit.ts';
import type { SharedCounts } from './shared-counts.ts';

/** A network may call as often as so many of its hosts: one of them locks out none of its neighbours. */
const hostsInNetwork = 10;
const mostHosts = 100_000;
const mostOthers = 50_000;

export interface Refusal {
  /** Which limit the call is over. */
  by: 'host' | 'network' | 'account';
  /** ms after which calls are answered again. */
  wait: number;
}

/** What bounds the calls of strangers, by host and network, and of who is signed in, by account. */
export interface CallLimits {
  /** Counts a call from an address; null when it is within the limits. */
  take(address: string): Refusal | null;
  /**
   * As `take`; but an account has a limit of its own beyond those, because many share an address.
   * `identify` tells whose session the call shows: null when it is none's.
   */
  takeFor(
    address: string,
    identify: (() => Promise<number | null>) | null,
  ): Promise<Refusal | null>;
}

export function createCallLimits(options: {
  perMinute: number;
  shared: SharedCounts | null;
  metrics: Metrics;
  clock: Clock;
  log: Log;
}): CallLimits {
  const { perMinute, shared, metrics, clock, log } = options;
  const limit = (by: Refusal['by'] | 'token', most: number, mostKeys = mostOthers) =>
    new RateLimit({
      most,
      mostKeys,
      shared: shared && { add: (key, count) => shared.add(`${by} ${key}`, count) },
      now: () => clock.now().getTime(),
      onExceeded: (key) => log.warn({ by, key }, 'more calls than the limit'),
    });
  const hosts = limit('host', perMinute, mostHosts);
  const networks = limit('network', perMinute * hostsInNetwork);
  const accounts = limit('account', perMinute);
  // To look for a session costs a query: a host shows only so many tokens that are none's.
  const tokens = limit('token', perMinute);

  function take(address: string): Refusal | null {
    const ofHost = hosts.take(hostOf(address));
    if (ofHost > 0) return { by: 'host', wait: ofHost };
    // Who is over their own limit uses up nothing of their network's.
    const ofNetwork = networks.take(wideNetworkOf(address));
    return ofNetwork > 0 ? { by: 'network', wait: ofNetwork } : null;
  }

  async function takeSignedIn(
    refused: Refusal,
    host: string,
    identify: () => Promise<number | null>,
  ): Promise<Refusal | null> {
    if (tokens.wait(host) > 0) return refused;
    const uid = await identify();
    if (uid === null) {
      tokens.take(host);
      return refused;
    }
    const wait = accounts.take(String(uid));
    return wait > 0 ? { by: 'account', wait } : null;
  }

  return {
    take,
    async takeFor(address, identify) {
      let refused = take(address);
      if (refused && identify) refused = await takeSignedIn(refused, hostOf(address), identify);
      if (refused) metrics.count('xiongmao_calls_refused_total', { by: refused.by });
      return refused;
    },
  };
}

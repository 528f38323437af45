import { networkOf } from '@xiongmao/api/hosting/callers/network';
import type { PlayClaims, PlayTokens } from '@xiongmao/api/live/play-token';

/** One page that plays: what its tokens have said of it, and where it plays. */
export interface Lease {
  readonly stream: string;
  /** Undefined: who plays is no viewer. */
  readonly viewer: string | undefined;
  /** What its newest token lets it play. */
  readonly recordings: readonly string[] | null;
  readonly liveOnly: boolean;
  /** Requests of it that wait for what is to come. */
  waiting: number;
}

interface KnownLease extends Lease {
  readonly id: string;
  recordings: readonly string[] | null;
  liveOnly: boolean;
  expires: number;
  /** Networks that the page spoke from last; the newest first. */
  places: string[];
  seen: number;
  tokens: string[];
}

export type Refusal = 'badToken' | 'lapsed' | 'elsewhere';
export type Admission = { lease: Lease } | { refused: Refusal };

export interface Leases {
  /** Whether who plays by this token may. */
  admit(token: string, address: string): Admission;
  /** A page shows a newer token of its lease. */
  renew(token: string, address: string): Admission;
  /** Viewers of a stream that have asked for something of late. */
  viewersOf(stream: string): number;
  /** Forgets those that have expired. */
  tick(): void;
}

/**
 * Networks that a lease is good in: a page that renews it over IPv6 may load parts over IPv4, and a phone
 * that leaves its wireless network has requests under way in both.
 */
const mostPlaces = 2;
/** Tokens of a lease that are remembered; an older one is checked anew. */
const mostTokens = 4;
const recentMs = 15_000;

const scopeOf = ({ recordings, liveOnly }: PlayClaims) => ({
  recordings: recordings ?? null,
  liveOnly: liveOnly ?? false,
});

/**
 * Checks play tokens without asking the server: a signature once for each token, then a look into memory.
 *
 * A lease belongs to the networks (/24, /56) from which its page speaks. The first request binds it; after
 * that only a token that is newer than all before it, which the server gives to nobody but the page, takes it
 * elsewhere: so a phone changes networks, and an address that was copied does not play in another one.
 */
export function createLeases(tokens: PlayTokens, now: () => number): Leases {
  const leases = new Map<string, KnownLease>();
  const byToken = new Map<string, KnownLease>();

  function remember(token: string, lease: KnownLease): void {
    byToken.set(token, lease);
    lease.tokens.push(token);
    if (lease.tokens.length > mostTokens) byToken.delete(lease.tokens.shift()!);
  }

  function make(claims: PlayClaims, place: string): KnownLease {
    const { stream, viewer, expires, lease } = claims;
    const id = `${stream}/${lease}`;
    const made = {
      ...{ id, stream, viewer, expires, ...scopeOf(claims) },
      ...{ places: [place], seen: 0, tokens: [], waiting: 0 },
    };
    leases.set(id, made);
    return made;
  }

  /** The lease of a token, made at its first sight. */
  function find(token: string, place: string): KnownLease | Refusal {
    const known = byToken.get(token);
    if (known) return known;
    const claims = tokens.read(token);
    if (!claims) return 'badToken';
    const found = leases.get(`${claims.stream}/${claims.lease}`);
    if (!found && claims.expires <= now()) return 'lapsed';
    const lease = found ?? make(claims, place);
    remember(token, lease);
    return lease;
  }

  function use(lease: KnownLease, place: string): Admission {
    if (lease.expires <= now()) return { refused: 'lapsed' };
    if (!lease.places.includes(place)) return { refused: 'elsewhere' };
    lease.seen = now();
    return { lease };
  }

  return {
    admit(token, address) {
      const place = networkOf(address);
      const found = find(token, place);
      return typeof found === 'string' ? { refused: found } : use(found, place);
    },

    renew(token, address) {
      const place = networkOf(address);
      const claims = tokens.read(token);
      if (!claims) return { refused: 'badToken' };
      const lease = find(token, place);
      if (typeof lease === 'string') return { refused: lease };
      if (claims.expires > lease.expires) {
        Object.assign(lease, scopeOf(claims));
        lease.expires = claims.expires;
        const others = lease.places.filter((other) => other !== place);
        lease.places = [place, ...others].slice(0, mostPlaces);
      }
      return use(lease, place);
    },

    viewersOf(stream) {
      const since = now() - recentMs;
      const viewers = [...leases.values()].filter(
        (one) => one.stream === stream && one.viewer !== undefined && one.seen > since,
      );
      return new Set(viewers.map(({ viewer }) => viewer)).size;
    },

    tick() {
      const at = now();
      for (const [id, lease] of leases) {
        if (lease.expires > at) continue;
        leases.delete(id);
        for (const token of lease.tokens) byToken.delete(token);
      }
    },
  };
}

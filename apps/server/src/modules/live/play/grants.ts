import { createHash, randomBytes } from 'node:crypto';
import {
  createPlayTokens,
  leaseSeconds,
  mostRecordings,
  type PlayTokens,
} from '@xiongmao/api/live/play-token';
import type { PlayGrant, WatchAccess } from '@xiongmao/api/live/shapes';
import type { ModuleContext } from '#platform/module.ts';

interface Granted {
  access: WatchAccess;
  price: number | null;
  lease: string | undefined;
  /** Whose lease it is: an account's uid; null: a guest's. */
  owner: number | null;
  /** None: who plays is counted by nobody. */
  viewer?: string;
  /** Null where access lets one watch nothing. */
  plays: {
    stream: string;
    /** In their order; of a replay its parts. */
    recordings: readonly string[];
    what: 'live' | 'preview' | 'replay';
  } | null;
  previewEndsAt: Date | null;
  now: Date;
}

/** ms for which a preview's address outlives it: no lapse is added to it. */
const previewGrace = 3_000;

/** What media knows a page's lease by: who hears of somebody else's lease can't use it, nor take anything from it. */
const boundTo = (owner: number | null, lease: string): string =>
  createHash('sha256')
    .update(`${owner ?? 'guest'} ${lease}`)
    .digest('base64url')
    .slice(0, 22);

export type Grant = (granted: Granted) => PlayGrant;

/** Makes what players need: addresses with a token that is good for the next minute. */
export function createGrants({ env, key }: Pick<ModuleContext, 'env' | 'key'>): Grant {
  const tokens: PlayTokens = createPlayTokens(key);
  const media = env.MEDIA_URL.replace(/\/+$/, '');

  return ({ access, price, owner, viewer, plays, previewEndsAt, now, ...given }) => {
    const lease = given.lease ?? randomBytes(16).toString('base64url');
    const grant: PlayGrant = {
      access,
      price,
      lease,
      token: '',
      url: null,
      dvrUrl: null,
      renewUrl: `${media}/leases`,
      renewAfter: leaseSeconds.renew,
      previewEndsAt: previewEndsAt?.toISOString() ?? null,
      parts: [],
    };
    if (!plays) return grant;
    const { stream, what } = plays;
    const recordings = plays.recordings.slice(-mostRecordings);
    const good = now.getTime() + leaseSeconds.good * 1_000;
    grant.token = tokens.issue({
      stream,
      lease: boundTo(owner, lease),
      ...(viewer !== undefined && { viewer }),
      recordings,
      ...(what === 'preview' && { liveOnly: true }),
      // The page stops a preview at its end; what it asked for a moment before is still answered.
      expires: Math.min(good, previewEndsAt ? previewEndsAt.getTime() + previewGrace : good),
    });
    const base = `${media}/live/${grant.token}/${stream}`;
    if (what === 'replay') {
      const [first, ...parts] = recordings.map((each) => `${base}/replay-${each}.m3u8`);
      return { ...grant, url: first ?? null, parts };
    }
    const dvrUrl = what === 'live' ? `${base}/dvr.m3u8` : null;
    return { ...grant, url: `${base}/index.m3u8`, dvrUrl };
  };
}

import { createHmac, timingSafeEqual } from 'node:crypto';
import { z } from 'zod';
import { recordingName } from './media.ts';
import { streamName } from './stream-key.ts';

/** How often a viewer's page renews its lease, and for how long one is good that is not renewed: seconds. */
export const leaseSeconds = { renew: 20, good: 60 } as const;

/** Recordings that one token names: the parts of a broadcast. */
export const mostRecordings = 20;

/** What a play address says of who plays. */
export const playClaims = z.object({
  stream: streamName,
  /** The same in every renewal: one page that plays. */
  lease: z.string().regex(/^[\w-]{8,64}$/),
  /** Who plays, to whoever counts viewers; tells nothing else. Unset: anchors and staff, who are no viewers. */
  viewer: z.string().min(1).max(64).optional(),
  /** What of the stream may be played: a name outlives its broadcasts. Unset: all that there is. */
  recordings: z.array(recordingName).max(mostRecordings).optional(),
  /** Nothing older than what is live: neither DVR nor replay. */
  liveOnly: z.boolean().optional(),
  /** ms since the epoch, after which nothing is given. A renewal is the same lease with a later one. */
  expires: z.int().min(0),
});
export type PlayClaims = z.infer<typeof playClaims>;

/** Characters of a token. */
export const mostToken = 600;

export type PlayTokens = ReturnType<typeof createPlayTokens>;

/** Tokens that stand in play addresses: `MEDIA_URL/live/<token>/<stream>/index.m3u8`. */
export function createPlayTokens(key: string) {
  const own = createHmac('sha256', key).update('play').digest();
  const signed = (body: string): string =>
    `${body}.${createHmac('sha256', own).update(body).digest('base64url')}`;

  return {
    issue: (claims: PlayClaims): string =>
      signed(Buffer.from(JSON.stringify(claims)).toString('base64url')),

    /** What a token of ours says, whether or not it has expired; null for any other. */
    read(token: string): PlayClaims | null {
      if (token.length > mostToken) return null;
      const [body = ''] = token.split('.', 1);
      const [given, due] = [Buffer.from(token), Buffer.from(signed(body))];
      if (given.length !== due.length || !timingSafeEqual(given, due)) return null;
      return (
        playClaims.safeParse(JSON.parse(Buffer.from(body, 'base64url').toString())).data ?? null
      );
    },
  };
}

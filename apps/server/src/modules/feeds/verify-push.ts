import { createHmac, randomInt, timingSafeEqual } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { instant, rows, type Tx } from '#platform/db/database.ts';
import { FeedDisabled, FeedExpired, FeedReplayed, FeedSignature } from './errors.ts';

/** How far a sender's clock may be off, in milliseconds. */
const tolerance = 5 * 60_000;

export interface SignedPush {
  source: string;
  /** Headers `x-feed-timestamp` and `x-feed-signature` as they came. */
  timestamp: string | undefined;
  signature: string | undefined;
  body: string;
}

/** The signature of a push: hex HMAC-SHA256 of `<timestamp>.<body>`. */
export function signPush(secret: string, timestamp: string, body: string): string {
  return createHmac('sha256', secret).update(`${timestamp}.${body}`).digest('hex');
}

/** Throws unless the push is signed with its feed's secret, and now. */
export function verifyPush(secrets: ReadonlyMap<string, string>, push: SignedPush, now: Date) {
  const secret = secrets.get(push.source);
  if (!secret) throw new FeedDisabled();
  const { timestamp = '', signature = '' } = push;
  const expected = Buffer.from(signPush(secret, timestamp, push.body));
  const given = Buffer.from(signature);
  if (expected.length !== given.length || !timingSafeEqual(expected, given)) {
    throw new FeedSignature();
  }
  if (!/^\d{13}$/.test(timestamp) || Math.abs(now.getTime() - Number(timestamp)) > tolerance) {
    throw new FeedExpired();
  }
}

/** Takes the signature once, in the transaction that applies the push; throws FeedReplayed. */
export async function takeSignature(tx: Tx, signature: string, now: Date): Promise<void> {
  const at = instant(now);
  const taken = await rows(
    tx,
    sql`insert into feed_push (signature, at) values (${signature}, ${at})
      on conflict do nothing returning signature`,
  );
  if (taken.length === 0) throw new FeedReplayed();
  // One in a hundred clears away what is too old to be replayed.
  if (randomInt(100) > 0) return;
  await tx.execute(
    sql`delete from feed_push where at < ${at} - make_interval(secs => ${(2 * tolerance) / 1000})`,
  );
}

import { createHmac, randomInt, timingSafeEqual } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';
import { sql } from 'drizzle-orm';
import { affected, instant, type Tx } from '#platform/db/database.ts';
import { FeedDisabled, FeedExpired, FeedReplayed, FeedSignature } from '../errors.ts';

/** How far a sender's clock may be off, in milliseconds. */
const tolerance = 5 * 60_000;

/** A push whose headers are those of a feed. */
export interface SignedPush {
  source: string;
  secret: string;
  timestamp: string;
  signature: string;
}

/** The signature of a push: hex HMAC-SHA256 of `<timestamp>.<body>`. */
export function signPush(secret: string, timestamp: string, body: string | Buffer): string {
  return createHmac('sha256', secret).update(`${timestamp}.`).update(body).digest('hex');
}

/** Throws unless the headers are those of a push that a feed signed, and now; looks at no body. */
export function checkHeaders(
  secrets: ReadonlyMap<string, string>,
  source: string,
  headers: IncomingHttpHeaders,
  now: Date,
): SignedPush {
  const secret = secrets.get(source);
  if (!secret) throw new FeedDisabled();
  const timestamp = String(headers['x-feed-timestamp'] ?? '');
  const signature = String(headers['x-feed-signature'] ?? '');
  if (!/^[\da-f]{64}$/.test(signature)) throw new FeedSignature();
  if (!/^\d{13}$/.test(timestamp) || Math.abs(now.getTime() - Number(timestamp)) > tolerance) {
    throw new FeedExpired();
  }
  return { source, secret, timestamp, signature };
}

/** Throws unless the body is the one that was signed. */
export function checkBody({ secret, timestamp, signature }: SignedPush, body: Buffer): void {
  const expected = Buffer.from(signPush(secret, timestamp, body));
  if (!timingSafeEqual(expected, Buffer.from(signature))) throw new FeedSignature();
}

/** Takes the signature once, in the transaction that applies the push; throws FeedReplayed. */
export async function takeSignature(tx: Tx, signature: string, now: Date): Promise<void> {
  const at = instant(now);
  const taken = await affected(
    tx,
    sql`insert into feed_push (signature, at) values (${signature}, ${at})
      on conflict do nothing`,
  );
  if (taken === 0) throw new FeedReplayed();
  // One in a hundred clears away what is too old to be replayed.
  if (randomInt(100) > 0) return;
  await tx.execute(
    sql`delete from feed_push where at < ${at} - make_interval(secs => ${(2 * tolerance) / 1000})`,
  );
}

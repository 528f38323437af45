import { hostOf } from '@xiongmao/api/hosting/callers/network';
import { sql } from 'drizzle-orm';
import { bool, orNull, text } from '#platform/db/columns.ts';
import { type Database, rows, type Tx } from '#platform/db/database.ts';
import { CodedError } from '#platform/http/errors.ts';
import { lockAnchor, refuseBanned } from '../policy.ts';

interface Asking {
  uid: number;
  /** As the product's limits know it. */
  address: string;
}

/** The address that live links open for; null: none yet. */
export async function findAuthorised(db: Database | Tx, uid: number): Promise<string | null> {
  const [found] = await rows(
    db,
    { address: orNull(text) },
    sql`select authorised_address as address from anchor where account_id = ${uid}`,
  );
  return found?.address ?? null;
}

/** Has live links open for this address, and for no other. Throws `notAnchor`, `anchorBanned`. */
export async function authorise(
  tx: Tx,
  { uid, address, now }: Asking & { now: Date },
): Promise<void> {
  await lockAnchor(tx, uid);
  await refuseBanned(tx, uid, now);
  await tx.execute(sql`
    update anchor set authorised_address = ${address} where account_id = ${uid}`);
}

/**
 * Where a live link leads. An address is one of IPv4, or a /64 of IPv6, as one customer has it. Throws
 * `notAnchor`, `anchorBanned`, `unknownLiveLink`, `rightMissing`, `addressNotAuthorised`.
 */
export async function openLink(
  tx: Tx,
  { uid, address, id, now }: Asking & { id: number; now: Date },
): Promise<string> {
  const { rights } = await lockAnchor(tx, uid);
  await refuseBanned(tx, uid, now);
  const [link] = await rows(
    tx,
    { url: text, pro: bool },
    sql`select url, pro from live_link where id = ${id}`,
  );
  if (!link) throw new CodedError('unknownLiveLink');
  if (link.pro && !rights.includes('pro')) throw new CodedError('rightMissing');
  const authorised = await findAuthorised(tx, uid);
  if (authorised === null || hostOf(authorised) !== hostOf(address)) {
    throw new CodedError('addressNotAuthorised');
  }
  return link.url;
}

import { randomBytes, randomInt } from 'node:crypto';
import { writeStreamKey } from '@xiongmao/api/live/stream-key';
import { sql } from 'drizzle-orm';
import { banOf, requireAnchor } from '#modules/anchors/index.ts';
import { int, orNull, text, time } from '#platform/db/columns.ts';
import { type Database, instant, rows, type Tx } from '#platform/db/database.ts';
import { CodedError } from '#platform/http/errors.ts';
import type { ModuleContext } from '#platform/module.ts';
import { isSame, type Secret } from '#platform/secret.ts';
import { cutStream } from '../media/control-jobs.ts';

const signs = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz';
const nameLength = 12;
const newName = () =>
  Array.from({ length: nameLength }, () => signs[randomInt(signs.length)]).join('');

const hashOf = (secret: Secret, stream: string, given: string): string =>
  secret.digest('stream-key', `${stream} ${given}`).toString('base64url');

/**
 * Makes an anchor's stream key, or another in place of it, and answers it: only here is its secret ever told.
 * Who publishes with the one of before is cut. Throws `notAnchor`, `anchorBanned`.
 */
export async function makeStreamKey(
  tx: Tx,
  { jobs, secret }: Pick<ModuleContext, 'jobs' | 'secret'>,
  { uid, now }: { uid: number; now: Date },
): Promise<string> {
  await requireAnchor(tx, uid);
  if (await banOf(tx, uid, now)) throw new CodedError('anchorBanned');
  const [made] = await rows(
    tx,
    { stream: text, rotated: int },
    sql`insert into stream_key (account_id, stream, secret_hash, made_at)
      values (${uid}, ${newName()}, '', ${instant(now)})
      on conflict (account_id) do update set made_at = excluded.made_at
      returning new.stream, (old.stream is not null)::int as rotated`,
  );
  const { stream, rotated } = made!;
  const given = randomBytes(24).toString('base64url');
  await tx.execute(
    sql`update stream_key set secret_hash = ${hashOf(secret, stream, given)} where account_id = ${uid}`,
  );
  if (rotated) await jobs.send(tx, cutStream, { stream, reason: 'rotated' });
  return writeStreamKey({ stream, secret: given });
}

/** Whose key this is; null for what is none, or one that was replaced. */
export async function ownerOfKey(
  db: Database,
  secret: Secret,
  given: { stream: string; secret: string },
): Promise<number | null> {
  const [found] = await rows(
    db,
    { accountId: int, hash: text },
    sql`select account_id as "accountId", secret_hash as hash from stream_key
      where stream = ${given.stream}`,
  );
  const hash = hashOf(secret, given.stream, given.secret);
  return found && isSame(hash, found.hash) ? found.accountId : null;
}

/** What may be told of an anchor's key; null without one. */
export async function findKey(
  db: Database | Tx,
  uid: number,
): Promise<{ stream: string; madeAt: string } | null> {
  const [found] = await rows(
    db,
    { stream: text, madeAt: time },
    sql`select stream, made_at as "madeAt" from stream_key where account_id = ${uid}`,
  );
  return found ?? null;
}

/** Takes the turn of a stream: what becomes of it is written one after the other. Null for a name that is nobody's. */
export async function lockStream(tx: Tx, stream: string): Promise<number | null> {
  const [found] = await rows(
    tx,
    { accountId: orNull(int) },
    sql`select account_id as "accountId" from stream_key where stream = ${stream} for no key update`,
  );
  return found?.accountId ?? null;
}

import { randomUUID, timingSafeEqual } from 'node:crypto';
import { codeMinutes, resendSeconds } from '@xiongmao/api/identity/rules';
import type { CodePurpose } from '@xiongmao/api/identity/shapes';
import { sql } from 'drizzle-orm';
import { type Database, rows, type Tx } from '#platform/db/database.ts';
import { CatalogueError } from '#platform/http/errors.ts';
import { defineJob, type Jobs } from '#platform/jobs.ts';
import type { Secret } from '#platform/secret.ts';
import { type Address, written } from './addresses.ts';
import { countAttempt, networkOf } from './attempts.ts';
import { CodeTooSoon, WrongCode } from './errors.ts';

/** Sends the code with this id, in this language, if who it is for may have it. */
export const deliverCode = defineJob<{ id: string; language: string }>('deliver-code');

const hour = 3_600;
const day = 24 * hour;
/** Wrong tries that a code bears. */
const mostMisses = 5;

/** Six digits that follow from the id: what is kept opens nothing without the installation's secret. */
export function codeOf(secret: Secret, id: string): string {
  return String(secret.digest('code', id).readUInt32BE() % 1_000_000).padStart(6, '0');
}

/**
 * Sends a code to an address; answers after how many seconds another may be asked for. Whether the
 * address is known changes nothing here: that is looked at when the code is delivered.
 */
export async function sendCode(
  context: { db: Database; jobs: Jobs },
  given: { address: Address; purpose: CodePurpose; ip: string; language: string; now: Date },
): Promise<{ seconds: number }> {
  const { db, jobs } = context;
  const { purpose, ip, language, now } = given;
  const address = written(given.address);
  const prefix = address.slice(0, address.startsWith('+') ? -4 : undefined);
  const within = await countAttempt(
    db,
    [
      { name: `code:address:${address}`, most: 10, seconds: hour },
      { name: `code:address:${address}`, most: 20, seconds: day },
      ...(prefix === address ? [] : [{ name: `code:prefix:${prefix}`, most: 60, seconds: hour }]),
      { name: `code:ip:${ip}`, most: 60, seconds: hour },
      { name: `code:network:${networkOf(ip)}`, most: 300, seconds: hour },
      { name: 'code:all', most: 100_000, seconds: day },
    ],
    now,
  );
  if (!within) throw new CatalogueError('tooManyCodes');

  const id = randomUUID();
  const at = now.toISOString();
  await db.transaction(async (tx) => {
    // Two that ask at once take turns.
    await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${address}, 1))`);
    const [last] = await rows<{ sent: string }>(
      tx,
      sql`select extract(epoch from max(sent_at)) as sent from code
        where address = ${address} and purpose = ${purpose}`,
    );
    const wait = Math.ceil(Number(last?.sent ?? 0) + resendSeconds - now.getTime() / 1000);
    if (wait > 0) throw new CodeTooSoon(wait);
    await tx.execute(sql`
      insert into code (id, purpose, address, sent_at, expires_at)
      values (${id}, ${purpose}, ${address}, ${at}::timestamptz,
        ${at}::timestamptz + make_interval(mins => ${codeMinutes}))`);
    await jobs.send(tx, deliverCode, { id, language });
  });
  return { seconds: resendSeconds };
}

/**
 * Takes the code that was last sent to an address for a purpose, once; throws WrongCode. A wrong try is
 * counted whatever becomes of the request, so it is written outside its transaction.
 */
export async function takeCode(
  context: { db: Database; secret: Secret },
  given: {
    address: Address;
    purpose: CodePurpose;
    code: string;
    ip: string;
    now: Date;
    /** Looks at it only: it can be used afterwards. */
    keep?: boolean;
  },
): Promise<void> {
  const { db, secret } = context;
  const { purpose, code, ip, now, keep = false } = given;
  const address = written(given.address);
  const tries = [{ name: `code-try:ip:${ip}`, most: 60, seconds: hour / 4 }];
  if (!(await countAttempt(db, tries, now))) throw new CatalogueError('tooManyAttempts');

  const at = now.toISOString();
  const [sent] = await rows<{ id: string }>(
    db,
    sql`update code set misses = misses + 1
      where id = (select id from code where address = ${address} and purpose = ${purpose}
          order by sent_at desc limit 1)
        and used_at is null and expires_at > ${at}::timestamptz and misses < ${mostMisses}
      returning id`,
  );
  const expected = Buffer.from(codeOf(secret, sent?.id ?? address));
  const typed = Buffer.from(code.replace(/\s/g, '').padEnd(6).slice(0, 6));
  if (!timingSafeEqual(expected, typed) || !sent) throw new WrongCode();
  if (keep) return;
  // Of two that bring the right code at once, one takes it.
  const taken = await rows(
    db,
    sql`update code set used_at = ${at}::timestamptz
      where id = ${sent.id} and used_at is null returning id`,
  );
  if (taken.length === 0) throw new WrongCode();
}

/** What a code's delivery needs to know; null once it is used or too old to be of use. */
export async function findCode(
  db: Database | Tx,
  id: string,
): Promise<{ address: string; purpose: CodePurpose } | null> {
  const [found] = await rows<{ address: string; purpose: CodePurpose }>(
    db,
    sql`select address, purpose from code where id = ${id} and used_at is null`,
  );
  return found ?? null;
}

/** Clears away codes that are of no more use; a day of them stays for the limits to look at. */
export async function forgetCodes(db: Database, now: Date): Promise<void> {
  await db.execute(
    sql`delete from code where sent_at < ${now.toISOString()}::timestamptz - interval '1 day'`,
  );
}

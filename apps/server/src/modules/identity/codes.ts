import { randomUUID, timingSafeEqual } from 'node:crypto';
import { codeMinutes, resendSeconds } from '@xiongmao/api/identity/rules';
import type { CodePurpose } from '@xiongmao/api/identity/shapes';
import { sql } from 'drizzle-orm';
import { type Database, instant, rows, type Tx } from '#platform/db/database.ts';
import { CatalogueError } from '#platform/http/errors.ts';
import { defineJob, type Jobs } from '#platform/jobs.ts';
import type { Secret } from '#platform/secret.ts';
import { type Address, written } from './addresses.ts';
import { countAttempt, countInTurn, type Limit } from './attempts.ts';
import { CodeTooSoon, WrongCode } from './errors.ts';
import { networkOf } from './network.ts';
import { findByAddress, isKnownFrom } from './repository.ts';

/** Sends the code with this id, in this language, if who it is for may have it. */
export const deliverCode = defineJob<{ id: string; language: string }>('deliver-code');

const hour = 3_600;
const day = 24 * hour;
/** Wrong tries that a code bears from the network that asked for it, and as many from all others. */
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
  const network = networkOf(ip);
  const limits = await limitsOf(db, address, { account: given.address, ip, network, now });
  if (!(await countInTurn(db, limits, now))) throw new CatalogueError('tooManyCodes');

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
      insert into code (id, purpose, address, network, sent_at, expires_at)
      values (${id}, ${purpose}, ${address}, ${network}, ${at}::timestamptz,
        ${at}::timestamptz + make_interval(mins => ${codeMinutes}))`);
    await jobs.send(tx, deliverCode, { id, language });
  });
  return { seconds: resendSeconds };
}

/** What bounds the codes that are sent. An owner's own network is not held back by what strangers ask for. */
async function limitsOf(
  db: Database,
  address: string,
  from: { account: Address; ip: string; network: string; now: Date },
): Promise<Limit[][]> {
  const { ip, network, now } = from;
  const account = await findByAddress(db, from.account);
  const isKnown = await isKnownFrom(db, account?.id, network, now);
  const name = `code:address:${address}${isKnown ? `:${network}` : ''}`;
  // Numbers in a row: whoever goes through them all comes by here.
  const prefix = from.account.kind === 'sms' && !isKnown ? address.slice(0, -4) : null;
  return [
    [
      { name: `code:ip:${ip}`, most: 60, seconds: hour },
      { name: `code:network:${network}`, most: 300, seconds: hour },
    ],
    [
      { name, most: 10, seconds: hour },
      { name, most: 20, seconds: day },
    ],
    prefix === null ? [] : [{ name: `code:prefix:${prefix}`, most: 60, seconds: hour }],
    [{ name: 'code:all', most: 100_000, seconds: day }],
  ];
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
  const { purpose, ip, now, keep = false } = given;
  const address = written(given.address);
  const network = networkOf(ip);
  const tries = [
    { name: `code-try:ip:${ip}`, most: 60, seconds: hour / 4 },
    { name: `code-try:network:${network}`, most: 300, seconds: hour / 4 },
  ];
  if (!(await countAttempt(db, tries, now))) throw new CatalogueError('tooManyAttempts');

  const at = now.toISOString();
  // Of those who guess at once, each guess is counted before it is looked at.
  const [sent] = await rows<{ id: string }>(
    db,
    sql`update code set misses = misses + (network = ${network})::int,
        strange_misses = strange_misses + (network <> ${network})::int
      where id = (select id from code where address = ${address} and purpose = ${purpose}
          order by sent_at desc limit 1)
        and used_at is null and expires_at > ${at}::timestamptz
        and case when network = ${network} then misses else strange_misses end < ${mostMisses}
      returning id`,
  );
  if (!fits(given.code, codeOf(secret, sent?.id ?? address)) || !sent) throw new WrongCode();
  // Of two that bring the right code at once, one takes it. Kept, it was no wrong try.
  const taken = await rows(
    db,
    keep
      ? sql`update code set misses = misses - (network = ${network})::int,
            strange_misses = strange_misses - (network <> ${network})::int
          where id = ${sent.id} and used_at is null returning id`
      : sql`update code set used_at = ${at}::timestamptz
          where id = ${sent.id} and used_at is null returning id`,
  );
  if (taken.length === 0) throw new WrongCode();
}

/** Whether what was typed, perhaps with spaces or in full width, is the code. */
function fits(typed: string, code: string): boolean {
  const bare = typed.normalize('NFKC').replace(/\s/g, '');
  const given = /^\d{6}$/.test(bare) ? bare : ' '.repeat(code.length);
  return timingSafeEqual(Buffer.from(given), Buffer.from(code));
}

/** What a code's delivery needs to know; null once it is used or too old to be of use. */
export async function findCode(
  db: Database | Tx,
  id: string,
  now: Date,
): Promise<{ address: string; purpose: CodePurpose } | null> {
  const [found] = await rows<{ address: string; purpose: CodePurpose }>(
    db,
    sql`select address, purpose from code where id = ${id} and used_at is null
      and expires_at > ${instant(now)}`,
  );
  return found ?? null;
}

/** Clears away codes that are of no more use; a day of them stays for the limits to look at. */
export async function forgetCodes(db: Database, now: Date): Promise<void> {
  await db.execute(sql`delete from code where sent_at < ${instant(now)} - interval '1 day'`);
}

import { randomUUID, timingSafeEqual } from 'node:crypto';
import { hostOf, networkOf } from '@xiongmao/api/hosting/callers/network';
import type { Metrics } from '@xiongmao/api/hosting/metrics/metrics';
import type { Work } from '@xiongmao/api/http/work';
import { codeMinutes, resendSeconds } from '@xiongmao/api/identity/rules';
import type { CodePurpose } from '@xiongmao/api/identity/shapes';
import { codePurpose } from '@xiongmao/api/identity/shapes';
import { sql } from 'drizzle-orm';
import { text } from '#platform/db/columns.ts';
import { affected, type Database, instant, rows, type Tx } from '#platform/db/database.ts';
import { CodedError } from '#platform/http/errors.ts';
import { defineJob, type Jobs } from '#platform/jobs.ts';
import type { Secret } from '#platform/secret.ts';
import { type Address, ownerKey, written } from '../addresses/addresses.ts';
import { CodeTooSoon, WorkRequired, WrongCode } from '../errors.ts';
import { findByAddress, isKnownFrom } from '../repository.ts';
import { beginPause, countAttempt, countedAs } from './attempts.ts';
import { type Budget, budgetsOf, suspicion } from './suspicion.ts';
import { challengeFor, takeWork } from './work.ts';

/** Sends the code with this id, in this language, if who it is for may have it. */
export const deliverCode = defineJob<{ id: string; language: string }>('deliver-code');

const hour = 3_600;
/** Wrong tries that a code bears from the network that asked for it, and as many from all others. */
const mostMisses = 5;

interface SendContext {
  db: Database;
  jobs: Jobs;
  secret: Secret;
  metrics: Metrics;
}

/** Six digits that follow from the id: what is kept opens nothing without the installation's secret. */
export function codeOf(secret: Secret, id: string): string {
  return String(secret.digest('code', id).readUInt32BE() % 1_000_000).padStart(6, '0');
}

/**
 * Sends a code to an address; answers after how many seconds another may be asked for. Whether the
 * address is known changes nothing here: that is looked at when the code is delivered.
 */
export async function sendCode(
  context: SendContext,
  given: {
    address: Address;
    purpose: CodePurpose;
    ip: string;
    language: string;
    now: Date;
    /** What `WorkRequired` asked for. */
    work?: Work | undefined;
  },
): Promise<{ seconds: number }> {
  const { db, jobs } = context;
  const { purpose, ip, language, now } = given;
  const address = written(given.address);
  const network = networkOf(ip);
  const mailbox = countedAs(context.secret, ownerKey(given.address));
  const account = await findByAddress(db, given.address);
  // An owner's own network works for nothing that strangers ask for.
  const isKnown = await isKnownFrom(db, account?.id, network, now);
  const budgets = budgetsOf(given.address, ip, isKnown ? `${mailbox}:${network}` : mailbox);
  await requireWork(context, `${purpose} ${address}`, budgets, given);
  const limits = [
    { name: `code:host:${hostOf(ip)}`, most: 60, seconds: hour },
    { name: `code:network:${network}`, most: 300, seconds: hour },
  ];
  if (!(await countAttempt(db, limits, now))) throw new CodedError('tooManyCodes');

  const id = randomUUID();
  const at = now.toISOString();
  await db.transaction(async (tx) => {
    const pause = `code:pause:${purpose}:${mailbox}`;
    const wait = await beginPause(tx, pause, { seconds: resendSeconds, now });
    if (wait > 0) throw new CodeTooSoon(wait);
    await tx.execute(sql`
      insert into code (id, purpose, address, network, sent_at, expires_at)
      values (${id}, ${purpose}, ${address}, ${network}, ${at}::timestamptz,
        ${at}::timestamptz + make_interval(mins => ${codeMinutes}))`);
    await jobs.send(tx, deliverCode, { id, language });
  });
  // What the pause refuses uses up nobody's budget.
  await countAttempt(db, budgets, now);
  return { seconds: resendSeconds };
}

/** Asks for work where many codes are sent; throws WorkRequired until it is done. */
async function requireWork(
  context: SendContext,
  subject: string,
  budgets: Budget[],
  { work, now }: { work?: Work | undefined; now: Date },
): Promise<void> {
  const { db, secret, metrics } = context;
  const iterations = await suspicion(db, budgets, now);
  if (iterations === 0) return;
  const isDone = work ? await takeWork(context, subject, work, now) : false;
  if (work) count(isDone ? 'solved' : 'failed');
  if (isDone) return;
  count('asked');
  throw new WorkRequired(await challengeFor(secret, subject, iterations, now));

  function count(outcome: 'asked' | 'solved' | 'failed'): void {
    metrics.count('xiongmao_code_challenges_total', { outcome });
  }
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
    { name: `code-try:host:${hostOf(ip)}`, most: 60, seconds: hour / 4 },
    { name: `code-try:network:${network}`, most: 300, seconds: hour / 4 },
  ];
  if (!(await countAttempt(db, tries, now))) throw new CodedError('tooManyAttempts');

  const at = now.toISOString();
  // Of those who guess at once, each guess is counted before it is looked at.
  const [sent] = await rows(
    db,
    { id: text },
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
  const taken = await affected(
    db,
    keep
      ? sql`update code set misses = misses - (network = ${network})::int,
            strange_misses = strange_misses - (network <> ${network})::int
          where id = ${sent.id} and used_at is null`
      : sql`update code set used_at = ${at}::timestamptz
          where id = ${sent.id} and used_at is null`,
  );
  if (taken === 0) throw new WrongCode();
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
  const [found] = await rows(
    db,
    { address: text, purpose: codePurpose },
    sql`select address, purpose from code where id = ${id} and used_at is null
      and expires_at > ${instant(now)}`,
  );
  return found ?? null;
}

/** Clears away codes that are of no more use. */
export async function forgetCodes(db: Database, now: Date): Promise<void> {
  await db.execute(sql`delete from code where sent_at < ${instant(now)} - interval '1 day'`);
}

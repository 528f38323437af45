import { randomUUID } from 'node:crypto';
import { email } from '@xiongmao/api/identity/rules';
import { type Locale, locales } from '@xiongmao/i18n/locales';
import { sql } from 'drizzle-orm';
import { z } from 'zod';
import { asWritten, int, orNull, type RowOf, text } from '#platform/db/columns.ts';
import { affected, type Database, instant, rows, type Tx } from '#platform/db/database.ts';
import { defineJob, type Jobs } from '#platform/jobs.ts';
import type { LetterType, LetterValues } from './define-letter.ts';
import { noticeLetter } from './letter-types.ts';

/** Sends the letter with this id. The address stays out of the queue, which keeps what it has done. */
export const deliverLetter = defineJob<{ id: string }>('deliver-letter');

const letterRow = {
  /** As `written`: a mail, or a text message. */
  to: text,
  /** A `LetterType`'s. */
  name: text,
  language: z.enum(locales),
  values: asWritten<LetterValues>(),
  /** Whom it is to, where its kind can be stopped. */
  accountId: orNull(int),
  /** The change of an address that it tells of, if it does. */
  changeId: orNull(int),
};
export type Letter = RowOf<typeof letterRow>;

/** Sends a mail or a text message after the transaction. */
export async function sendLetter(
  tx: Tx,
  jobs: Jobs,
  letter: Pick<Letter, 'to' | 'language' | 'changeId'> & { type: LetterType; now: Date },
): Promise<void> {
  const { to, type, language, changeId, now } = letter;
  const id = randomUUID();
  await tx.execute(sql`insert into letter (id, "to", name, language, change_id, at)
    values (${id}, ${to}, ${type.name}, ${language}, ${changeId}, ${instant(now)})`);
  await jobs.send(tx, deliverLetter, { id });
}

/** Where on the site one says what one is mailed. */
export const settingsPath = '/userInfo/preferences';

/** Mails somebody a notice and where it leads, after the transaction; who has no e-mail address is mailed nothing. */
export async function mailNotice(
  tx: Tx,
  jobs: Jobs,
  notice: {
    accountId: number;
    language: Locale;
    /** `kind`: which mails it is one of, by which they are stopped. */
    values: { text: string; path: string; kind: string };
    now: Date;
  },
): Promise<void> {
  const { accountId, language, values, now } = notice;
  const id = randomUUID();
  const kept = await affected(
    tx,
    sql`insert into letter (id, "to", name, language, values, account_id, at)
      select ${id}, lower(email), ${noticeLetter.name}, ${language}, ${JSON.stringify(values)}::jsonb, id, ${instant(now)}
      from account where id = ${accountId} and email is not null and deleted_at is null`,
  );
  if (kept > 0) await jobs.send(tx, deliverLetter, { id });
}

/** Mails an answer to what somebody wrote: to their account's address, else to the one that they left, if any. */
export async function mailAnswer<Values extends LetterValues>(
  tx: Tx,
  jobs: Jobs,
  to: { accountId: number | null; contact: string | null },
  given: { type: LetterType<Values>; language: Locale; values: NoInfer<Values>; now: Date },
): Promise<void> {
  const { accountId, contact } = to;
  const { type, language, values, now } = given;
  const left = contact !== null && email.test(contact) ? contact.toLowerCase() : null;
  const id = randomUUID();
  const kept = await affected(
    tx,
    sql`insert into letter (id, "to", name, language, values, account_id, at)
      select ${id}, coalesce(lower(a.email), ${left}), ${type.name}, ${language}, ${JSON.stringify(values)}::jsonb, a.id,
        ${instant(now)}
      from (values (${accountId}::int)) g (id) left join account a on a.id = g.id
      where coalesce(a.email, ${left}) is not null`,
  );
  if (kept > 0) await jobs.send(tx, deliverLetter, { id });
}

/** Mails an address, whoever has it, after the transaction. */
export async function mailLetter<Values extends LetterValues>(
  tx: Tx,
  jobs: Jobs,
  letter: {
    to: string;
    type: LetterType<Values>;
    language: Locale;
    values: NoInfer<Values>;
    now: Date;
  },
): Promise<void> {
  const { to, type, language, values, now } = letter;
  const id = randomUUID();
  await tx.execute(sql`insert into letter (id, "to", name, language, values, at)
    values (${id}, ${to}, ${type.name}, ${language}, ${JSON.stringify(values)}::jsonb, ${instant(now)})`);
  await jobs.send(tx, deliverLetter, { id });
}

/** Null once it was sent. */
export async function findLetter(db: Database, id: string): Promise<Letter | null> {
  const [found] = await rows(
    db,
    letterRow,
    sql`select "to", name, language, values, account_id as "accountId", change_id as "changeId"
      from letter where id = ${id}`,
  );
  return found ?? null;
}

export async function forgetLetter(db: Database, id: string): Promise<void> {
  await db.execute(sql`delete from letter where id = ${id}`);
}

/** Clears away letters that could not be sent for a week. */
export async function forgetLetters(db: Database, now: Date): Promise<void> {
  await db.execute(sql`delete from letter
    where at < ${instant(now)} - interval '7 days'`);
}

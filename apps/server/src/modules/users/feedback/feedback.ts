import { pageSize } from '@xiongmao/api/fields/page-size';
import { hostOf } from '@xiongmao/api/hosting/callers/network';
import { type OwnFeedback, ownFeedback } from '@xiongmao/api/users/shapes';
import { type Locale, locales } from '@xiongmao/i18n/locales';
import { sql } from 'drizzle-orm';
import { z } from 'zod';
import {
  countAttempt,
  defineLetter,
  type LetterType,
  mailAnswer,
} from '#modules/identity/index.ts';
import { int, orNull, text, time } from '#platform/db/columns.ts';
import { countRows, type Database, instant, rows, type Tx } from '#platform/db/database.ts';
import { CodedError } from '#platform/http/errors.ts';
import type { Jobs } from '#platform/jobs.ts';
import type { ModuleContext } from '#platform/module.ts';
import { feedbackAnswered } from '../notices/notice-types.ts';
import { notify } from '../notices/notices.ts';
import { readersOf } from '../preferences.ts';

const day = 86_400;

const answerLetter = defineLetter<{ answer: string; day: string }>('answer');
export const userLetters: readonly LetterType[] = [answerLetter];

/** Keeps what someone says to the operator, within a day's limits of a host and an account. */
export async function sendFeedback(
  { db, clock }: ModuleContext,
  from: { accountId: number | null; ip: string; language: Locale },
  said: { kind: string; text: string; contact?: string | undefined },
): Promise<void> {
  const { accountId, ip, language } = from;
  const now = clock.now();
  const limits = [{ name: `feedback:host:${hostOf(ip)}`, most: 30, seconds: day }];
  if (accountId !== null) {
    limits.push({ name: `feedback:account:${accountId}`, most: 20, seconds: day });
  }
  if (!(await countAttempt(db, limits, now))) throw new CodedError('tooManyRequests');
  await db.execute(sql`
    insert into feedback (account_id, kind, text, contact, language, at)
    values (${accountId}, ${said.kind}, ${said.text}, ${said.contact ?? null}, ${language},
      ${instant(now)})`);
}

/** A page of what an account said, newest first. */
export async function listFeedback(
  db: Database,
  accountId: number,
  page: number,
): Promise<{ items: OwnFeedback[]; total: number }> {
  const own = sql`feedback where account_id = ${accountId}`;
  const items = await rows(
    db,
    ownFeedback.shape,
    sql`select id, kind, text, at, answer, answered_at as "answeredAt" from ${own}
      order by id desc limit ${pageSize} offset ${(page - 1) * pageSize}`,
  );
  return { items, total: await countRows(db, own) };
}

/** Sends the answer to what somebody said: as a notice to their account, and by mail where there is an address. */
export async function answerFeedback(
  tx: Tx,
  jobs: Jobs,
  { id, answer, now }: { id: number; answer: string; now: Date },
): Promise<void> {
  const [said] = await rows(
    tx,
    { accountId: orNull(int), contact: orNull(text), language: z.enum(locales), at: time },
    sql`update feedback set answer = ${answer}, answered_at = ${instant(now)}, done = true
      where id = ${id} and answer is distinct from ${answer}
      returning account_id as "accountId", contact, language, at`,
  );
  if (!said) return;
  const { accountId, at } = said;
  const values = { answer, day: new Date(at).toISOString().slice(0, 10) };
  const reader = accountId && (await readersOf(tx, [accountId])).get(accountId);
  const { language } = reader || said;
  await mailAnswer(tx, jobs, said, { type: answerLetter, language, values, now });
  if (accountId === null) return;
  await notify(tx, jobs, accountId, { type: feedbackAnswered, values: {}, cause: null, at: now });
}

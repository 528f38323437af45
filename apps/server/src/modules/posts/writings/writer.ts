import {
  duplicateMinutes,
  offenceDays,
  offences,
  paces,
  type WritingKind,
} from '@xiongmao/api/posts/rules';
import { type SQL, sql } from 'drizzle-orm';
import { findMute, isNewcomer, saysAgain, silence } from '#modules/chat/index.ts';
import { bool, int, text, time } from '#platform/db/columns.ts';
import { instant, rows, type Tx } from '#platform/db/database.ts';
import { CodedError } from '#platform/http/errors.ts';
import type { Checked } from './check-text.ts';

/** A text is long enough to be told from a cheer. */
const longText = 20;

/** Throws where nothing of a text is seen. */
export function requireWords({ text }: Checked): void {
  if (text === '') throw new CodedError('invalidInput');
}

/** Waits for whatever somebody is writing, and for whoever mutes them: what is read of them afterwards holds. */
export const takeWritersTurn = silence;

/**
 * Whether somebody may write this now; in their turn. Throws `accountClosed`, `muted`, `notCompliant`, and for what is
 * new `writingTooOften` and `duplicateMessage`.
 */
export async function admit(
  tx: Tx,
  uid: number,
  given: Checked & { isNew: { kind: WritingKind; about: string } | null; now: Date },
): Promise<void> {
  const { isNew, now } = given;
  const { out, isNewcomer, isSlow } = await standingOf(tx, uid, now);
  if (out) throw new CodedError('accountClosed');
  const mute = await findMute(tx, uid, now);
  if (mute) throw new CodedError('muted', mute.until ? { until: mute.until } : {});
  if (isNew) {
    await requirePace(tx, uid, { kind: isNew.kind, isSlow, now });
    if (saysAgain(given.text, await saidLately(tx, uid, isNew.about, now))) {
      throw new CodedError('duplicateMessage');
    }
  }
  if (isSlow && given.hasLink) {
    const context = isNewcomer ? 'newcomerLinks' : 'links';
    throw new CodedError('notCompliant', { rule: 'links', context });
  }
  if (given.breaks) {
    throw new CodedError('notCompliant', { rule: given.breaks, context: given.breaks });
  }
}

async function standingOf(tx: Tx, uid: number, now: Date) {
  const [found] = await rows(
    tx,
    { out: bool, isNew: bool, removed: int },
    sql`select a.deleted_at is not null
          or exists (select from identity.bans_in_force(${instant(now)}) b where b.account_id = a.id) as out,
        ${isNewcomer(sql`null::int`, now)} as "isNew", ${removedOf(sql`a.id`, now)} as removed
      from identity.account a where a.id = ${uid}`,
  );
  const { out, isNew, removed } = found!;
  return { out, isNewcomer: isNew, isSlow: isNew || removed >= offences };
}

/** How many texts of an account were removed lately, and stay so. */
export const removedOf = (accountId: SQL, now: Date): SQL => sql`(
  select count(*)::int from writing_removal r where r.account_id = ${accountId} and r.lifted_at is null
    and r.at > ${instant(now)} - make_interval(days => ${offenceDays}))`;

const tables = { post: sql`post`, comment: sql`comment` };

/** Counts what stands there, whatever became of it: to delete is no way to write more. */
async function requirePace(
  tx: Tx,
  uid: number,
  { kind, isSlow, now }: { kind: WritingKind; isSlow: boolean; now: Date },
): Promise<void> {
  for (const { most, seconds } of paces[isSlow ? 'slow' : 'usual'][kind]) {
    const [first] = await rows(
      tx,
      { at: time },
      sql`select at from ${tables[kind]} where account_id = ${uid} order by id desc offset ${most - 1} limit 1`,
    );
    const wait = first ? Date.parse(first.at) + seconds * 1_000 - now.getTime() : 0;
    if (wait > 0) throw new CodedError('writingTooOften', { minutes: Math.ceil(wait / 60_000) });
  }
}

/** What somebody wrote in the last minutes: about the same all of it, elsewhere what is more than a cheer. */
async function saidLately(tx: Tx, uid: number, about: string, now: Date): Promise<string[]> {
  const since = sql`${instant(now)} - make_interval(mins => ${duplicateMinutes})`;
  const found = await rows(
    tx,
    { text, about: text },
    sql`(select text, kind || '-' || subject_id as about from comment
        where account_id = ${uid} and at > ${since} and text <> '' order by id desc limit 10)
      union all (select text, 'posts' from post
        where account_id = ${uid} and at > ${since} and text <> '' order by id desc limit 5)`,
  );
  return found.flatMap((one) =>
    one.about === about || one.text.length >= longText ? one.text : [],
  );
}

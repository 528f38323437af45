import { randomBytes } from 'node:crypto';
import type { OwnCalendar } from '@xiongmao/api/matches/shapes';
import { type Locale, locales } from '@xiongmao/i18n/locales';
import { sql } from 'drizzle-orm';
import { z } from 'zod';
import { int, orNull, time } from '#platform/db/columns.ts';
import { type Database, instant, rows, type Tx } from '#platform/db/database.ts';
import type { Secret } from '#platform/secret.ts';

/** 256 bits, in base64url. */
const tokenForm = /^[\w-]{43}$/;
const newToken = () => randomBytes(32).toString('base64url');
/** What is kept of a token: nobody who reads the database can read a calendar by it. */
const hashOf = (secret: Secret, token: string) =>
  secret.digest('calendar', token).toString('base64url');

export async function getOwnCalendar(db: Database, accountId: number): Promise<OwnCalendar | null> {
  const [found] = await rows(
    db,
    { madeAt: time, readAt: orNull(time) },
    sql`select made_at as "madeAt", read_at as "readAt" from match_calendar where account_id = ${accountId}`,
  );
  return found ?? null;
}

/** Makes a person's calendar, or gives it another address: that of before ends. Answers its token. */
export async function makeCalendar(
  tx: Tx,
  secret: Secret,
  { accountId, language, now }: { accountId: number; language: Locale; now: Date },
): Promise<string> {
  const token = newToken();
  await tx.execute(sql`
    insert into match_calendar (account_id, token_hash, language, made_at)
    values (${accountId}, ${hashOf(secret, token)}, ${language}, ${instant(now)})
    on conflict (account_id) do update set token_hash = excluded.token_hash,
      language = excluded.language, made_at = excluded.made_at, read_at = null`);
  return token;
}

export async function endCalendar(tx: Tx, accountId: number): Promise<void> {
  await tx.execute(sql`delete from match_calendar where account_id = ${accountId}`);
}

/**
 * Whose calendar a token opens, and the language of the page it was made on; null when it opens none, none any more, or
 * that of who is kept out.
 */
export async function findCalendar(
  db: Database,
  secret: Secret,
  { token, now }: { token: string; now: Date },
): Promise<{ accountId: number; language: Locale | null; madeAt: string } | null> {
  if (!tokenForm.test(token)) return null;
  const [found] = await rows(
    db,
    { accountId: int, language: orNull(z.enum(locales)), madeAt: time },
    sql`select c.account_id as "accountId", c.language, c.made_at as "madeAt" from match_calendar c
      join identity.account a on a.id = c.account_id and a.deleted_at is null
      where c.token_hash = ${hashOf(secret, token)}
        and not exists (select from identity.bans_in_force(${instant(now)}) b where b.account_id = a.id)`,
  );
  return found ?? null;
}

/** Notes that it is subscribed to, once an hour at most. */
export async function noteRead(db: Database, accountId: number, now: Date): Promise<void> {
  await db.execute(sql`
    update match_calendar set read_at = ${instant(now)}
    where account_id = ${accountId}
      and (read_at is null or read_at < ${instant(now)} - interval '1 hour')`);
}

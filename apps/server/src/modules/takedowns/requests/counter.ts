import { locales } from '@xiongmao/i18n/locales';
import { sql } from 'drizzle-orm';
import { z } from 'zod';
import { mailLetter } from '#modules/identity/index.ts';
import { text as textColumn } from '#platform/db/columns.ts';
import { affected, instant, rows, type Tx } from '#platform/db/database.ts';
import { CodedError } from '#platform/http/errors.ts';
import type { Jobs } from '#platform/jobs.ts';
import { countered } from '../letter-types.ts';

/**
 * Objects to what was taken down of one's own, once: the request is looked at again, and who made it hears so. Throws
 * `nothingToCounter`, `alreadyCountered`.
 */
export async function counterTakedown(
  tx: Tx,
  jobs: Jobs,
  given: { id: number; text: string; signature: string; uid: number; now: Date },
): Promise<void> {
  const { id, text, signature, uid, now } = given;
  const [held] = await rows(
    tx,
    { email: textColumn, language: z.enum(locales) },
    sql`select email, language from takedown where id = ${id} and exists (
        select from takedown_target where takedown_id = ${id} and author_id = ${uid} and down)
      for update`,
  );
  if (!held) throw new CodedError('nothingToCounter');
  const made = await affected(
    tx,
    sql`insert into takedown_counter (takedown_id, account_id, text, signature, at)
      values (${id}, ${uid}, ${text}, ${signature}, ${instant(now)})
      on conflict (takedown_id, account_id) do nothing`,
  );
  if (made === 0) throw new CodedError('alreadyCountered');
  await tx.execute(sql`update takedown set state = 'countered' where id = ${id}`);
  const { email: to, language } = held;
  const values = { number: String(id) };
  await mailLetter(tx, jobs, { to, type: countered, language, values, now });
}

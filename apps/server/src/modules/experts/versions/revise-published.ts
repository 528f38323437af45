import { isDeepStrictEqual } from 'node:util';
import { planState } from '@xiongmao/api/experts/shapes';
import { sql } from 'drizzle-orm';
import { z } from 'zod';
import { int, only, orNull, type RowOf } from '#platform/db/columns.ts';
import { instant, rows, type Tx } from '#platform/db/database.ts';
import { CodedError } from '#platform/http/errors.ts';
import { findOpenMatch, type Written, writtenRow } from '../plans/write-plan.ts';
import { lockActiveExpert } from '../policy.ts';
import { forgetRevisions } from './forget-revisions.ts';

/** What may be revised of a published plan. */
export const revisedRow = only(writtenRow, 'title', 'content', 'label', 'price');
export type Revised = RowOf<typeof revisedRow>;

const foundRow = {
  ...writtenRow,
  matchId: int,
  state: planState,
  next: int,
  revision: orNull(z.object(revisedRow)),
};

/**
 * Revises words and price of a published plan: a version that awaits review, in the place of one that does or
 * that did not pass; none where all is again as it is on sale. Throws `expertEnded`, `expertSuspended`, `planMoved`, `matchClosed`,
 * and `planFixed` for another prediction or promise.
 */
export async function revisePublished(
  tx: Tx,
  given: { expertId: number; planId: number; written: Partial<Written>; now: Date },
): Promise<void> {
  const { expertId, planId, written, now } = given;
  await lockActiveExpert(tx, expertId);
  const [found] = await rows(
    tx,
    foundRow,
    sql`select p.title, p.content, p.label, p.play_type as "playType", p.level, p.pick, p.line, p.odds,
        p.price, p.refund, p.viewing, p.match_id as "matchId", p.state, p.version + 1 as next, (
          select jsonb_build_object('title', v.title, 'content', v.content, 'label', v.label,
            'price', v.price)
          from plan_version v where v.plan_id = p.id and v.seal is null) as revision
      from plan p where p.id = ${planId} for no key update of p`,
  );
  if (!found) throw new CodedError('notFound');
  const { matchId, state, next, revision, ...onSale } = found;
  if (state !== 'published') throw new CodedError('planMoved');
  await findOpenMatch(tx, matchId, now);
  const { title, content, label, price, ...sealed } = { ...onSale, ...revision, ...written };
  const revised = { title, content, label, price };
  if (!isDeepStrictEqual({ ...onSale, ...sealed }, onSale)) throw new CodedError('planFixed');
  if (isDeepStrictEqual({ ...onSale, ...revised }, onSale))
    return forgetRevisions(tx, sql`plan_id = ${planId}`);
  await tx.execute(sql`
    insert into plan_version (plan_id, number, title, content, label, price, state, submitted_at)
    values (${planId}, ${next}, ${title}, ${content}, ${label}, ${price}, 'underReview', ${instant(now)})
    on conflict (plan_id, number) do update set title = excluded.title, content = excluded.content,
      label = excluded.label, price = excluded.price, state = excluded.state, reason = null,
      submitted_at = excluded.submitted_at, reviewed_at = null, reviewed_by = null`);
}

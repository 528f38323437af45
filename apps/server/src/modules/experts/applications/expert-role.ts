import { sql } from 'drizzle-orm';
import type { RoleGift, RoleKeeper } from '#modules/users/index.ts';
import { int } from '#platform/db/columns.ts';
import { rows, type Tx } from '#platform/db/database.ts';
import { transition } from '../plans/states.ts';
import { lockExpert } from '../policy.ts';
import { review } from './review.ts';

/**
 * An expert has the role as long as their profile is approved or suspended. Giving the role approves the
 * application that awaits review, and throws `noApplication` without one. Taking it ends the profile: plans
 * under review are withdrawn, those on sale leave it, what was bought stays readable and is settled as ever.
 */
export const expertRole: RoleKeeper = {
  async give(tx, { to, by, now }) {
    await review.approve(tx, { uid: to, by, now });
  },
  async take(tx, gift) {
    await lockExpert(tx, gift.to);
    await tx.execute(sql`
      update expert set state = 'ended', reason = null
      where account_id = ${gift.to} and state in ('approved', 'suspended')`);
    await withdrawPlans(tx, gift);
  },
};

async function withdrawPlans(tx: Tx, { to, by, now: at }: RoleGift): Promise<void> {
  const waiting = await rows(
    tx,
    { id: int },
    sql`select id from plan where expert_id = ${to} and state = 'underReview' order by id
      for no key update`,
  );
  for (const { id } of waiting) await transition(tx, id, { to: 'takenDown', by, reason: null, at });
}

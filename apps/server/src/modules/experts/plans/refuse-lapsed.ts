import { sql } from 'drizzle-orm';
import { notify } from '#modules/users/index.ts';
import { int, text } from '#platform/db/columns.ts';
import { instant, rows, type Tx } from '#platform/db/database.ts';
import type { ModuleContext } from '#platform/module.ts';
import { planLapsed, revisionLapsed } from '../notice-types.ts';
import { isToCome } from './plan-rows.ts';
import { transition } from './states.ts';

type Context = Pick<ModuleContext, 'db' | 'clock' | 'jobs'>;

/** Takes what can't be published any more out of review: its match is not one to come. The expert is told. */
export async function refuseLapsed(context: Context): Promise<void> {
  await refuseLapsedPlans(context);
  await refuseLapsedRevisions(context);
}

const lapsedRow = {
  id: int,
  expertId: int,
  title: text,
};

async function refuseLapsedPlans({ db, clock, jobs }: Context): Promise<void> {
  const at = clock.now();
  await db.transaction(async (tx: Tx) => {
    // A plan that is being reviewed or revised at this moment is left to the next minute.
    const lapsed = await rows(
      tx,
      lapsedRow,
      sql`select p.id, p.expert_id as "expertId", p.title
        from plan p join matches.shown_match m on m.id = p.match_id
        where p.state = 'underReview' and not ${isToCome(at)}
        order by p.id limit 500 for no key update of p skip locked`,
    );
    for (const { id: planId, expertId, title } of lapsed) {
      await transition(tx, planId, { to: 'refused', by: null, reason: null, at });
      await notify(tx, jobs, expertId, {
        type: planLapsed,
        values: { planId, title },
        cause: null,
        at,
      });
    }
  });
}

async function refuseLapsedRevisions({ db, clock, jobs }: Context): Promise<void> {
  const at = clock.now();
  await db.transaction(async (tx: Tx) => {
    const lapsed = await rows(
      tx,
      lapsedRow,
      sql`with lapsed as (
          select v.plan_id, p.expert_id from plan_version v join plan p on p.id = v.plan_id
          join matches.shown_match m on m.id = p.match_id
          where v.state = 'underReview' and not ${isToCome(at)}
          order by v.plan_id limit 500 for no key update of p, v skip locked)
        update plan_version v set state = 'refused', reviewed_at = ${instant(at)} from lapsed
        where v.plan_id = lapsed.plan_id and v.state = 'underReview'
        returning v.plan_id as id, lapsed.expert_id as "expertId", v.title`,
    );
    for (const { id: planId, expertId, title } of lapsed) {
      const values = { planId, title };
      await notify(tx, jobs, expertId, { type: revisionLapsed, values, cause: null, at });
    }
  });
}

import { sql } from 'drizzle-orm';
import { notify } from '#modules/users/index.ts';
import { rows, type Tx } from '#platform/db/database.ts';
import type { ModuleContext } from '#platform/module.ts';
import { isToCome } from './plan-rows.ts';
import { transition } from './states.ts';

/** Takes what can't be published any more out of review: its match is not one to come. The expert is told. */
export async function refuseLapsed({
  db,
  clock,
  jobs,
}: Pick<ModuleContext, 'db' | 'clock' | 'jobs'>): Promise<void> {
  const at = clock.now();
  await db.transaction(async (tx: Tx) => {
    // A plan that is being reviewed or revised at this moment is left to the next minute.
    const lapsed = await rows<{ id: number; expertId: number; title: string }>(
      tx,
      sql`select p.id, p.expert_id as "expertId", p.title
        from plan p join matches.match m on m.id = p.match_id
        where p.state = 'underReview' and not ${isToCome(at)}
        order by p.id limit 500 for no key update of p skip locked`,
    );
    for (const { id: planId, expertId, title } of lapsed) {
      await transition(tx, planId, { to: 'refused', by: null, reason: null, at });
      await notify(tx, jobs, expertId, {
        name: 'planLapsed',
        values: { planId, title },
        cause: null,
        at,
      });
    }
  });
}

import type { studioPlanResource } from '@xiongmao/api/experts/resources';
import type { PlanVersion } from '@xiongmao/api/experts/shapes';
import type { ResourceRow } from '@xiongmao/api/resource';
import { sql } from 'drizzle-orm';
import { type Database, iso, rows, type Tx } from '#platform/db/database.ts';

type Revision = NonNullable<ResourceRow<typeof studioPlanResource>['revision']>;

/** Of plans, by id, the revisions that are not on sale: one of each at most. */
export async function findRevisions(
  db: Database | Tx,
  planIds: readonly number[],
): Promise<ReadonlyMap<number, Revision>> {
  const found = await rows<Revision & { planId: number }>(
    db,
    sql`select plan_id as "planId", title, content, label, price, state, reason,
        submitted_at as "submittedAt"
      from plan_version where plan_id = any(${sql.param([...planIds])}::int[]) and seal is null`,
  );
  return new Map(
    found.map(({ planId, submittedAt, ...revision }) => [
      planId,
      { ...revision, submittedAt: iso(submittedAt) },
    ]),
  );
}

/** What a plan was on sale as, the oldest first; none where it never was revised. */
export async function listVersions(db: Database, planId: number): Promise<PlanVersion[]> {
  const found = await rows<PlanVersion>(
    db,
    sql`select number, title, label, content, price, released_at as "releasedAt", salt, words, seal
      from plan_version where plan_id = ${planId} and seal is not null order by number`,
  );
  return found.map(({ releasedAt, ...version }) => ({ ...version, releasedAt: iso(releasedAt) }));
}

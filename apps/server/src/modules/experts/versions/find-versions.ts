import { studioPlanResource } from '@xiongmao/api/experts/resources';
import { type PlanVersion, planVersion } from '@xiongmao/api/experts/shapes';
import { sql } from 'drizzle-orm';
import { int, type RowOf } from '#platform/db/columns.ts';
import { type Database, rows, type Tx } from '#platform/db/database.ts';

const revisionRow = studioPlanResource.row.shape.revision.unwrap().shape;
type Revision = RowOf<typeof revisionRow>;

/** Of plans, by id, the revisions that are not on sale: one of each at most. */
export async function findRevisions(
  db: Database | Tx,
  planIds: readonly number[],
): Promise<ReadonlyMap<number, Revision>> {
  const found = await rows(
    db,
    { ...revisionRow, planId: int },
    sql`select plan_id as "planId", title, content, label, price, state, reason,
        submitted_at as "submittedAt"
      from plan_version where plan_id = any(${sql.param([...planIds])}::int[]) and seal is null`,
  );
  return new Map(found.map(({ planId, ...revision }) => [planId, revision]));
}

/** What a plan was on sale as, the oldest first; none where it never was revised. */
export function listVersions(db: Database, planId: number): Promise<PlanVersion[]> {
  return rows(
    db,
    planVersion.shape,
    sql`select number, title, label, content, price, released_at as "releasedAt", salt, words, seal
      from plan_version where plan_id = ${planId} and seal is not null order by number`,
  );
}

import { pageSize } from '@xiongmao/api/fields/pages';
import { type OwnTakedown, ownTakedown } from '@xiongmao/api/takedowns/shapes';
import { sql } from 'drizzle-orm';
import { countRows, type Database, rows } from '#platform/db/database.ts';

/** Whether this request, or another, keeps the target `g` down. */
const isDownNow = sql`exists (select from takedown_target o where o.kind = g.kind and o.key = g.key and o.down)`;

/** A page of what was taken down of somebody's, newest first. */
export async function listTakedowns(
  db: Database,
  { uid, page }: { uid: number; page: number },
): Promise<{ items: OwnTakedown[]; total: number }> {
  // What was told of: none of theirs is down of what was refused, or gone.
  const theirs = sql`takedown t left join takedown_counter c on c.takedown_id = t.id and c.account_id = ${uid}
    where exists (select from takedown_target g where g.takedown_id = t.id and g.author_id = ${uid}
      and (g.down or c.id is not null))`;
  const items = await rows(
    db,
    ownTakedown.shape,
    sql`select t.id, coalesce(nullif(t.organisation, ''), t.name) as claimant, t.work, t.reason,
        t.decided_at as at, coalesce(c.state, 'none') as counter, c.answer, (
          select jsonb_agg(jsonb_build_object('kind', g.kind, 'title', g.title, 'address', g.address,
            'down', ${isDownNow}) order by g.kind, g.key)
          from takedown_target g where g.takedown_id = t.id and g.author_id = ${uid}) as targets
      from ${theirs} order by t.id desc limit ${pageSize} offset ${(page - 1) * pageSize}`,
  );
  return { items, total: await countRows(db, theirs) };
}

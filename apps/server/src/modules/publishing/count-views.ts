import { type SQL, sql } from 'drizzle-orm';
import { countRows } from '#platform/db/database.ts';
import { createViews, type Views } from '#platform/gather/count-views.ts';
import { CodedError } from '#platform/http/errors.ts';
import type { ModuleContext } from '#platform/module.ts';
import type { Publication } from './publication.ts';
import { wasShown } from './was-shown.ts';

/** Counts who sees which of them; `shown` is a table with the condition under which anybody may see one. */
export const countViews = (
  { db, clock, log }: ModuleContext,
  { table, views, key, errors }: Publication,
  shown: (id: number, now: Date) => SQL,
): Views =>
  createViews({
    log,
    now: () => clock.now(),
    async refuseUnknown(id, now) {
      if ((await countRows(db, shown(id, now))) > 0) return;
      throw new CodedError((await wasShown(db, table, id)) ? 'gone' : errors.unknown);
    },
    write: (ids, counts) =>
      db.execute(sql`
        insert into ${views} as counted (${key}, views)
        select p.id, n.views from unnest(${sql.param([...ids])}::int[], ${sql.param([...counts])}::int[]) as n (id, views)
          join ${table} p on p.id = n.id and p.state = 'published'
        order by p.id
        on conflict (${key}) do update set views = counted.views + excluded.views`),
  });

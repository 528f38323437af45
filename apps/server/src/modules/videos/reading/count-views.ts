import { sql } from 'drizzle-orm';
import { countRows } from '#platform/db/database.ts';
import { createViews, type Views } from '#platform/gather/count-views.ts';
import { CodedError } from '#platform/http/errors.ts';
import type { ModuleContext } from '#platform/module.ts';
import { isShown } from './video-cards.ts';

/** Counts who watches which video. */
export const createVideoViews = ({ db, clock, log }: ModuleContext): Views =>
  createViews({
    log,
    now: () => clock.now(),
    async refuseUnknown(id, now) {
      const found = await countRows(db, sql`video n where n.id = ${id} and ${isShown(now)}`);
      if (found === 0) throw new CodedError('unknownVideo');
    },
    write: (ids, counts) =>
      db.execute(sql`
        insert into video_views (video_id, views)
        select n.id, c.views from unnest(${sql.param([...ids])}::int[], ${sql.param([...counts])}::int[]) as c (id, views)
          join video n on n.id = c.id and n.state = 'published'
        order by n.id
        on conflict (video_id) do update set views = video_views.views + excluded.views`),
  });

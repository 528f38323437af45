import { sql } from 'drizzle-orm';
import { countRows } from '#platform/db/database.ts';
import { createViews, type Views } from '#platform/gather/count-views.ts';
import { CodedError } from '#platform/http/errors.ts';
import type { ModuleContext } from '#platform/module.ts';
import { isShown } from './article-cards.ts';

/** Counts who reads which article. */
export const createArticleViews = ({ db, clock, log }: ModuleContext): Views =>
  createViews({
    log,
    now: () => clock.now(),
    async refuseUnknown(id, now) {
      const found = await countRows(db, sql`article a where a.id = ${id} and ${isShown(now)}`);
      if (found === 0) throw new CodedError('unknownArticle');
    },
    write: (ids, counts) =>
      db.execute(sql`
        insert into article_views (article_id, views)
        select a.id, n.views from unnest(${sql.param([...ids])}::int[], ${sql.param([...counts])}::int[]) as n (id, views)
          join article a on a.id = n.id and a.state = 'published'
        order by a.id
        on conflict (article_id) do update set views = article_views.views + excluded.views`),
  });

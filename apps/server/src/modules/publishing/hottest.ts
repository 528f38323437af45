import { hotLength } from '@xiongmao/api/publishing/rules';
import { type SQL, sql } from 'drizzle-orm';
import type { Publication } from './publication.ts';

/** Of what is older nothing is hot. */
const candidates = 500;

/** So many views are worth what one like or comment is. */
const viewsForPoint = 10;

/**
 * The ids of the hottest of the newest of what follows `from`: by what was said of each and how often it was seen, with the
 * formula of all that is hot (`sql/posts/hot_score.sql`), where twice the points are worth six hours.
 */
export const hottest = (
  { discussedAs }: Pick<Publication, 'discussedAs'>,
  { from, views }: { from: SQL; views: SQL },
): SQL => sql`
  select n.id from (
    select id, published_at, ${views} as views from ${from}
    order by published_at desc, id desc limit ${candidates}) n
  left join posts.discussion d on d.kind = ${discussedAs} and d.subject_id = n.id
  order by posts.hot_score(coalesce(d.likes + d.comments, 0) + n.views / ${viewsForPoint}::int, n.published_at) desc,
    n.id desc
  limit ${hotLength}`;

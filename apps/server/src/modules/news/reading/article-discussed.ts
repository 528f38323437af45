import { newsDiscussedKind } from '@xiongmao/api/news/rules';
import { sql } from 'drizzle-orm';
import type { Discussed } from '#modules/posts/index.ts';
import { int, text, time } from '#platform/db/columns.ts';
import { rows } from '#platform/db/database.ts';
import { wasArticle } from './get-article.ts';

/** What is published can be talked about; what somebody wrote before it was banned stays in talk. */
export const articleDiscussed: Discussed = {
  kind: newsDiscussedKind,
  isGone: wasArticle,
  async find(db, ids) {
    const found = await rows(
      db,
      { id: int, title: text, gameId: int, authorId: int, at: time },
      sql`select a.id, t.title, a.game_id as "gameId", a.author_id as "authorId", a.published_at as at
        from article a cross join lateral (
          select title from article_text t where t.article_id = a.id order by t.changed_at, t.locale limit 1) t
        where a.id = any(${sql.param([...ids])}::int[]) and a.state = 'published'`,
    );
    return new Map(
      found.map((one) => [
        one.id,
        { ...one, link: { page: 'article', id: one.id, within: one.gameId } },
      ]),
    );
  },
};

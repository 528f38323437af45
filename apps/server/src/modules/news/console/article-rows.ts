import { articleResource } from '@xiongmao/api/news/resources';
import { type SQL, sql } from 'drizzle-orm';
import { only } from '#platform/db/columns.ts';
import { views } from '../reading/article-cards.ts';

/** What office rows of an article `a` have in common. */
export const articleRow = only(
  articleResource.row.shape,
  ...([
    'id',
    'kind',
    'gameId',
    'coverId',
    'cover',
    'state',
    'reason',
    'publishAt',
    'publishedAt',
  ] as const),
  ...(['links', 'views', 'createdAt', 'changedAt'] as const),
);

export const articleColumns: SQL = sql`a.id, a.kind, a.game_id as "gameId", a.cover_id as "coverId",
  (select address from article_picture where id = a.cover_id) as cover, a.state, a.reason,
  a.publish_at as "publishAt", a.published_at as "publishedAt",
  (select coalesce(jsonb_agg(jsonb_build_object('kind', l.kind, 'id', l.target_id) order by l.place), '[]')
    from article_link l where l.article_id = a.id and l.by_hand) as links,
  ${views} as views, a.created_at as "createdAt", a.changed_at as "changedAt"`;

export const articleOrder = {
  id: sql`a.id`,
  publishAt: sql`a.publish_at`,
  publishedAt: sql`a.published_at`,
  changedAt: sql`a.changed_at`,
  views,
};

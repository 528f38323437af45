import { videoDiscussedKind } from '@xiongmao/api/videos/rules';
import { type VideoCard, videoCard } from '@xiongmao/api/videos/shapes';
import { type SQL, sql } from 'drizzle-orm';
import { isHiddenFrom } from '#modules/matches/index.ts';
import { int } from '#platform/db/columns.ts';
import { type Database, instant, rows } from '#platform/db/database.ts';
import type { Shielded } from '#platform/http/concealing/shielded.ts';

/** What anybody may watch: what is published, of the studio while its maker is not banned. */
export const isShown = (now: Date): SQL => sql`n.state = 'published'
  and (n.origin = 'desk' or not exists (
    select from identity.bans_in_force(${instant(now)}) b where b.account_id = n.author_id))`;

/** Of a match that is hidden from who asks there are no highlights: how many there are tells what happened in it. */
export const isListed = (now: Date, shielded: Shielded | null): SQL =>
  shielded
    ? sql`${isShown(now)} and not (n.kind = 'highlight' and ${isHiddenFrom(shielded, sql`n.match_id`)})`
    : isShown(now);

export const views = sql`coalesce((select v.views from video_views v where v.video_id = n.id), 0)`;

/** The match of a video `n` as it is shown. */
export const match = sql`(select jsonb_build_object('id', m.shown_id, 'incident', n.incident)
  from matches.shown_match m where m.id = n.match_id)`;

const columns = sql`n.id, n.kind, n.game_id as "gameId", n.locale, n.title, n.poster,
  jsonb_build_object('title', n.neutral_title) as neutral, n.seconds,
  jsonb_build_object('id', u.id, 'username', u.username, 'avatar', f.avatar) as author, ${match} as match,
  n.published_at as "publishedAt", ${views} as views,
  coalesce(d.likes, 0) as likes, coalesce(d.comments, 0) as comments`;

export const cardRow = videoCard.shape;

/** Columns of cards and `more`, of videos `n`. */
export const cards = (tail: SQL, more: SQL = sql``): SQL =>
  sql`select ${columns} ${more}
    from video n join identity.account u on u.id = n.author_id
    left join users.profile f on f.account_id = n.author_id
    left join posts.discussion d on d.kind = ${videoDiscussedKind} and d.subject_id = n.id ${tail}`;

/** Cards of those of these videos that anybody may watch, in their order. */
export async function findVideoCards(
  db: Database,
  now: Date,
  ids: readonly number[],
): Promise<VideoCard[]> {
  if (ids.length === 0) return [];
  const given = sql`${sql.param([...ids])}::int[]`;
  const tail = sql`where n.id = any(${given}) and ${isShown(now)} order by array_position(${given}, n.id)`;
  return rows(db, cardRow, cards(tail));
}

/** Cards of the videos that a query finds, in its order. */
export async function selectCards(db: Database, now: Date, query: SQL): Promise<VideoCard[]> {
  const found = await rows(db, { id: int }, query);
  return findVideoCards(
    db,
    now,
    found.map(({ id }) => id),
  );
}

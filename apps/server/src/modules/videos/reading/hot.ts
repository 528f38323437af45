import { videoDiscussedKind, videoLimits } from '@xiongmao/api/videos/rules';
import type { VideoCard } from '@xiongmao/api/videos/shapes';
import { sql } from 'drizzle-orm';
import type { Database } from '#platform/db/database.ts';
import type { Fan } from '#platform/http/concealing/fan.ts';
import { every } from '#platform/http/listing.ts';
import { isListed, selectCards, views } from './video-cards.ts';

/** Of what is older nothing is hot. */
const candidates = 500;

/** So many views are worth what one like or comment is. */
const viewsForPoint = 10;

/** What makes a video `n` hot: what was said of it, and how often it was watched. */
const points = sql`(coalesce((select likes + comments from posts.discussion
    where kind = ${videoDiscussedKind} and subject_id = n.id), 0) + ${views} / ${viewsForPoint}::int)`;

/** By the formula of all that is hot (`sql/posts/hot_score.sql`): twice the points are worth six hours. */
const heat = sql`posts.hot_score(${points}, n.published_at)`;

/** The hottest of the newest, of a game or of all. */
export async function findHotVideos(
  db: Database,
  { gameId }: { gameId?: number | undefined },
  now: Date,
  fan: Fan | null,
): Promise<{ items: VideoCard[] }> {
  const where = every(isListed(now, fan), gameId !== undefined && sql`n.game_id = ${gameId}`);
  const query = sql`select n.id from (
      select n.id, n.published_at from video n where ${where}
      order by n.published_at desc, n.id desc limit ${candidates}) n
    order by ${heat} desc, n.id desc limit ${videoLimits.hot}`;
  return { items: await selectCards(db, now, query) };
}

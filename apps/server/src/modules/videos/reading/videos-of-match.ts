import type { VideoCard } from '@xiongmao/api/videos/shapes';
import { sql } from 'drizzle-orm';
import { rowsOf } from '#modules/matches/index.ts';
import type { Database } from '#platform/db/database.ts';
import type { Shielded } from '#platform/http/concealing/shielded.ts';
import { isListed, selectCards } from './video-cards.ts';

const most = 100;

/** Where a video `n` stands in the timeline, as the row that it was named by has it. */
const place = sql`(select min(i.place) from matches.incident i
  where i.match_id = any(m.ids) and i.key = n.incident and i.state <> 'withdrawn')`;

/** Moments in the order of the timeline, others of moments, whatever else was filmed, and the whole match. */
export const findVideosOfMatch = async (
  db: Database,
  matchId: number,
  now: Date,
  shielded: Shielded | null,
): Promise<{ items: VideoCard[] }> => ({
  items: await selectCards(
    db,
    now,
    sql`select n.id from (select ${rowsOf(matchId)} as ids) m join video n on n.match_id = any(m.ids)
      where ${isListed(now, shielded)}
      order by array_position('{highlight,clip,playback}', n.kind), ${place} nulls last, n.published_at, n.id
      limit ${most}`,
  ),
});

import type { VideoCard } from '@xiongmao/api/videos/shapes';
import { sql } from 'drizzle-orm';
import { hottest } from '#modules/publishing/index.ts';
import type { Database } from '#platform/db/database.ts';
import type { Shielded } from '#platform/http/concealing/shielded.ts';
import { every } from '#platform/http/listing.ts';
import { videos } from '../writing/move-video.ts';
import { isListed, selectCards, views } from './video-cards.ts';

/** The hottest of the newest, of a game or of all. */
export async function findHotVideos(
  db: Database,
  { gameId }: { gameId?: number | undefined },
  now: Date,
  shielded: Shielded | null,
): Promise<{ items: VideoCard[] }> {
  const where = every(isListed(now, shielded), gameId !== undefined && sql`n.game_id = ${gameId}`);
  const query = hottest(videos, { from: sql`video n where ${where}`, views });
  return { items: await selectCards(db, now, query) };
}

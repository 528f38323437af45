import { pageSize } from '@xiongmao/api/fields/page-size';
import type { VideoKind } from '@xiongmao/api/videos/rules';
import type { VideoCard } from '@xiongmao/api/videos/shapes';
import { sql } from 'drizzle-orm';
import { rowsOf } from '#modules/matches/index.ts';
import { countRows, type Database } from '#platform/db/database.ts';
import type { Shielded } from '#platform/http/concealing/shielded.ts';
import { CodedError } from '#platform/http/errors.ts';
import { every } from '#platform/http/listing.ts';
import { wasVideo } from './get-video.ts';
import { isListed, selectCards, views } from './video-cards.ts';

interface Asked {
  gameId?: number | undefined;
  kind?: VideoKind | undefined;
  userId?: number | undefined;
  /** By whatever source's row. */
  matchId?: number | undefined;
  id?: number | undefined;
  sort?: 'new' | 'views';
  page: number;
}

/**
 * A page of videos, the newest first, or those that are watched most. Throws as `getVideo` for one that is asked for by
 * its id.
 */
export async function findVideos(
  db: Database,
  { gameId, kind, userId, matchId, id, sort = 'new', page }: Asked,
  now: Date,
  shielded: Shielded | null,
): Promise<{ items: VideoCard[]; total: number }> {
  const where = every(
    // One by its id is where it is, as its page is.
    isListed(now, id === undefined ? shielded : null),
    gameId !== undefined && sql`n.game_id = ${gameId}`,
    kind !== undefined && sql`n.kind = ${kind}`,
    userId !== undefined && sql`n.author_id = ${userId}`,
    id !== undefined && sql`n.id = ${id}`,
    matchId !== undefined && sql`n.match_id = any(${rowsOf(matchId)})`,
  );
  const most = sort === 'views' ? sql`${views} desc,` : sql``;
  const items = await selectCards(
    db,
    now,
    sql`select n.id from video n where ${where} order by ${most} n.published_at desc, n.id desc
      limit ${pageSize} offset ${(page - 1) * pageSize}`,
  );
  if (id !== undefined && items.length === 0)
    throw new CodedError((await wasVideo(db, id)) ? 'gone' : 'unknownVideo');
  return { items, total: await countRows(db, sql`video n where ${where}`) };
}

import { videoLimits } from '@xiongmao/api/videos/rules';
import type { Video, VideoCard } from '@xiongmao/api/videos/shapes';
import { sql } from 'drizzle-orm';
import { boardOf } from '#modules/matches/index.ts';
import { wasShown } from '#modules/publishing/index.ts';
import { text } from '#platform/db/columns.ts';
import { rows } from '#platform/db/database.ts';
import type { Shielded } from '#platform/http/concealing/shielded.ts';
import { CodedError } from '#platform/http/errors.ts';
import type { ModuleContext } from '#platform/module.ts';
import { cardRow, cards, isListed, isShown, selectCards } from './video-cards.ts';
import { keptPlay, playColumn, playOf } from './video-play.ts';

const pageRow = { ...cardRow, description: text, play: keptPlay };

/** A video that anybody may watch. Throws `unknownVideo`, and `gone` for what was withdrawn or taken down. */
export async function getVideo(
  { db, env }: Pick<ModuleContext, 'db' | 'env'>,
  asked: { id: number; gameId: number },
  now: Date,
  shielded: Shielded | null,
): Promise<Video> {
  const { id, gameId } = asked;
  const [found] = await rows(
    db,
    pageRow,
    cards(
      sql`where n.id = ${id} and n.game_id = ${gameId} and ${isShown(now)}`,
      sql`, n.description, ${playColumn} as play`,
    ),
  );
  if (!found) throw new CodedError((await wasVideo(db, id)) ? 'gone' : 'unknownVideo');
  const matchId = found.match?.id;
  const [board, related] = await Promise.all([
    boardOf(db, matchId === undefined ? [] : [matchId]),
    findRelated({ db }, asked, now, shielded),
  ]);
  return { ...found, play: playOf(env, found.play), board, related };
}

/** Whether a video that nobody may watch was there to watch once. */
export const wasVideo = (db: ModuleContext['db'], id: number): Promise<boolean> =>
  wasShown(db, sql`video`, id);

/** Of the same match, then the newest of the game. */
const findRelated = (
  { db }: Pick<ModuleContext, 'db'>,
  { id, gameId }: { id: number; gameId: number },
  now: Date,
  shielded: Shielded | null,
): Promise<VideoCard[]> =>
  selectCards(
    db,
    now,
    sql`with near as (
        select n.id, n.published_at, 1 as shared from video own
          join video n on n.match_id in (select matches.rows_of(own.match_id))
        where own.id = ${id} and n.id <> ${id} and ${isListed(now, shielded)}
        order by n.published_at desc, n.id desc limit ${videoLimits.related}),
      newest as (
        select n.id, n.published_at, 0 as shared from video n
        where n.game_id = ${gameId} and n.id <> ${id} and ${isListed(now, shielded)}
        order by n.published_at desc, n.id desc limit ${2 * videoLimits.related})
      select id from (select * from near union all select * from newest) n
      group by id order by max(shared) desc, max(published_at) desc, id desc limit ${videoLimits.related}`,
  );

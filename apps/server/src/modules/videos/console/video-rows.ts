import type { ResourceRow } from '@xiongmao/api/resource';
import { videoResource } from '@xiongmao/api/videos/resources';
import { type SQL, sql } from 'drizzle-orm';
import { z } from 'zod';
import { orNull } from '#platform/db/columns.ts';
import { type Database, rows, type Tx } from '#platform/db/database.ts';
import type { Env } from '#src/env.ts';
import { incomingFolder } from '../folders.ts';
import { match, views } from '../reading/video-cards.ts';
import { keptPlay, playColumn, playOf } from '../reading/video-play.ts';
import { bytesOf, fileOf } from '../uploads/upload-rows.ts';
import type { About, Words } from '../writing/check-words.ts';

/** What office rows of a video `n` have in common; how far its file has come is found beside them. */
const columns: SQL = sql`n.id, n.origin, n.kind, n.game_id as "gameId", ${match} as match,
  (select coalesce(h.name || ' – ' || w.name, l.name) from matches.shown_match m
    join catalogue.league l on l.id = m.league_id left join catalogue.team h on h.id = m.home_id
    left join catalogue.team w on w.id = m.away_id where m.id = n.match_id) as "matchName",
  (select m.starts_at from matches.shown_match m where m.id = n.match_id) as "matchAt",
  n.title, n.neutral_title as "neutralTitle", n.description, n.locale, n.state, n.reason,
  n.publish_at as "publishAt", n.published_at as "publishedAt", n.file, n.failure, n.broadcast_id as "broadcastId",
  (select j.progress from video_job j where j.video_id = n.id and j.state in ('waiting', 'running')) as progress,
  case when n.file = 'uploading' then (select jsonb_build_object('id', u.id, 'size', u.size)
    from video_upload u where u.video_id = n.id) end as upload,
  n.seconds, n.poster, ${playColumn} as play, ${views} as views,
  n.created_at as "createdAt", n.changed_at as "changedAt", n.author_id as "authorId", u.username as author`;

export const videoOrder = {
  id: sql`n.id`,
  publishAt: sql`n.publish_at`,
  publishedAt: sql`n.published_at`,
  changedAt: sql`n.changed_at`,
  seconds: sql`n.seconds`,
  views,
};

type Row = ResourceRow<typeof videoResource>;

const shape = {
  ...videoResource.row.shape,
  play: orNull(keptPlay),
  upload: orNull(z.object({ id: z.string(), size: z.int() })),
};

/** Rows of videos `n`, with who made each. */
export async function selectVideos(db: Database | Tx, env: Env, rest: SQL): Promise<Row[]> {
  const found = await rows(
    db,
    shape,
    sql`select ${columns} from video n join identity.account u on u.id = n.author_id ${rest}`,
  );
  /** Percent of a file that are there. */
  const arrived = async ({ id, size }: { id: string; size: number }): Promise<number> =>
    Math.floor(((await bytesOf(fileOf(incomingFolder({ env }), id))) / size) * 100);
  return Promise.all(
    found.map(async ({ upload, play, progress, ...row }) => ({
      ...row,
      progress: upload ? await arrived(upload) : progress,
      play: play && playOf(env, play),
    })),
  );
}

/** What is written of a video and what it shows, as it is changed. */
export const factsOf = ({ match, ...row }: Omit<Row, 'authorId' | 'author'>): Words & About => ({
  kind: row.kind,
  gameId: row.gameId,
  title: row.title,
  neutralTitle: row.neutralTitle,
  description: row.description,
  locale: row.locale,
  matchId: match?.id ?? null,
  incident: match?.incident ?? null,
});

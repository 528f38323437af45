import { randomUUID } from 'node:crypto';
import { rm } from 'node:fs/promises';
import path from 'node:path';
import { text as readText } from 'node:stream/consumers';
import { sql } from 'drizzle-orm';
import { asWritten, int, listOf, orNull, real, text } from '#platform/db/columns.ts';
import { rows, type Tx } from '#platform/db/database.ts';
import { defineJob, type Jobs } from '#platform/jobs.ts';
import { encodingFolder } from '../folders.ts';
import { withholdPictures } from '../pictures.ts';
import { EncodingFailure } from './failures.ts';
import { readPlaylist } from './ffmpeg/playlists.ts';
import type { Parts } from './make-video.ts';
import { type Kept, takePoster } from './pictures/video-pictures.ts';
import { wastePicture } from './waste.ts';

const posterDue = defineJob<{ videoId: number }>('video-poster');

/** To be told when the second of a video's poster is another. */
export const redrawPoster = (tx: Tx, jobs: Jobs, videoId: number): Promise<void> =>
  jobs.send(tx, posterDue, { videoId });

const videoRow = {
  key: text,
  heights: listOf(int),
  posterAt: orNull(real),
  /** What it was drawn of: who has read it before it was changed leaves it to who reads it after. */
  seen: text,
};
const seen = sql`md5(row(key, poster_at)::text)`;

export function workPosters({ context, encoder }: Parts): void {
  const { db, jobs, objects, storage, log } = context;
  jobs.work(posterDue, async ({ videoId }) => {
    const [video] = await rows(
      db,
      videoRow,
      sql`select key, heights, poster_at as "posterAt", ${seen} as seen from video where id = ${videoId} and key is not null`,
    );
    const poster = encoder && video && video.heights.length > 0 ? await posterOf(video) : null;
    if (!poster) return;
    const isKept = await db.transaction(async (tx) => {
      const [was] = await rows(
        tx,
        { poster: asWritten<Kept | null>() },
        sql`update video set poster = ${JSON.stringify(poster)}::jsonb
          where id = ${videoId} and ${seen} = ${video!.seen} returning old.poster`,
      );
      if (!was) return false;
      await wastePicture(tx, jobs, was.poster);
      await withholdPictures(tx, jobs, videoId);
      return true;
    });
    if (!isKept) await storage.remove(poster.address);
  });

  /** Null where it can't be taken: the one of before stays. */
  async function posterOf({
    key,
    heights,
    posterAt,
  }: {
    key: string;
    heights: number[];
    posterAt: number | null;
  }): Promise<Kept | null> {
    const below = `videos/${key}/${Math.max(...heights)}`;
    const open = async (file: string) => (await objects.get(`${below}/${file}`))?.content ?? null;
    const folder = path.join(encodingFolder(context), `poster-${randomUUID()}`);
    try {
      const playlist = await open('index.m3u8');
      if (!playlist) return null;
      const filmed = { playlist: readPlaylist(await readText(playlist)), open };
      const { signal } = new AbortController();
      return await takePoster({ encoder: encoder!, storage, folder, signal }, filmed, posterAt);
    } catch (error) {
      if (!(error instanceof EncodingFailure)) throw error;
      log.warn({ key, reason: error.reason }, 'a poster could not be taken');
      return null;
    } finally {
      await rm(folder, { recursive: true, force: true });
    }
  }
}

import { execFileSync } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { copyFile, mkdir, readdir, readFile, rm } from 'node:fs/promises';
import path from 'node:path';
import {
  folderOf,
  names,
  type RecordedSegment,
  writeIndex,
} from '@xiongmao/api/live/recording-index';
import { createFolderStore } from '@xiongmao/storage/folder-store';
import { sql } from 'drizzle-orm';
import type { TestApp } from '#testing/app.ts';
import { rows } from '#testing/rows.ts';
import { film } from './clips.ts';

/** s of a segment of what was recorded. */
export const segmentLasts = 2;
export const stream = 'pitch';

/** Has media have recorded a clip, as it would; answers its segments. */
export async function recorded(
  dataDir: string,
  {
    recording,
    beganAt,
    seconds = 10,
    size = '320x180',
    sound = true,
  }: { recording: string; beganAt: Date; seconds?: number; size?: string; sound?: boolean },
): Promise<RecordedSegment[]> {
  const work = path.join(dataDir, `film-${recording}`);
  await mkdir(work, { recursive: true });
  const more = ['-g', String(25 * segmentLasts), '-keyint_min', '50', '-sc_threshold', '0'];
  const clip = film(path.join(work, 'clip.mp4'), { seconds, size, sound, more });
  execFileSync('ffmpeg', [
    ...['-v', 'error', '-i', clip, '-c', 'copy', '-f', 'hls', '-hls_time', String(segmentLasts)],
    ...['-hls_playlist_type', 'vod', '-hls_segment_type', 'fmp4'],
    ...[
      '-hls_fmp4_init_filename',
      names.init(0),
      '-hls_segment_filename',
      path.join(work, 's%d.m4s'),
    ],
    path.join(work, 'index.m3u8'),
  ]);
  const playlist = await readFile(path.join(work, 'index.m3u8'), 'utf8');
  const lengths = [...playlist.matchAll(/EXTINF:([\d.]+)/g)].map(([, text]) => Number(text));
  const folder = path.join(dataDir, folderOf(stream, recording));
  await mkdir(folder, { recursive: true });
  for (const file of await readdir(work))
    if (/^[is]\d+\.m/.test(file)) await copyFile(path.join(work, file), path.join(folder, file));
  await rm(work, { recursive: true });
  let at = beganAt.getTime();
  const segments = lengths.map((duration, number) => {
    const segment = { number, at, duration, init: 0, discontinuity: false };
    at += duration * 1000;
    return segment;
  });
  await noteIndex(dataDir, recording, segments);
  return segments;
}

export const noteIndex = (
  dataDir: string,
  recording: string,
  segments: readonly RecordedSegment[],
): Promise<void> =>
  createFolderStore(dataDir).put(
    `${folderOf(stream, recording)}/${names.index}`,
    [writeIndex(segments)],
    'application/json',
  );

interface Aired {
  anchorId: number;
  matchId?: number | null;
  recordings: { recording: string; from: Date; to: Date | null }[];
  endedBy?: 'downcast' | 'cut' | null;
}

/** A broadcast that was, with what media told of it; its id. */
export async function aired(app: TestApp, given: Aired): Promise<number> {
  const { anchorId, matchId = null, recordings, endedBy = 'downcast' } = given;
  const began = recordings[0]!.from.toISOString();
  const [made] = await rows<{ id: number }>(
    app.db,
    sql`insert into broadcast (anchor_id, title, match_id, language, preview_seconds, began_at, on_air_at, ended_at, ended_by)
      values (${anchorId}, 'On air', ${matchId}, 'en', 30, ${began}::timestamptz, ${began}::timestamptz,
        ${endedBy && recordings.at(-1)!.to!.toISOString()}::timestamptz, ${endedBy}) returning id`,
  );
  for (const { recording, from, to } of recordings)
    await app.db.execute(sql`insert into stream_session (stream, recording, account_id, broadcast_id, session, state,
        began_at, resumed_at, left_at, changed_at)
      values (${stream}, ${recording}, ${anchorId}, ${made!.id}, ${randomUUID()}, ${to ? 'ended' : 'live'},
        ${from.toISOString()}::timestamptz, ${from.toISOString()}::timestamptz,
        ${to?.toISOString() ?? null}::timestamptz, ${from.toISOString()}::timestamptz)`);
  return made!.id;
}

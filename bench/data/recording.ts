import { execFileSync } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { folderOf, names, writeIndex } from '@xiongmao/api/live/recording-index';
import type { Database } from '../server-code.ts';

/** Seconds of a segment, as ffmpeg cuts by default in `glass-to-glass`, too. */
const segmentLasts = 2;
const minute = 60;

interface Recording {
  seconds: number;
  /** Where the server and media keep files. */
  dataDir: string;
  /** Where ffmpeg's own segments go. */
  plain: string;
}

/**
 * A moving picture of 640 × 360 with a tone, as long as is wanted: as media keeps what it has recorded (fMP4), and the
 * same as ffmpeg packages it by itself (MPEG-TS). One minute is encoded, and repeated.
 */
export async function filmRecording({ seconds, dataDir, plain }: Recording) {
  const clip = path.join(plain, 'minute.mp4');
  const ffmpeg = (...args: string[]) => execFileSync('ffmpeg', ['-v', 'error', '-y', ...args]);
  ffmpeg(
    ...['-f', 'lavfi', '-i', 'testsrc2=size=640x360:rate=30'],
    ...['-f', 'lavfi', '-i', 'sine=frequency=440:sample_rate=48000', '-t', String(minute)],
    ...['-c:v', 'libx264', '-preset', 'veryfast', '-b:v', '500k', '-pix_fmt', 'yuv420p'],
    ...['-g', String(30 * segmentLasts), '-keyint_min', '60', '-sc_threshold', '0', '-bf', '0'],
    ...['-c:a', 'aac', '-b:a', '64k', clip],
  );
  const looped = ['-stream_loop', String(Math.ceil(seconds / minute) - 1), '-i', clip];
  const hls = ['-c', 'copy', '-f', 'hls', '-hls_time', String(segmentLasts)];
  const vod = ['-hls_playlist_type', 'vod'];
  ffmpeg(...looped, ...hls, ...vod, path.join(plain, 'index.m3u8'));

  const recording = randomUUID();
  const folder = path.join(dataDir, folderOf(stream, recording));
  await mkdir(folder, { recursive: true });
  ffmpeg(
    ...[...looped, ...hls, ...vod, '-hls_segment_type', 'fmp4'],
    ...['-hls_fmp4_init_filename', names.init(0)],
    ...['-hls_segment_filename', path.join(folder, 's%d.m4s'), path.join(folder, 'index.m3u8')],
  );
  const playlist = await readFile(path.join(folder, 'index.m3u8'), 'utf8');
  const lengths = [...playlist.matchAll(/EXTINF:([\d.]+)/g)].map(([, text]) => Number(text));
  const from = new Date(Date.now() - seconds * 1_000 - 3_600_000);
  let at = from.getTime();
  const segments = lengths.map((duration, number) => {
    const segment = { number, at: Math.round(at), duration, init: 0, discontinuity: false };
    at += duration * 1_000;
    return segment;
  });
  await writeFile(path.join(folder, names.index), writeIndex(segments));
  return { recording, from, to: new Date(at) };
}

const stream = 'pitch';

/** The broadcast of which that is what was recorded, over; its id. */
export async function airRecording(
  { $client }: Database,
  { uid, recording, from, to }: { uid: number; recording: string; from: Date; to: Date },
): Promise<number> {
  const { rows } = await $client.query<{ id: number }>(
    `with over as (
        update broadcast set began_at = $3, on_air_at = $3, ended_at = $4, ended_by = 'downcast'
        where anchor_id = $1 returning id
      ), session as (
        insert into stream_session (stream, recording, account_id, broadcast_id, session, state, began_at,
          resumed_at, left_at, changed_at)
        select '${stream}', $2, $1, id, gen_random_uuid(), 'ended', $3, $3, $4, $3 from over
      )
      select id from over`,
    [uid, recording, from, to],
  );
  return rows[0]!.id;
}

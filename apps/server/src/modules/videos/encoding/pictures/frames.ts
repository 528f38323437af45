import { createWriteStream } from 'node:fs';
import { readFile, rm } from 'node:fs/promises';
import path from 'node:path';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { Encoder } from '../encoder.ts';
import { EncodingFailure } from '../failures.ts';
import type { MediaPlaylist } from '../ffmpeg/playlists.ts';
import { opening } from '../ffmpeg/probe.ts';
import { run } from '../ffmpeg/run.ts';

/** A size of a video that pictures are taken of, wherever its files stand. */
export interface Filmed {
  playlist: MediaPlaylist;
  /** A file of its folder; null where it is missing. */
  open(file: string): Promise<Readable | null>;
}

const wall = 60_000;

/**
 * The picture at a second, as a PNG of at most this width; the most telling one of some seconds around it where `best`.
 * One segment is decoded, however long the video is.
 */
export async function frameAt(
  encoder: Encoder,
  { playlist, open }: Filmed,
  {
    second,
    width,
    folder,
    signal,
    best = false,
  }: { second: number; width: number; folder: string; signal: AbortSignal; best?: boolean },
): Promise<Buffer> {
  let begins = 0;
  const { segments } = playlist;
  const shown =
    segments.find((each) => {
      if (second < begins + each.seconds) return true;
      begins += each.seconds;
      return false;
    }) ?? segments.at(-1)!;
  const file = path.join(folder, 'frame.mp4');
  const picture = path.join(folder, 'frame.png');
  await pipeline(async function* () {
    for (const name of [shown.init, shown.file]) {
      const content = await open(name);
      if (!content) throw new EncodingFailure('lost');
      yield* content;
    }
  }, createWriteStream(file));
  // The last instant of a segment may be behind its last picture.
  const within = Math.min(Math.max(0, second - begins), Math.max(0, shown.seconds - 0.2));
  const scaled = `scale='min(${width},iw)':-2`;
  for (const offset of best || within === 0 ? [0] : [within, 0]) {
    await rm(picture, { force: true });
    await run(
      encoder,
      'ffmpeg',
      [
        ...['-nostdin', '-v', 'error', '-y', ...opening('mov'), '-i', `file:${file}`],
        ...(offset > 0 ? ['-ss', String(offset)] : []),
        ...['-an', '-frames:v', '1', '-vf', best ? `thumbnail=60,${scaled}` : scaled, picture],
      ],
      { wall, signal },
    );
    const taken = await readFile(picture).catch(() => null);
    if (taken) return taken;
  }
  throw new EncodingFailure('crashed', 'no picture could be taken');
}

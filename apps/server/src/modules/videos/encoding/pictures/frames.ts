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

interface Taking {
  /** Of the pictures, at most. */
  width: number;
  folder: string;
  signal: AbortSignal;
}

const wall = 60_000;

/** The most telling picture of some seconds around one, as a PNG. */
export async function bestFrameAt(
  encoder: Encoder,
  filmed: Filmed,
  second: number,
  taking: Taking,
): Promise<Buffer> {
  const file = await keepSegment(filmed, placeOf(filmed.playlist, second).index, taking.folder);
  const [best] = await takeFrames(encoder, file, [0], taking, 'thumbnail=60');
  return best ?? none();
}

/** The pictures at some seconds, in ascending order, as PNG. Only their segments are decoded, and each once, however long the video is. */
export async function framesAt(
  encoder: Encoder,
  filmed: Filmed,
  seconds: readonly number[],
  taking: Taking,
): Promise<Buffer[]> {
  const places = seconds.map((second) => placeOf(filmed.playlist, second));
  const frames: Buffer[] = [];
  for (const [index, within] of Map.groupBy(places, (place) => place.index)) {
    const file = await keepSegment(filmed, index, taking.folder);
    const offsets = within.map(({ offset }) => offset);
    const taken = await takeFrames(encoder, file, offsets, taking);
    // The last instant of a segment may be behind its last picture.
    const first = taken.includes(null) ? (await takeFrames(encoder, file, [0], taking))[0] : null;
    frames.push(...taken.map((frame) => frame ?? first ?? none()));
  }
  return frames;
}

/** In which segment a second is, and how far into it. */
function placeOf({ segments }: MediaPlaylist, second: number): { index: number; offset: number } {
  let begins = 0;
  for (const [index, { seconds }] of segments.entries()) {
    if (second < begins + seconds || index === segments.length - 1) {
      return { index, offset: Math.min(Math.max(0, second - begins), Math.max(0, seconds - 0.2)) };
    }
    begins += seconds;
  }
  return none();
}

async function keepSegment(
  { playlist, open }: Filmed,
  index: number,
  folder: string,
): Promise<string> {
  const { init, file: segment } = playlist.segments[index]!;
  const file = path.join(folder, 'frame.mp4');
  await pipeline(async function* () {
    for (const name of [init, segment]) {
      const content = await open(name);
      if (!content) throw new EncodingFailure('lost');
      yield* content;
    }
  }, createWriteStream(file));
  return file;
}

/** The pictures at some seconds of a file; null where it has none any more. */
async function takeFrames(
  encoder: Encoder,
  file: string,
  offsets: readonly number[],
  { width, folder, signal }: Taking,
  ...filters: string[]
): Promise<(Buffer | null)[]> {
  const filter = [...filters, `scale='min(${width},iw)':-2`].join();
  const pictures = offsets.map((_, index) => path.join(folder, `frame-${index}.png`));
  for (const picture of pictures) await rm(picture, { force: true });
  await run(
    encoder,
    'ffmpeg',
    [
      ...['-nostdin', '-v', 'error', '-y', ...opening('mov'), '-i', `file:${file}`],
      ...offsets.flatMap((offset, index) => [
        ...(offset > 0 ? ['-ss', String(offset)] : []),
        ...['-an', '-frames:v', '1', '-vf', filter, pictures[index]!],
      ]),
    ],
    { wall, signal },
  );
  return Promise.all(pictures.map((picture) => readFile(picture).catch(() => null)));
}

function none(): never {
  throw new EncodingFailure('crashed', 'no picture could be taken');
}

import { randomBytes } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { mkdir, rm } from 'node:fs/promises';
import path from 'node:path';
import { videoLimits } from '@xiongmao/api/videos/rules';
import { sql } from 'drizzle-orm';
import { orNull, real } from '#platform/db/columns.ts';
import { rows } from '#platform/db/database.ts';
import type { ModuleContext } from '#platform/module.ts';
import { encodingFolder, incomingFolder, isFull } from '../folders.ts';
import { copyRecording, encodeCut } from '../recordings/cut.ts';
import { findRecordings, segmentsWithin } from '../recordings/recordings.ts';
import { encodeFile } from './encode.ts';
import type { Encoder } from './encoder.ts';
import { EncodingFailure } from './failures.ts';
import type { Listed } from './ffmpeg/playlists.ts';
import { keepFiles } from './keep-files.ts';
import type { LeasedJob } from './lease.ts';
import { takeOriginal } from './original.ts';
import { takePoster, takeSheet } from './pictures/video-pictures.ts';
import { type Made, switchFile } from './switch-file.ts';
import { wasteFiles } from './waste.ts';

export interface Parts {
  context: ModuleContext;
  encoder: Encoder | null;
}

interface Attempt {
  job: LeasedJob;
  worker: string;
  signal: AbortSignal;
  /** Percent. */
  onProgress: (percent: number) => void;
}

/** ms after which what an attempt has left in the storage is waste, if nothing else is said of it. */
const halfKeptLasts = 24 * 3_600_000;
/** Percent when all is encoded, and pictures are taken. */
const encoded = 80;
const pictured = 85;

/** Makes a video's file, keeps it, and has the video play from it. Throws `EncodingFailure`, or the signal's reason. */
export async function makeVideo(parts: Parts, attempt: Attempt): Promise<void> {
  const { context, encoder } = parts;
  const { job, worker, signal, onProgress } = attempt;
  const { db, clock, env, objects, storage, jobs } = context;
  const folder = path.join(encodingFolder(context), `${job.id}-${worker}`);
  const out = path.join(folder, 'out');
  const kept: string[] = [];
  try {
    await mkdir(out, { recursive: true });
    const wall = env.VIDEO_ENCODING_HOURS * 3_600_000;
    const work = {
      ...{ folder, out, signal, wall },
      onProgress: (share: number) => onProgress(Math.floor(share * encoded)),
    };
    const key = randomBytes(16).toString('hex');
    const { sizes, ...file } = await makeFiles(parts, job, work);
    onProgress(encoded);

    const taking = encoder && { encoder, storage, folder: path.join(folder, 'pictures'), signal };
    let poster: Made['poster'] = null;
    let sheet: Made['sheet'] = null;
    if (taking && sizes.length > 0) {
      const [smallest, largest] = [sizes[0]!, sizes.at(-1)!];
      poster = await takePoster(taking, filmedIn(out, largest), await posterAt(context, job));
      kept.push(poster.address);
      sheet = await takeSheet(taking, filmedIn(out, smallest), largest);
      kept.push(sheet.address);
    }
    onProgress(pictured);

    // What is kept of an attempt that ends here goes with time.
    await wasteFiles(db, key, clock.now(), halfKeptLasts);
    await keepFiles(objects, { key, out, signal }, (share) =>
      onProgress(pictured + Math.floor(share * (99 - pictured))),
    );
    signal.throwIfAborted();
    const heights = sizes.map(({ height }) => height).toReversed();
    const made = { key, heights, ...file, poster, sheet };
    await switchFile({ db, jobs }, { job, worker, made }, clock.now()).catch(async (error) => {
      await wasteFiles(db, key, clock.now());
      throw error;
    });
    kept.length = 0;
    if (job.source) await rm(path.join(incomingFolder(context), job.source), { force: true });
  } catch (error) {
    throw isFull(error) ? new EncodingFailure('noSpace') : error;
  } finally {
    for (const address of kept) await storage.remove(address);
    await rm(folder, { recursive: true, force: true, maxRetries: 3 });
  }
}

interface Work {
  folder: string;
  out: string;
  signal: AbortSignal;
  wall: number;
  onProgress: (share: number) => void;
}

/** Sizes smallest first; none where a file is kept as it was sent. */
async function makeFiles(
  { context, encoder }: Parts,
  job: LeasedJob,
  work: Work,
): Promise<{ sizes: Listed[]; seconds: number; width: number; height: number }> {
  if (job.kind === 'upload') {
    if (!job.source) throw new EncodingFailure('lost');
    const source = path.join(incomingFolder(context), job.source);
    if (!encoder) return { sizes: [], ...(await takeOriginal(source, work.out)) };
    return whole(await encodeFile(encoder, source, work));
  }
  if (!encoder) throw new EncodingFailure('unsupported');
  const { objects } = context;
  const span = { from: Date.parse(job.cutFrom ?? ''), to: Date.parse(job.cutTo ?? '') };
  const recordings = await findRecordings(context.db, job.broadcastId ?? 0);
  const { segments, notedTo } = await segmentsWithin(objects, recordings, span);
  // What is on air is noted with a delay; a picture that was away and came back has nothing more to come.
  const goesOn = recordings.some(({ endedAt }) => endedAt === null);
  if (segments.length === 0 || (goesOn && notedTo < span.to - 1_000))
    throw new EncodingFailure('lost');
  const sizes =
    job.videoKind === 'playback'
      ? await copyRecording({ encoder, objects }, segments, work)
      : await encodeCut({ encoder, objects }, segments, span, work);
  if (sizes[0]!.playlist.seconds > videoLimits.seconds.playback + 60)
    throw new EncodingFailure('tooLong');
  return whole(sizes);
}

function whole(sizes: Listed[]) {
  const { playlist, width, height } = sizes.at(-1)!;
  return { sizes, seconds: playlist.seconds, width, height };
}

const filmedIn = (out: string, { height, playlist }: Listed) => ({
  playlist,
  open: async (file: string) => createReadStream(path.join(out, String(height), file)),
});

async function posterAt({ db }: ModuleContext, { videoId }: LeasedJob): Promise<number | null> {
  const [found] = await rows(
    db,
    { second: orNull(real) },
    sql`select poster_at as second from video where id = ${videoId}`,
  );
  return found?.second ?? null;
}

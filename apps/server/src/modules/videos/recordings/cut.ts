import { createWriteStream } from 'node:fs';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { pipeline } from 'node:stream/promises';
import { names } from '@xiongmao/api/live/recording-index';
import { videoLimits } from '@xiongmao/api/videos/rules';
import type { ObjectStore } from '@xiongmao/storage/object-store';
import { encodeInputs } from '../encoding/encode.ts';
import type { Encoder } from '../encoding/encoder.ts';
import { EncodingFailure } from '../encoding/failures.ts';
import { type Listed, listed, writeMaster } from '../encoding/ffmpeg/playlists.ts';
import { probe } from '../encoding/ffmpeg/probe.ts';
import type { Input } from '../encoding/ffmpeg/renditions.ts';
import type { CutSegment } from './recordings.ts';

interface Span {
  from: number;
  to: number;
}
interface Work {
  folder: string;
  out: string;
  signal: AbortSignal;
  wall: number;
  onProgress: (share: number) => void;
}

/** Parts that a moment may consist of: more breaks than that are no picture. */
const mostParts = 20;

/** Encodes what was seen between two instants, to the frame; where the picture was away it is left out. */
export async function encodeCut(
  { encoder, objects }: { encoder: Encoder; objects: ObjectStore },
  segments: readonly CutSegment[],
  { from, to }: Span,
  work: Work,
): Promise<Listed[]> {
  const parts = partsOf(segments);
  if (parts.length === 0) throw new EncodingFailure('lost');
  if (parts.length > mostParts) throw new EncodingFailure('broken');
  const most = videoLimits.seconds.highlight;
  const inputs: Input[] = [];
  for (const [index, part] of parts.entries()) {
    const file = path.join(work.folder, `part-${index}.mp4`);
    const [first] = part;
    await pipeline(async function* () {
      yield* await contentOf(objects, first!, names.init(first!.init));
      for (const segment of part) {
        work.signal.throwIfAborted();
        yield* await contentOf(objects, segment, names.segment(segment.number));
      }
    }, createWriteStream(file));
    const probed = await probe(encoder, {
      file,
      seconds: Number.POSITIVE_INFINITY,
      signal: work.signal,
    });
    const length = part.reduce((sum, { duration }) => sum + duration, 0);
    const begins = Math.max(0, (from - first!.at) / 1000);
    const ends = Math.min(length, (to - first!.at) / 1000);
    if (ends - begins < 0.04) continue;
    inputs.push({
      file,
      container: probed.container,
      probed,
      part: { from: begins, to: ends },
    });
  }
  if (inputs.length === 0) throw new EncodingFailure('lost');
  const seconds = inputs.reduce((sum, { part }) => sum + part!.to - part!.from, 0);
  return encodeInputs(encoder, inputs, { ...work, seconds, most });
}

/** Runs of segments that go on without a break, in one form. */
function partsOf(segments: readonly CutSegment[]): CutSegment[][] {
  const parts: CutSegment[][] = [];
  let before: CutSegment | null = null;
  for (const segment of segments) {
    const goesOn =
      before &&
      !segment.discontinuity &&
      segment.init === before.init &&
      before.folder === segment.folder;
    if (goesOn) parts.at(-1)!.push(segment);
    else parts.push([segment]);
    before = segment;
  }
  return parts;
}

/** Copies what was seen as it is, segment by segment; breaks are marked. */
export async function copyRecording(
  { encoder, objects }: { encoder: Encoder; objects: ObjectStore },
  segments: readonly CutSegment[],
  work: Work,
): Promise<Listed[]> {
  const [first] = segments;
  if (!first) throw new EncodingFailure('lost');
  const inits = new Map<string, string>();
  const draft = path.join(work.folder, 'copied');
  await mkdir(draft, { recursive: true });
  const copy = async (segment: CutSegment, name: string, as: string): Promise<void> => {
    const content = await contentOf(objects, segment, name);
    await pipeline(content, createWriteStream(path.join(draft, as)));
  };
  const lines = [
    ...['#EXTM3U', '#EXT-X-VERSION:7', '#EXT-X-PLAYLIST-TYPE:VOD', '#EXT-X-INDEPENDENT-SEGMENTS'],
    `#EXT-X-TARGETDURATION:${Math.ceil(Math.max(...segments.map(({ duration }) => duration)))}`,
  ];
  let init = '';
  for (const [index, segment] of segments.entries()) {
    work.signal.throwIfAborted();
    const source = `${segment.folder}/${segment.init}`;
    if (!inits.has(source)) {
      inits.set(source, inits.size === 0 ? 'init.mp4' : `init-${inits.size}.mp4`);
      await copy(segment, names.init(segment.init), inits.get(source)!);
    }
    if (index > 0 && segment.discontinuity) lines.push('#EXT-X-DISCONTINUITY');
    if (inits.get(source) !== init) lines.push(`#EXT-X-MAP:URI="${inits.get(source)}"`);
    init = inits.get(source)!;
    await copy(segment, names.segment(segment.number), `${index}.m4s`);
    lines.push(`#EXTINF:${segment.duration.toFixed(5)},`, `${index}.m4s`);
    work.onProgress((index + 1) / segments.length);
  }
  lines.push('#EXT-X-ENDLIST', '');
  await writeFile(path.join(draft, 'index.m3u8'), lines.join('\n'));

  const { width, height } = await sizeOf(encoder, draft, work.signal);
  if (height < 100 || height > 9_999) throw new EncodingFailure('unsupported');
  await mkdir(work.out, { recursive: true });
  await rename(draft, path.join(work.out, String(height)));
  const made = [await listed(work.out, { width, height })];
  await writeMaster(work.out, made);
  return made;
}

async function sizeOf(encoder: Encoder, folder: string, signal: AbortSignal) {
  const file = path.join(folder, 'first.mp4.part');
  const pieces = ['init.mp4', '0.m4s'].map((name) => readFile(path.join(folder, name)));
  await writeFile(file, await Promise.all(pieces));
  return probe(encoder, { file, seconds: Number.POSITIVE_INFINITY, signal });
}

async function contentOf(objects: ObjectStore, { folder }: CutSegment, name: string) {
  const found = await objects.get(`${folder}/${name}`);
  if (!found) throw new EncodingFailure('lost');
  return found.content;
}

import { mkdir } from 'node:fs/promises';
import path from 'node:path';
import { videoLimits } from '@xiongmao/api/videos/rules';
import type { Encoder } from './encoder.ts';
import { EncodingFailure } from './failures.ts';
import { type Listed, listed, writeMaster } from './ffmpeg/playlists.ts';
import { probe } from './ffmpeg/probe.ts';
import { encodingArgs, type Input, renditionsOf } from './ffmpeg/renditions.ts';
import { run } from './ffmpeg/run.ts';

interface Work {
  out: string;
  signal: AbortSignal;
  /** ms that it may take. */
  wall: number;
  onProgress: (share: number) => void;
}

/** Of what is said to be there: less has come, and the rest is missing. */
const leastShare = 0.9;
const leastSeconds = 3;

/** Encodes a file that was sent in all sizes, smallest first in the answer. Throws `EncodingFailure`. */
export async function encodeFile(encoder: Encoder, file: string, work: Work): Promise<Listed[]> {
  const most = videoLimits.seconds.upload;
  const probed = await probe(encoder, { file, seconds: most, signal: work.signal });
  const input = { file, container: probed.container, probed };
  const sizes = await encodeInputs(encoder, [input], { ...work, seconds: probed.seconds, most });
  const { seconds } = sizes[0]!.playlist;
  if (seconds > most) throw new EncodingFailure('tooLong');
  if (probed.seconds !== null && seconds < leastShare * probed.seconds - leastSeconds)
    throw new EncodingFailure('broken');
  return sizes;
}

/** Encodes inputs, one behind the other, and looks at what was made. */
export async function encodeInputs(
  encoder: Encoder,
  inputs: readonly Input[],
  { out, signal, wall, onProgress, seconds, most }: Work & { seconds: number | null; most: number },
): Promise<Listed[]> {
  const [first] = inputs;
  const sizes = renditionsOf(first!.probed);
  for (const { height } of sizes) await mkdir(path.join(out, String(height)), { recursive: true });
  const args = encodingArgs(inputs, { out, sizes, most: most + 1 });
  await run(encoder, 'ffmpeg', args, { wall, signal }, (line) => {
    const [, microseconds] = /^out_time_us=(\d+)$/.exec(line) ?? [];
    if (microseconds && seconds) onProgress(Math.min(1, Number(microseconds) / 1e6 / seconds));
  });
  const made: Listed[] = [];
  for (const size of sizes.toReversed()) made.push(await listed(out, size));
  await writeMaster(out, made);
  return made;
}

import { videoLimits } from '@xiongmao/api/videos/rules';
import { z } from 'zod';
import type { Encoder } from '../encoder.ts';
import { EncodingFailure } from '../failures.ts';
import { type Container, containerOf } from './container.ts';
import { run } from './run.ts';

/** What a file holds, as it is shown: turned upright, in square pixels. */
export interface Probed {
  container: Container;
  /** Null where the file does not say. */
  seconds: number | null;
  width: number;
  height: number;
  /** Frames a second that it is shown with, as ffmpeg takes them: `30000/1001`. */
  rate: string;
  hasSound: boolean;
  /** More light than a usual screen has: its colours are to be brought down. */
  isBright: boolean;
}

const numberish = z.coerce.number().optional().catch(undefined);
const stream = z.object({
  codec_type: z.string().optional(),
  codec_name: z.string().optional(),
  width: numberish,
  height: numberish,
  duration: numberish,
  sample_aspect_ratio: z.string().optional(),
  avg_frame_rate: z.string().optional(),
  r_frame_rate: z.string().optional(),
  color_transfer: z.string().optional(),
  channels: numberish,
  disposition: z.record(z.string(), z.number()).optional(),
  side_data_list: z.array(z.object({ rotation: numberish })).optional(),
});
const answer = z.object({
  streams: z.array(stream).default([]),
  format: z.object({ duration: numberish }).default({ duration: undefined }),
});

const wall = 60_000;
/** Transfers of HDR10 and HLG. */
const bright = ['smpte2084', 'arib-std-b67'];

/** Options with which a file of strangers is opened, as what it is and as nothing else. */
export const opening = (container: Container): string[] => [
  ...['-protocol_whitelist', 'file', '-format_whitelist', container],
  ...['-max_pixels', String(videoLimits.pixels), '-f', container],
];

/** Looks at a file. Throws `EncodingFailure` for what is no video that could be encoded. */
export async function probe(
  encoder: Encoder,
  { file, seconds: most, signal }: { file: string; seconds: number; signal: AbortSignal },
): Promise<Probed> {
  const container = await containerOf(file);
  if (!container) throw new EncodingFailure('notVideo');
  const shown = ['-show_format', '-show_streams', '-print_format', 'json'];
  const args = ['-v', 'error', ...opening(container), ...shown, `file:${file}`];
  const text = await run(encoder, 'ffprobe', args, { wall, signal });
  const { data } = answer.safeParse(parsed(text));
  if (!data) throw new EncodingFailure('broken');
  return { container, ...checked(data, most) };
}

function checked(
  { streams, format }: z.infer<typeof answer>,
  most: number,
): Omit<Probed, 'container'> {
  const pictures = streams.filter(
    ({ codec_type, disposition }) => codec_type === 'video' && !disposition?.attached_pic,
  );
  const [picture] = pictures;
  if (!picture) throw new EncodingFailure('notVideo');
  // Which of them would be shown, nobody knows.
  if (pictures.length > 1) throw new EncodingFailure('unsupported');
  if (!picture.codec_name || picture.codec_name === 'unknown')
    throw new EncodingFailure('unsupported');
  const { width: coded, height } = picture;
  if (!coded || !height) throw new EncodingFailure('broken');
  const { side, pixels } = videoLimits;
  if (coded > side || height > side || coded * height > pixels)
    throw new EncodingFailure('tooLarge');
  const width = Math.max(1, Math.round(coded * ratioOf(picture.sample_aspect_ratio)));
  if (width > 4 * side) throw new EncodingFailure('unsupported');
  const seconds = picture.duration ?? format.duration ?? null;
  if (seconds !== null && seconds > most) throw new EncodingFailure('tooLong');
  const turned = picture.side_data_list?.find(({ rotation }) => rotation !== undefined)?.rotation;
  const isTurned = Math.abs(turned ?? 0) % 180 === 90;
  return {
    seconds: seconds !== null && seconds > 0 ? seconds : null,
    width: isTurned ? height : width,
    height: isTurned ? width : height,
    rate: rateOf(picture.avg_frame_rate, picture.r_frame_rate),
    hasSound: streams.some(({ codec_type, channels }) => codec_type === 'audio' && !!channels),
    isBright: bright.includes(picture.color_transfer ?? ''),
  };
}

/** `4:3` as a number; 1 where it says nothing of use. */
function ratioOf(text = ''): number {
  const [across = 0, up = 0] = text.split(':').map(Number);
  const ratio = across / up;
  return Number.isFinite(ratio) && ratio > 0.1 && ratio < 10 ? ratio : 1;
}

/** Frames a second beyond which nobody sees more; and those of what has no speed of its own. */
const [fastest, usual] = [60, 30];
const steady = 0.02;

/** A steady speed for all: segments of changing speed have lengths that nobody can tell. */
function rateOf(average = '', smallest = ''): string {
  const [mean, least] = [average, smallest].map((text) => {
    const [frames = 0, seconds = 0] = text.split('/').map(Number);
    return frames / seconds;
  });
  if (!mean || !Number.isFinite(mean)) return String(usual);
  if (mean > fastest) return String(fastest);
  if (mean >= 1 && Math.abs(mean - least!) <= steady * mean) return average;
  return String(mean > usual + 1 ? fastest : usual);
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

import { ladder } from '@xiongmao/api/videos/rules';
import type { Container } from './container.ts';
import { opening, type Probed } from './probe.ts';

/** A size that a video is encoded in. */
export interface Rendition {
  width: number;
  height: number;
  /** Bits a second. */
  video: number;
  audio: number;
}

/** A file to encode, or a part of it by its own seconds. */
export interface Input {
  file: string;
  container: Container;
  probed: Probed;
  part?: { from: number; to: number };
}

/** s of a segment: key frames of all sizes stand at its multiples. */
export const segmentSeconds = 4;
/** Smaller ones have no name among the files of a video. */
const lowest = 144;
const even = (length: number): number => Math.max(2, 2 * Math.round(length / 2));

/** Those of the ladder that are no larger than the picture itself; of a small one, its own size. */
export function renditionsOf({ width, height }: Pick<Probed, 'width' | 'height'>): Rendition[] {
  const sized = (own: number, rung: (typeof ladder)[number]): Rendition => ({
    ...{ width: even((own * width) / height), height: own },
    ...{ video: rung.video, audio: rung.audio },
  });
  const fitting = ladder.filter((rung) => rung.height <= height);
  if (fitting.length > 0) return fitting.map((rung) => sized(rung.height, rung));
  return [sized(Math.max(lowest, even(height)), ladder.at(-1)!)];
}

/**
 * Arguments of one run that decodes once and encodes all sizes, each as HLS in a folder of its height: what takes longest
 * is read once, and key frames stand at the same instants.
 */
export function encodingArgs(
  inputs: readonly Input[],
  { out, sizes, most }: { out: string; sizes: readonly Rendition[]; most: number },
): string[] {
  const hasSound = inputs.some(({ probed }) => probed.hasSound);
  const { graph, picture, sound } = joined(inputs, sizes[0]!, hasSound);
  const branches = sizes.map((_, index) => `[s${index}]`).join('');
  const filters = [
    ...graph,
    `${picture}split=${sizes.length}${branches}`,
    ...sizes.map(
      ({ width, height }, index) =>
        `[s${index}]scale=${width}:${height}:flags=bicubic,setsar=1,format=yuv420p[v${index}]`,
    ),
    ...(hasSound && sizes.length > 1
      ? [`${sound}asplit=${sizes.length}${sizes.map((_, index) => `[a${index}]`).join('')}`]
      : []),
  ];
  return [
    ...['-nostdin', '-v', 'error', '-nostats', '-progress', 'pipe:1', '-y'],
    ...inputs.flatMap(({ file, container }) => [...opening(container), '-i', `file:${file}`]),
    ...['-filter_complex', filters.join(';')],
    ...sizes.flatMap((size, index) => [
      ...['-map', `[v${index}]`],
      ...(hasSound ? ['-map', sizes.length > 1 ? `[a${index}]` : sound] : []),
      ...pictureArgs(size),
      ...(hasSound ? ['-c:a', 'aac', '-b:a', String(size.audio), '-ac', '2', '-ar', '48000'] : []),
      ...['-map_metadata', '-1', '-map_chapters', '-1', '-sn', '-dn', '-t', String(most)],
      ...packaging(`${out}/${size.height}`),
    ]),
  ];
}

const pictureArgs = ({ video }: Rendition): string[] => [
  ...['-c:v', 'libx264', '-preset', 'veryfast', '-profile:v', 'high', '-threads', '4'],
  ...['-crf', '23', '-maxrate', String(video), '-bufsize', String(2 * video)],
  ...['-force_key_frames', `expr:gte(t,n_forced*${segmentSeconds})`, '-sc_threshold', '0'],
  ...['-g', '600', '-bf', '2', '-fps_mode', 'passthrough'],
];

const packaging = (folder: string): string[] => [
  ...['-f', 'hls', '-hls_time', String(segmentSeconds), '-hls_playlist_type', 'vod'],
  ...['-hls_segment_type', 'fmp4', '-hls_fmp4_init_filename', 'init.mp4'],
  ...['-hls_flags', 'independent_segments', '-hls_segment_filename', `${folder}/%d.m4s`],
  `${folder}/index.m3u8`,
];

/** The filters that make one picture and one sound of all inputs, in the largest size that is wanted. */
function joined(inputs: readonly Input[], largest: Rendition, hasSound: boolean) {
  const { width, height } = largest;
  // One speed for all that stands in one film.
  const { rate } = inputs[0]!.probed;
  const graph = inputs.flatMap(({ probed, part }, index) => {
    // Behind `fps`, which would fill up to where the file ends.
    const cut = part ? `trim=start=${part.from}:end=${part.to},` : '';
    const cutSound = part ? `atrim=start=${part.from}:end=${part.to},` : '';
    // Pictures of another shape stand within the first one's.
    const fitted =
      inputs.length > 1
        ? `scale=${width}:${height}:force_original_aspect_ratio=decrease,pad=${width}:${height}:-1:-1,setsar=1`
        : `scale=${width}:${height}:flags=bicubic,setsar=1`;
    const picture = `[${index}:v:0]fps=${rate},${cut}setpts=PTS-STARTPTS,${fitted}${probed.isBright ? `,${dimmed}` : ''}[p${index}]`;
    if (!hasSound) return [picture];
    const silence = part ? part.to - part.from : (probed.seconds ?? 0);
    const sound = probed.hasSound
      ? `[${index}:a:0]${cutSound}asetpts=PTS-STARTPTS,aresample=48000:async=1:first_pts=0,aformat=channel_layouts=stereo[q${index}]`
      : `anullsrc=r=48000:cl=stereo,atrim=duration=${silence}[q${index}]`;
    return [picture, sound];
  });
  if (inputs.length === 1) return { graph, picture: '[p0]', sound: '[q0]' };
  const each = inputs.map((_, index) => `[p${index}]${hasSound ? `[q${index}]` : ''}`).join('');
  const made = hasSound ? '[p][q]' : '[p]';
  return {
    graph: [...graph, `${each}concat=n=${inputs.length}:v=1:a=${hasSound ? 1 : 0}${made}`],
    picture: '[p]',
    sound: '[q]',
  };
}

/** HDR10 and HLG for screens that have no more than the usual light. */
const dimmed =
  'zscale=t=linear:npl=100,format=gbrpf32le,zscale=p=bt709,tonemap=hable:desat=0,zscale=t=bt709:m=bt709:r=tv';

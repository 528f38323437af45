import { readFile, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { videoFile } from '@xiongmao/api/videos/media';
import { EncodingFailure } from '../failures.ts';

/** What a playlist of one size says. */
export interface MediaPlaylist {
  seconds: number;
  segments: Segment[];
}

export interface Segment {
  file: string;
  /** What it needs to be understood. */
  init: string;
  seconds: number;
}

const target = /^#EXTINF:(\d+(?:\.\d+)?),/;
const map = /^#EXT-X-MAP:URI="([^"]+)"/;

/** Throws `crashed` for what is no whole playlist. */
export function readPlaylist(text: string): MediaPlaylist {
  const segments: Segment[] = [];
  let seconds: number | null = null;
  let init = '';
  for (const line of text.split('\n')) {
    init = map.exec(line)?.[1] ?? init;
    const [, told] = target.exec(line) ?? [];
    if (told) seconds = Number(told);
    else if (line && !line.startsWith('#') && seconds !== null) {
      segments.push({ file: line, init, seconds });
      seconds = null;
    }
  }
  const isWhole = text.startsWith('#EXTM3U') && text.trimEnd().endsWith('#EXT-X-ENDLIST');
  if (!isWhole || segments.length === 0 || segments.some((each) => !each.init))
    throw new EncodingFailure('crashed', 'no whole playlist was made');
  return { seconds: segments.reduce((sum, each) => sum + each.seconds, 0), segments };
}

/** The playlist of a size that was made, and its files with it. Throws `crashed` where one is missing. */
async function madePlaylist(out: string, height: number): Promise<MediaPlaylist> {
  const folder = path.join(out, String(height));
  const text = await readFile(path.join(folder, 'index.m3u8'), 'utf8').catch(() => '');
  const playlist = readPlaylist(text);
  const { segments } = playlist;
  for (const file of new Set(segments.flatMap((each) => [each.init, each.file]))) {
    const isNamed = videoFile.test(`${height}/${file}`);
    const found = isNamed && (await stat(path.join(folder, file)).catch(() => null));
    if (!found || found.size === 0) throw new EncodingFailure('crashed', 'a segment is missing');
  }
  return playlist;
}

/** A size among those of a master playlist. */
export interface Listed {
  width: number;
  height: number;
  playlist: MediaPlaylist;
  codecs: string;
  /** Bits a second: in all, and of the segment that has most. */
  average: number;
  peak: number;
}

/** What players choose from, best last: the first is what they begin with. */
export function masterPlaylist(sizes: readonly Listed[]): string {
  const lines = ['#EXTM3U', '#EXT-X-VERSION:7', '#EXT-X-INDEPENDENT-SEGMENTS'];
  for (const { width, height, codecs, average, peak } of sizes.toSorted(
    (a, b) => a.peak - b.peak,
  )) {
    lines.push(
      `#EXT-X-STREAM-INF:BANDWIDTH=${peak},AVERAGE-BANDWIDTH=${average},RESOLUTION=${width}x${height},CODECS="${codecs}"`,
      `${height}/index.m3u8`,
    );
  }
  return `${lines.join('\n')}\n`;
}

/** What a size is to a master playlist, by its files. */
export async function listed(
  out: string,
  { width, height }: { width: number; height: number },
): Promise<Listed> {
  const playlist = await madePlaylist(out, height);
  const folder = path.join(out, String(height));
  let bytes = 0;
  let peak = 0;
  for (const { file, seconds } of playlist.segments) {
    const { size } = await stat(path.join(folder, file));
    bytes += size;
    // A short rest tells nothing of what a network has to carry.
    if (seconds >= 1 || peak === 0) peak = Math.max(peak, (8 * size) / Math.max(seconds, 0.1));
  }
  const codecs = codecsOf(await readFile(path.join(folder, playlist.segments[0]!.init)));
  const average = Math.ceil((8 * bytes) / playlist.seconds);
  return { width, height, playlist, codecs, average, peak: Math.max(Math.ceil(peak), average) };
}

/** The codecs of an initialisation segment, as RFC 6381 writes them. Throws `unsupported` without H.264. */
export function codecsOf(init: Buffer): string {
  const at = init.indexOf('avcC');
  if (at < 0 || at + 8 > init.length) throw new EncodingFailure('unsupported');
  const avc = `avc1.${init.subarray(at + 5, at + 8).toString('hex')}`;
  return init.includes('mp4a') ? `${avc},mp4a.40.2` : avc;
}

export async function writeMaster(out: string, sizes: readonly Listed[]): Promise<void> {
  await writeFile(path.join(out, 'master.m3u8'), masterPlaylist(sizes));
}

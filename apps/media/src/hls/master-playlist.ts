import { codecsOf } from '../fmp4/init-segment.ts';
import type { Init } from '../packaging/packager.ts';

/** Names the one rendition, so that a player knows its codecs before the first byte of it. */
export function masterPlaylist(
  { codecs }: Init,
  { bitrate, frameRate }: { bitrate: number; frameRate: number },
  uri: string,
): string {
  const { width, height } = codecs.video;
  const attributes = [
    `BANDWIDTH=${Math.max(1, Math.round(bitrate))}`,
    `RESOLUTION=${width}x${height}`,
    `CODECS="${codecsOf(codecs)}"`,
    ...(frameRate > 0 ? [`FRAME-RATE=${frameRate.toFixed(3)}`] : []),
  ];
  return `#EXTM3U\n#EXT-X-VERSION:9\n#EXT-X-STREAM-INF:${attributes.join(',')}\n${uri}\n`;
}

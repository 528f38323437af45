import { codecsOf } from '../fmp4/init-segment.ts';
import type { Init } from '../packaging/packager.ts';
import { addresses } from './addresses.ts';

interface Rates {
  /** Bits a second, of which sound. */
  bitrate: number;
  soundBitrate: number;
  frameRate: number;
}

/** Names what there is, so that a player knows its codecs before the first byte: the picture, and sound alone. */
export function masterPlaylist(
  { codecs }: Init,
  { bitrate, soundBitrate, frameRate }: Rates,
): string {
  const { width, height } = codecs.video;
  const picture = [
    bandwidth(bitrate),
    `RESOLUTION=${width}x${height}`,
    `CODECS="${codecsOf(codecs)}"`,
    ...(frameRate > 0 ? [`FRAME-RATE=${frameRate.toFixed(3)}`] : []),
  ];
  const sound = codecs.audio && [bandwidth(soundBitrate), `CODECS="${codecs.audio.codec}"`];
  return [
    '#EXTM3U',
    '#EXT-X-VERSION:9',
    ...variant(picture, addresses.live),
    ...(sound ? variant(sound, addresses.sound) : []),
    '',
  ].join('\n');
}

const bandwidth = (bits: number): string => `BANDWIDTH=${Math.max(1, Math.round(bits))}`;

const variant = (attributes: string[], address: string): string[] => [
  `#EXT-X-STREAM-INF:${attributes.join(',')}`,
  address,
];

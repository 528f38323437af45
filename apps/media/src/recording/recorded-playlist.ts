import type { RecordedSegment } from '@xiongmao/api/live/recording-index';
import { addresses } from '../hls/addresses.ts';
import { dateLine, initLine, seconds } from '../hls/lines.ts';
import { segmentTarget } from '../packaging/packager.ts';

/** Seconds that can be gone back in a live stream. */
const dvrSeconds = 2 * 60 * 60;

/** The playlist of a stream's last two hours, from what is kept of them. */
export function dvrPlaylist(
  recording: string,
  segments: readonly RecordedSegment[],
  hasEnded: boolean,
): string {
  const end = segments.at(-1)?.at ?? 0;
  const from = segments.findIndex(({ at }) => end - at < dvrSeconds * 1000);
  return recordedPlaylist(recording, segments, Math.max(0, from), hasEnded);
}

/** The playlist of the whole of a recording; while it goes on, of what there is. */
export const replayPlaylist = (
  recording: string,
  segments: readonly RecordedSegment[],
  hasEnded: boolean,
): string => recordedPlaylist(recording, segments, 0, hasEnded);

function recordedPlaylist(
  recording: string,
  segments: readonly RecordedSegment[],
  from: number,
  hasEnded: boolean,
): string {
  const shown = segments.slice(from);
  const before = segments.slice(0, from).filter(({ discontinuity }) => discontinuity);
  const lines = [
    '#EXTM3U',
    '#EXT-X-VERSION:6',
    `#EXT-X-TARGETDURATION:${segmentTarget}`,
    // Its own count: what could not be kept has a number in the live playlist alone.
    `#EXT-X-MEDIA-SEQUENCE:${from}`,
    `#EXT-X-DISCONTINUITY-SEQUENCE:${before.length}`,
  ];
  let init = -1;
  for (const segment of shown) {
    if (segment.discontinuity) lines.push('#EXT-X-DISCONTINUITY');
    if (segment.init !== init) lines.push(initLine(recording, segment.init));
    if (segment.discontinuity || init === -1) lines.push(dateLine(segment.at));
    init = segment.init;
    lines.push(
      `#EXTINF:${seconds(segment.duration)},`,
      addresses.segment(recording, segment.number),
    );
  }
  if (hasEnded) lines.push('#EXT-X-ENDLIST');
  return `${lines.join('\n')}\n`;
}

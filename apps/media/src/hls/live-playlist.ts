import { partTarget, segmentTarget } from '../packaging/packager.ts';
import { addresses, type Tracks } from './addresses.ts';
import { dateLine, initLine, seconds } from './lines.ts';
import { durationOf, type LiveWindow, type Segment } from './live-window.ts';

/** Seconds of whole segments that are listed, and those at the end that are listed by their parts, too. */
const listed = 45;
const listedByParts = 3 * segmentTarget;

/** How far behind the newest part a player stays (RFC 8216bis §4.4.3.8): three parts. */
const holdBack = 3 * partTarget;

/** The playlist of the live picture, or of its sound alone, parts and all. */
export function livePlaylist(
  window: LiveWindow,
  recording: string,
  tracks: Tracks = 'all',
): string {
  const { segments } = window;
  const from = firstListed(segments);
  const shown = segments.slice(from);
  const forgotten = segments.slice(0, from).filter(({ discontinuity }) => discontinuity).length;
  const lines = [
    '#EXTM3U',
    '#EXT-X-VERSION:9',
    `#EXT-X-TARGETDURATION:${segmentTarget}`,
    `#EXT-X-SERVER-CONTROL:CAN-BLOCK-RELOAD=YES,PART-HOLD-BACK=${seconds(holdBack)},HOLD-BACK=${seconds(3 * segmentTarget)}`,
    `#EXT-X-PART-INF:PART-TARGET=${seconds(partTarget)}`,
    `#EXT-X-MEDIA-SEQUENCE:${shown[0]?.number ?? 0}`,
    `#EXT-X-DISCONTINUITY-SEQUENCE:${window.discontinuities + forgotten}`,
  ];
  let left = shown.reduce((sum, segment) => sum + durationOf(segment), 0);
  let init = -1;
  for (const segment of shown) {
    if (segment.discontinuity) lines.push('#EXT-X-DISCONTINUITY');
    if (segment.init !== init) lines.push(initLine(recording, segment.init, tracks));
    init = segment.init;
    lines.push(dateLine(segment.at));
    if (left <= listedByParts || !segment.isWhole)
      lines.push(...partLines(segment, recording, tracks));
    const duration = durationOf(segment);
    left -= duration;
    if (segment.isWhole) {
      const address = addresses.segment(recording, segment.number, tracks);
      lines.push(`#EXTINF:${seconds(duration)},`, address);
    }
  }
  const next = addresses.part(recording, window.nextPart, tracks);
  lines.push(window.hasEnded ? '#EXT-X-ENDLIST' : `#EXT-X-PRELOAD-HINT:TYPE=PART,URI="${next}"`);
  return `${lines.join('\n')}\n`;
}

function firstListed(segments: readonly Segment[]): number {
  let length = 0;
  let from = segments.length;
  while (from > 0 && length < listed) length += durationOf(segments[--from]!);
  return from;
}

function partLines({ parts }: Segment, recording: string, tracks: Tracks): string[] {
  return parts.map(({ number, duration, independent }) => {
    const mark = independent || tracks === 'sound' ? ',INDEPENDENT=YES' : '';
    const address = addresses.part(recording, number, tracks);
    return `#EXT-X-PART:DURATION=${seconds(duration)},URI="${address}"${mark}`;
  });
}

import { type VideoKind, videoLimits } from '@xiongmao/api/videos/rules';

/** What is cut out, and what there is of a recording: instants. */
export interface Span {
  from: string;
  to: string;
}

/** Why a range can't be cut; a text under `cut.fault`. */
export type RangeFault = 'order' | 'outside' | 'tooLong';

export const secondsOf = ({ from, to }: Span): number => (Date.parse(to) - Date.parse(from)) / 1000;

/** Seconds that a video of a kind, cut from a recording, may have. */
export const mostSeconds = (kind: VideoKind): number =>
  kind === 'playback' ? videoLimits.seconds.playback : videoLimits.seconds.highlight;

/** What is wrong with a range. */
export function faultOfRange(range: Span, recorded: Span, kind: VideoKind): RangeFault | null {
  const seconds = secondsOf(range);
  if (!(seconds > 0)) return 'order';
  const isWithin =
    Date.parse(range.from) >= Date.parse(recorded.from) &&
    Date.parse(range.to) <= Date.parse(recorded.to);
  if (!isWithin) return 'outside';
  return seconds > mostSeconds(kind) ? 'tooLong' : null;
}

/** An instant as `datetime-local` takes it, in the reader's zone, to the second. */
export function toLocalSecond(instant: string): string {
  const at = new Date(instant);
  return new Date(at.getTime() - at.getTimezoneOffset() * 60_000).toISOString().slice(0, 19);
}

/**
 * What was entered as an instant; at either end of what was recorded it is that end to the millisecond. Null for what is
 * no time.
 */
export function readLocalSecond(entered: string, recorded: Span): string | null {
  const at = Date.parse(entered);
  if (Number.isNaN(at)) return null;
  // Without its seconds where they are nought.
  const second = entered.length === 16 ? `${entered}:00` : entered;
  const end = [recorded.from, recorded.to].find((each) => toLocalSecond(each) === second);
  return end ?? new Date(at).toISOString();
}

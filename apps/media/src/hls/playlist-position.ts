import { partTarget } from '../packaging/packager.ts';
import type { LiveWindow } from './live-window.ts';

/** What a player waits for: a segment, or a part of it. */
export interface PlaylistPosition {
  segment: number;
  part: number | null;
}

/** How many parts ahead may be asked for (RFC 8216bis §6.2.5.2): three seconds of them. */
const partsAhead = Math.ceil(3 / partTarget);
const segmentsAhead = 2;
const numeral = /^\d{1,15}$/;

/** The place that a reload names; null where it names none, `invalid` where nobody would wait for it. */
export function readPosition(query: URLSearchParams): PlaylistPosition | null | 'invalid' {
  const [segment, part] = [query.get('_HLS_msn'), query.get('_HLS_part')];
  if (segment === null) return part === null ? null : 'invalid';
  if (!numeral.test(segment) || (part !== null && !numeral.test(part))) return 'invalid';
  return { segment: Number(segment), part: part === null ? null : Number(part) };
}

/** Whether it is there, is yet to come, or is too far ahead to be waited for. */
export function availabilityIn(
  window: LiveWindow,
  asked: PlaylistPosition,
): 'here' | 'ahead' | 'tooFar' {
  if (window.hasEnded) return 'here';
  const last = window.segments.at(-1);
  if (!last) return asked.part !== null && asked.part >= partsAhead ? 'tooFar' : 'ahead';
  let { segment, part } = asked;
  const whole = window.segments.find(({ number }) => number === segment);
  // Beyond the last part of a whole segment stands the first of the next one.
  if (part !== null && whole?.isWhole && part >= whole.parts.length) {
    segment++;
    part = 0;
  }
  if (segment > last.number + segmentsAhead) return 'tooFar';
  if (segment < last.number) return 'here';
  const parts = segment === last.number ? last.parts.length : 0;
  if (part === null) return segment === last.number && last.isWhole ? 'here' : 'ahead';
  if (part >= parts + partsAhead) return 'tooFar';
  return part < parts ? 'here' : 'ahead';
}

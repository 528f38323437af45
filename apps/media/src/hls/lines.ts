import { addresses, type Tracks } from './addresses.ts';

/** A decimal of seconds, as short as it can be. */
export const seconds = (value: number): string => String(Math.round(value * 100_000) / 100_000);

export const dateLine = (at: number): string =>
  `#EXT-X-PROGRAM-DATE-TIME:${new Date(at).toISOString()}`;

export const initLine = (recording: string, number: number, tracks: Tracks = 'all'): string =>
  `#EXT-X-MAP:URI="${addresses.init(recording, number, tracks)}"`;

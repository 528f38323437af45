import type { Closing } from './closes.ts';

/** One connection to the server, from its first attempt to its end. */
export interface Line {
  /** Says something; a function at the end gets the answer, unless the line is lost before. */
  emit(event: string, ...args: unknown[]): void;
  /** Ends it; nothing more is heard of it. */
  close(): void;
}

export interface LineListener {
  opened(): void;
  hear(event: string, ...args: unknown[]): void;
  /** It ended, or never stood: said once. */
  lost(closing: Closing): void;
}

export type OpenLine = (listener: LineListener) => Line;

/** A line that broke, or never stood, without a word. */
export const broken: Closing = { code: 1006, after: 0 };

import { z } from 'zod';
import { board } from './board.ts';

export const formResult = z.enum(['win', 'draw', 'loss']);
export type FormResult = z.infer<typeof formResult>;

export const headToHead = z.object({
  /** Meetings of the two, newest first. */
  meetings: board,
  /** Each side's latest ended matches, newest first. */
  home: board,
  away: board,
  /** Of the meetings whose result is not in dispute; null where some are hidden from who asks. */
  record: z.object({ home: z.int(), draw: z.int(), away: z.int() }).nullable(),
});
export type HeadToHead = z.infer<typeof headToHead>;

import { z } from 'zod';
import { scorePair, side } from '../sides.ts';

/** How a point of tennis is ended; who won it and who served tell whose it is. */
export const pointEndings = [
  'ace',
  'doubleFault',
  'winner',
  'unforcedError',
  'forcedError',
] as const;
export const stakes = ['break', 'set', 'match'] as const;
export const serveWidths = ['wide', 'bodyWide', 'body', 'bodyCentre', 'centre'] as const;

/** What is left out of a point is not known. */
const point = z.object({
  winner: side,
  /** As called after it: `40` and `AD`, points of a tie-break; absent where it ended a game. */
  called: z.object({ home: z.string().max(4), away: z.string().max(4) }).optional(),
  /** Whose break, set or match point it was: the highest. */
  chance: z.object({ side, at: z.enum(stakes) }).optional(),
  ending: z.enum(pointEndings).optional(),
  stroke: z.enum(['forehand', 'backhand']).optional(),
  /** Who of a pair ended it. */
  player: z.string().max(120).optional(),
  serve: z.literal([1, 2]).optional(),
  width: z.enum(serveWidths).optional(),
  /** Of the serve, in kilometres per hour. */
  speed: z.int().min(1).max(400).optional(),
  strokes: z.int().min(0).max(1000).optional(),
});

const game = z.object({
  /** Who served first in it. */
  server: side.nullable(),
  /** Who of a pair served. */
  player: z.string().max(120).optional(),
  /** Null while it is played, and where it never ended. */
  winner: side.nullable(),
  /** Games of the set after it, as long as it is played: before it. */
  score: scorePair,
  tieBreak: z.literal(true).optional(),
  points: z.array(point).max(400),
});

/** Sports of sets that are made of games, and games of points: tennis. */
export const gamesSheet = z.object({
  kind: z.literal('games'),
  parts: z
    .array(
      z.object({
        /** Period key of the set. */
        key: z.string().max(16),
        games: z.array(game).max(200),
      }),
    )
    .max(5),
});
export type GamesSheet = z.infer<typeof gamesSheet>;
export type SheetGame = z.infer<typeof game>;
export type SheetPoint = z.infer<typeof point>;

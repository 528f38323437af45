import { z } from 'zod';
import { instant } from '../fields/dates.ts';
import { oddsMarkets, oddsPicks } from './kinds.ts';

export const oddsMarket = z.enum(oddsMarkets);

/** Decimal odds in thousandths: 1950 pays 1.95 for a stake of 1. */
export const price = z.int().min(1_001).max(1_000_000);

/** Whole, half or quarter goals, points, maps; −0.5 gives half a goal to the away side. */
export const oddsLine = z
  .number()
  .min(-1_000)
  .max(1_000)
  // `multipleOf` lets what is nearly one pass.
  .refine((line) => Number.isInteger(line * 4), 'expected a whole, half or quarter');

export const bookmaker = z.string().trim().min(1).max(60);

const told = {
  bookmaker,
  /** Since when it has been so. */
  at: instant,
  /** Nothing is taken at these prices for now. */
  suspended: z.boolean().default(false),
};

/** What a bookmaker offers in one market of a match: its main line. */
export const toldOdds = z.discriminatedUnion('market', [
  z.object({
    ...told,
    market: z.literal('winner'),
    /** With `draw` where a match of the sport can end in one. */
    prices: z.object({ home: price, draw: price.optional(), away: price }),
  }),
  z.object({
    ...told,
    market: z.literal('handicap'),
    line: oddsLine,
    prices: z.object({ home: price, away: price }),
  }),
  z.object({
    ...told,
    market: z.literal('total'),
    line: oddsLine.min(0),
    prices: z.object({ over: price, under: price }),
  }),
]);
export type ToldOdds = z.infer<typeof toldOdds>;

export const prices = z.partialRecord(z.enum(oddsPicks), price);
export type Prices = z.infer<typeof prices>;

/** How a market stood from an instant on. */
export const oddsPoint = z.object({
  at: z.string(),
  /** Null of `winner`. */
  line: z.number().nullable(),
  prices,
  suspended: z.boolean(),
});
export type OddsPoint = z.infer<typeof oddsPoint>;

/** One bookmaker's market: as it opened, and as it stands. */
export const quote = z.object({
  bookmaker: z.string(),
  market: oddsMarket,
  opening: oddsPoint,
  current: oddsPoint,
});
export type Quote = z.infer<typeof quote>;

export const matchOdds = z.object({
  /** Give it to `watch`. */
  version: z.int(),
  /** The match is over: these are the last prices. */
  frozen: z.boolean(),
  quotes: z.array(quote),
});
export type MatchOdds = z.infer<typeof matchOdds>;

export const oddsHistory = z.object({
  /** From the opening on; of a long time ago not each. */
  points: z.array(oddsPoint),
});

import type { Prices, ToldOdds } from '@xiongmao/api/odds/shapes';
import { fromNow, minutes } from './matches.ts';

interface Told {
  line?: number;
  suspended?: boolean;
  /** Minutes ago. */
  ago?: number;
}

/** What a bookmaker says: the market follows from the prices, and from whether there is a line. */
export function oddsOf(
  bookmaker: string,
  prices: Prices,
  { line, suspended = false, ago = 0 }: Told = {},
) {
  const market = line === undefined ? 'winner' : 'over' in prices ? 'total' : 'handicap';
  const at = fromNow(-minutes(ago));
  const odds = { bookmaker, market, prices, at, suspended, ...(line !== undefined && { line }) };
  return { type: 'odds', odds: odds as ToldOdds } as const;
}

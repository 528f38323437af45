import { streamChannel } from '../realtime/channels.ts';
import type { MatchOdds, OddsPoint, Quote } from './shapes.ts';

/** A match's odds. */
export type OddsStream = `odds:${number}`;

/** Contents are absolute: markets that stand otherwise than before. */
export interface OddsDelta {
  stream: OddsStream;
  v: number;
  p: number;
  frozen: boolean;
  quotes: Quote[];
}

export const oddsChannel = streamChannel<OddsStream, OddsDelta>({
  event: 'odds',
  pattern: /^odds:\d{1,9}$/,
  history: { messages: 60, bytes: 64 * 1024 },
});

const keyOf = ({ bookmaker, market }: Quote) => `${market} ${bookmaker}`;

/** The odds after a delta. */
export function applyOddsDelta(odds: MatchOdds, { v, frozen, quotes }: OddsDelta): MatchOdds {
  const news = new Map(quotes.map((quote) => [keyOf(quote), quote]));
  const kept = odds.quotes.map((quote) => {
    const newer = news.get(keyOf(quote));
    news.delete(keyOf(quote));
    return newer ?? quote;
  });
  return { version: v, frozen, quotes: [...kept, ...news.values()] };
}

/** How a market moved, with where it stands now: what comes of an earlier instant takes back what followed that. */
export function withMove(points: readonly OddsPoint[], { current }: Quote): OddsPoint[] {
  return [...points.filter(({ at }) => at < current.at), current];
}

import { oddsOf, type Range } from '@xiongmao/api/experts/bounds';
import { levelsOf, type Market, marketsOf } from '@xiongmao/api/experts/markets';
import type { Level } from '@xiongmao/api/experts/rules';
import type { Prediction } from '@xiongmao/api/experts/shapes';
import type { Quote } from '@xiongmao/api/odds/shapes';

/** What the choices of a match depend on. */
export interface Rules {
  gameId: number;
  bestOf: number | null;
}

/** A prediction as far as it is filled in. */
export type Draft = { [Field in keyof Prediction]?: Prediction[Field] | '' | null };

/** The scores that a best of n can end with, the home side's wins first; empty when nobody knows n. */
export function mapScores(bestOf: number | null): string[] {
  if (bestOf === null) return [];
  const wins = Math.floor(bestOf / 2) + 1;
  const lost = Array.from({ length: wins }, (_, least) => least);
  return [...lost.map((least) => `${wins}-${least}`), ...lost.map((least) => `${least}-${wins}`)];
}

export interface Choices {
  levels: Level[];
  /** Of the level that is chosen. */
  markets: Market[];
  /** Of the play type that is chosen; empty where a score is typed in. */
  picks: readonly string[];
  /** The lines that there are; null for none. */
  line: Range | null;
  odds: Range;
}

/** What can be chosen, given what is. */
export function choicesOf({ gameId, bestOf }: Rules, { level, playType }: Draft): Choices {
  const markets = marketsOf(gameId, bestOf, level || 'full');
  const market = markets.find((each) => each.playType === playType);
  return {
    levels: levelsOf(gameId, bestOf),
    markets,
    picks: market?.playType === 'maps' ? mapScores(bestOf) : (market?.picks ?? []),
    line: market?.line ?? null,
    odds: market?.odds ?? oddsOf.winner,
  };
}

/** What no longer fits what was chosen before it, and what becomes of it: field → value. */
export function corrections(rules: Rules, draft: Draft): Draft {
  const { levels } = choicesOf(rules, draft);
  const level = levels.find((each) => each === draft.level) ?? 'full';
  const { markets, picks, line } = choicesOf(rules, { ...draft, level });
  const market = markets.find((each) => each.playType === draft.playType);
  const isTyped = market?.playType === 'maps' && picks.length === 0;
  const keepsPick = isTyped ? /^\d/.test(draft.pick ?? '') : picks.includes(draft.pick ?? '');
  return {
    ...(level !== draft.level && { level }),
    ...(draft.playType && !market && { playType: null }),
    ...(draft.pick && !keepsPick && { pick: null }),
    ...(typeof draft.line === 'number' && !line && { line: null }),
  };
}

/**
 * What bookmakers offer now of what is predicted, within what a plan can have: the price of its pick in thousandths, null
 * where it is not chosen, or is no price that a plan takes. They offer the whole match alone.
 */
export function offersOf(
  rules: Rules,
  draft: Draft,
  quotes: readonly Quote[],
): (Quote & { price: number | null })[] {
  const { line: lines, odds } = choicesOf(rules, draft);
  if (draft.level !== 'full') return [];
  return quotes.flatMap((quote) => {
    const { market, current } = quote;
    const { line, suspended } = current;
    if (market !== draft.playType || suspended) return [];
    if (line !== null && (!lines || line < lines.min || line > lines.max)) return [];
    const offered = Object.entries(current.prices).find(([pick]) => pick === draft.pick)?.[1];
    const isPlausible = offered && offered >= odds.min * 1_000 && offered <= odds.max * 1_000;
    const price = isPlausible ? offered : null;
    return line === null && price === null ? [] : [{ ...quote, price }];
  });
}

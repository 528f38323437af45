import type { Statistic } from '@xiongmao/api/matches/shapes';
import type { Side } from '@xiongmao/api/matches/sides';

/** Counts what both sides do, over the match and within each period. */
export class Tally {
  readonly #keys: readonly string[];
  readonly #counts = new Map<string, Map<string, { home: number; away: number }>>();

  /** Keys in the order in which they are told, with 0 before the first. */
  constructor(keys: readonly string[]) {
    this.#keys = keys;
    this.#open('all');
  }

  add(period: string, side: Side, key: string, amount = 1): void {
    for (const span of ['all', period]) {
      const pair = (this.#counts.get(span) ?? this.#open(span)).get(key);
      if (pair) pair[side] += amount;
    }
  }

  of(side: Side, key: string, span = 'all'): number {
    return this.#counts.get(span)?.get(key)?.[side] ?? 0;
  }

  /** Keeps the highest value there was: of breaks, rallies, serves. */
  raise(period: string, side: Side, key: string, value: number): void {
    for (const span of ['all', period]) {
      const pair = (this.#counts.get(span) ?? this.#open(span)).get(key);
      if (pair) pair[side] = Math.max(pair[side], value);
    }
  }

  spans(): string[] {
    return [...this.#counts.keys()];
  }

  list(): Statistic[] {
    return [...this.#counts].flatMap(([period, counts]) =>
      [...counts].map(([key, { home, away }]) => ({ period, key, home, away })),
    );
  }

  /** Percentages of one count in another, over each span. */
  shares(key: string, part: string, whole: string): Statistic[] {
    return this.spans().map((period) => {
      const share = (side: Side) =>
        percent(this.of(side, part, period), this.of(side, whole, period));
      return { period, key, home: share('home'), away: share('away') };
    });
  }

  #open(span: string) {
    const counts = new Map(this.#keys.map((key) => [key, { home: 0, away: 0 }]));
    this.#counts.set(span, counts);
    return counts;
  }
}

/** In percent with one decimal; 0 of nothing. */
export function percent(part: number, whole: number): number {
  return whole === 0 ? 0 : Math.round((part / whole) * 1000) / 10;
}

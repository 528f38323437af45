/** Chance by a seed: the same numbers in each run. */
export interface Random {
  /** From 0 to 1, 1 excluded. */
  next(): number;
  chance(probability: number): boolean;
  /** A whole number, both ends included. */
  int(from: number, to: number): number;
  pick<Item>(list: readonly Item[]): Item;
}

/** The generator known as mulberry32. */
export function seeded(seed: number): Random {
  let state = seed | 0;
  function next(): number {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  }
  const int = (from: number, to: number) => from + Math.floor(next() * (to - from + 1));
  return {
    next,
    int,
    chance: (probability) => next() < probability,
    pick: (list) => list[int(0, list.length - 1)]!,
  };
}

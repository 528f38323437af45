export interface Random {
  /** A whole number below `most`. */
  below(most: number): number;
  bytes(length: number): Buffer;
}

/** Numbers that a seed tells (mulberry32): a failure is repeated by its seed. */
export function createRandom(seed: number): Random {
  let state = seed >>> 0;
  function next(): number {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  }
  const below = (most: number) => Math.floor(next() * most);
  return {
    below,
    bytes: (length) => Buffer.from(Array.from({ length }, () => below(256))),
  };
}

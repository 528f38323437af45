/** Chance that is the same for the same key: what was played once is played again alike. */
export interface Random {
  /** From 0 to 1, 1 excluded. */
  next(): number;
  chance(probability: number): boolean;
  /** A whole number, both ends included. */
  int(from: number, to: number): number;
  float(from: number, to: number): number;
  pick<Item>(list: readonly Item[]): Item;
  /** One of the keys, each as likely as its weight is heavy. */
  among<Key extends string>(weights: Readonly<Record<Key, number>>): Key;
  /** One of the list, each as likely as it weighs; the first when nothing weighs anything. */
  weighed<Item>(list: readonly Item[], weightOf: (item: Item) => number): Item;
  shuffled<Item>(list: readonly Item[]): Item[];
}

/** Small and fast, and by no means unpredictable: for play, not for secrets. */
export function randomOf(key: string): Random {
  let state = hash(key);

  // The generator known as mulberry32.
  function next(): number {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  }

  function weighed<Item>(list: readonly Item[], weightOf: (item: Item) => number): Item {
    let left = next() * list.reduce((sum, item) => sum + weightOf(item), 0);
    for (const item of list) {
      left -= weightOf(item);
      if (left < 0) return item;
    }
    return list[0]!;
  }

  const int = (from: number, to: number) => from + Math.floor(next() * (to - from + 1));
  return {
    next,
    int,
    chance: (probability) => next() < probability,
    float: (from, to) => from + next() * (to - from),
    pick: (list) => list[int(0, list.length - 1)]!,
    weighed,
    among: <Key extends string>(weights: Readonly<Record<Key, number>>) =>
      weighed(Object.keys(weights) as Key[], (key) => weights[key]),
    shuffled(list) {
      const items = [...list];
      for (let last = items.length - 1; last > 0; last -= 1) {
        const other = int(0, last);
        [items[last], items[other]] = [items[other]!, items[last]!];
      }
      return items;
    },
  };
}

/** FNV-1a, 32 bits. */
function hash(text: string): number {
  let value = 0x811c9dc5;
  for (let index = 0; index < text.length; index += 1) {
    value = Math.imul(value ^ text.charCodeAt(index), 0x01000193);
  }
  return value;
}

/** Items by their place from 1: what a list that only grows at its end is known by. */
export function numbered<Item>(items: readonly Item[]): { number: number; item: Item }[] {
  return items.map((item, index) => ({ number: index + 1, item }));
}

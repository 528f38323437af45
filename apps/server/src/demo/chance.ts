import { randomInt } from 'node:crypto';

/** From 0 to 1, 1 excluded. */
export const chance = (): number => randomInt(1_000_000) / 1_000_000;

export const pickOne = <Item>(items: readonly Item[]): Item => items[randomInt(items.length)]!;

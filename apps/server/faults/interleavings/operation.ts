import type { Random } from '#src/demo/simulator/random.ts';
import type { Break } from '../breaks.ts';
import type { Product } from '../product.ts';
import type { World } from '../world.ts';
import { type attempt, attempt as attemptWith, type Notes } from './notes.ts';
import type { Turns } from './turns.ts';

/** What one of those does who come at once. */
export interface Operation {
  name: string;
  run: () => Promise<void>;
}

/** What operations are drawn from and noted in. */
export interface Scene {
  product: Product;
  world: World;
  notes: Notes;
  turns: Turns;
  /** For drawing; how turns are given is another chance. */
  random: Random;
  broken: Break | null;
  /** Versions of what the feed says, in the order in which it was drawn. */
  version: () => number;
}

export type Draw = (scene: Scene) => Operation;

type Rest<Value> =
  Parameters<typeof attempt<Value>> extends [unknown, ...infer More] ? More : never;

/** `attempt` in a scene: tried up to three times, as clients and queues do. */
export const tryIn =
  ({ notes, turns }: Scene, name: string) =>
  <Value>(...rest: Rest<Value>) =>
    attemptWith<Value>({ notes, turns, name, tries: 3 }, ...rest);

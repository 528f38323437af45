import { setTimeout as sleep } from 'node:timers/promises';
import type { Random } from '#src/demo/simulator/random.ts';

/** Ports on loopback: the product's, or those of a sink that takes everything. */
export interface Doors {
  server: number;
  site: number;
}

/** What became of what a hostile client did. */
export interface Tally {
  /** Requests, frames or connections that were tried. */
  tried: number;
  /** Of these, answered as anybody's would be. */
  served: number;
  /** Of these, answered with a refusal. */
  refused: number;
  /** Connections that the product ended or did not let in. */
  cut: number;
}

/** Where and for how long a hostile client acts. */
export interface Field {
  random: Random;
  doors: Doors;
  tally: Tally;
  /** Aborted when it is to end. */
  over: AbortSignal;
  /** Addresses of its own, the same ones in each window. */
  addresses: string[];
  /** A version of the board long ago, from which much was missed. */
  version: number;
  /** Matches that exist. */
  matchIds: number[];
}

export interface Attack {
  about: string;
  /** How many addresses it comes from. */
  addresses: number;
  run(field: Field): Promise<void>;
  /** What the product failed to refuse, as a sentence; null when it held. */
  missed(tally: Tally): string | null;
  /** Counters, of which one must have grown: the operator sees what is going on. */
  named: { on: keyof Doors; counter: RegExp } | null;
}

/** The counters in which the product tells whom it refused. */
export const refusals = {
  sockets: /^xiongmao_(sockets_closed|socket_\w+_refused)_total/,
  calls: /^xiongmao_calls_refused_total/,
  connections: /^xiongmao_(connections|requests|bodies)_(refused|cut)_total/,
  codes: /^xiongmao_code_challenges_total\{outcome="asked"/,
  pushes: /^xiongmao_pushes_refused_total/,
};

/** Does something so many times a second until it is over, never waiting for what it did. */
export async function repeat(over: AbortSignal, perSecond: number, act: () => void): Promise<void> {
  const began = performance.now();
  for (let done = 0; !over.aborted; ) {
    const due = ((performance.now() - began) / 1_000) * perSecond;
    for (; done < due && !over.aborted; done++) act();
    await pause(over, 20);
  }
}

/** A pause that ends early when all is over. */
export async function pause(over: AbortSignal, ms: number): Promise<void> {
  await sleep(ms, undefined, { signal: over }).catch(() => undefined);
}

/** Of a list, one after the other, again and again. */
export function inTurn<Item>(items: readonly Item[]): () => Item {
  let at = 0;
  return () => items[at++ % items.length]!;
}

/** The sentence for an attack that nothing held back. */
export const atLeastHeldBack =
  (share: number) =>
  ({ tried, refused, cut }: Tally): string | null =>
    tried > 0 && refused + cut >= tried * share
      ? null
      : `of ${tried} tried, ${refused} were refused and ${cut} cut: fewer than ${share * 100} %`;

// A process of hostile clients: carries out attacks, all at once, for a while.
import { setTimeout as sleep } from 'node:timers/promises';
import { randomOf } from '#src/demo/simulator/random.ts';
import { answer } from '../processes/ipc.ts';
import type { Field, Tally } from './attack.ts';
import { type AttackName, attacks } from './attacks.ts';

export interface Raid extends Pick<Field, 'doors' | 'version' | 'matchIds'> {
  seed: number;
  names: AttackName[];
  ms: number;
  /** Beyond that, for how long they go on until each was held back: how fast a machine is decides nothing. */
  extraMs: number;
}

export type Tallies = Partial<Record<AttackName, Tally>>;

answer({
  async raid({ seed, names, ms, extraMs, ...place }: Raid): Promise<Tallies> {
    const over = new AbortController();
    const tallies: Tallies = {};
    const under = names.map((name) => {
      const tally: Tally = { tried: 0, served: 0, refused: 0, cut: 0 };
      tallies[name] = tally;
      const random = randomOf(`abuse ${seed} ${name}`);
      const addresses = addressesOf(name, attacks[name].addresses);
      return attacks[name].run({ ...place, random, tally, over: over.signal, addresses });
    });
    const isMissed = (name: AttackName) => attacks[name].missed(tallies[name]!) !== null;
    await sleep(ms);
    for (let waited = 0; waited < extraMs && names.some(isMissed); waited += 100) {
      await sleep(100);
    }
    over.abort();
    await Promise.all(under);
    return structuredClone(tallies);
  },
});

/** 127.100.0.0 and up belong to hostile clients, a network for each kind. */
function addressesOf(name: AttackName, count: number): string[] {
  const network = 100 + Object.keys(attacks).indexOf(name);
  return Array.from({ length: count }, (_, n) => `127.${network}.0.${1 + n}`);
}

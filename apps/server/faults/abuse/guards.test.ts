import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Break, breaks, breaksOf } from '../breaks.ts';
import { type Cluster, openCluster } from '../database.ts';
import { openAbuse } from './abuse.ts';

let cluster: Cluster;
beforeAll(async () => {
  cluster = await openCluster();
}, 120_000);
afterAll(() => cluster.stop(), 60_000);

const guards = breaksOf('abuse').map((name) => [name, (breaks[name] as Break).text!] as const);

describe('Without a guard of the server the attack that it stops is missed', () => {
  test.each(guards)('%s', { timeout: 240_000 }, async (name, guard) => {
    const without = { guard, attack: guard.stops };
    const options = { brief: true, without, serverAlone: true, patienceMs: 4_000 };
    const abuse = await openAbuse(cluster, name, options);
    try {
      const rules = (await abuse.run(1)).map(({ rule }) => rule);
      expect(rules).toContain('hostile clients are held back');
    } finally {
      await abuse.end();
    }
  });
});

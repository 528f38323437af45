import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Break, breaks, breaksOf } from '../breaks.ts';
import { type Cluster, openCluster } from '../database.ts';
import { type Abuse, openAbuse } from './abuse.ts';

let cluster: Cluster;
let abuse: Abuse;
beforeAll(async () => {
  cluster = await openCluster();
  const options = { brief: true, serverAlone: true, extraMs: 4_000 };
  abuse = await openAbuse(cluster, 'guards', options);
}, 120_000);
afterAll(async () => {
  await abuse.end();
  await cluster.stop();
}, 60_000);

const guards = breaksOf('abuse').map((name) => [name, breaks[name] as Break] as const);

describe('Without a guard of the server the attack that it stops is missed', () => {
  test.each(guards)('%s', { timeout: 240_000 }, async (_name, { text, stops }) => {
    const rules = (await abuse.run(1, { guard: text!, attack: stops! })).map(({ rule }) => rule);
    expect(rules).toContain('hostile clients are held back');
  });
});

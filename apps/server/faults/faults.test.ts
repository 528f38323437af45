import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Break, type BreakName, breaks, breaksOf } from './breaks.ts';
import { type Cluster, openCluster } from './database.ts';
import { kindOf, openLane } from './suite.ts';

let cluster: Cluster;
beforeAll(async () => {
  cluster = await openCluster();
}, 120_000);
afterAll(() => cluster.stop(), 60_000);

const slow = { timeout: 240_000 };

const whole = { kind: 'interleavings', from: 1 } as const;

/** The first of so many seeds that finds a violation; null when none does. */
async function firstFound(broken: BreakName | null, most: number): Promise<number | null> {
  const {
    kind,
    from = 1,
    step = 1,
  }: Pick<Break, 'kind' | 'from' | 'step'> = broken ? breaks[broken] : whole;
  const lane = await openLane(cluster, kind, broken ?? 'whole', { broken });
  try {
    for (let nth = 0; nth < most; nth++) {
      const seed = from + nth * step;
      if ((await lane.run(seed)).length > 0) return seed;
    }
    return null;
  } finally {
    await lane.end();
  }
}

test('Interleavings find nothing wrong with the product', slow, async () => {
  expect(await firstFound(null, 20)).toBeNull();
});

describe('Without a guard, a few seeds find what it kept', () => {
  const names = [...breaksOf('interleavings'), ...breaksOf('kills')];
  test.each(names)('%s', slow, async (name) => {
    expect(await firstFound(name, breaks[name].kind === 'kills' ? 20 : 150)).not.toBeNull();
  });
});

test('Every fiftieth seed is a kill, unless one kind is asked for', () => {
  const seeds = Array.from({ length: 2_000 }, (_, index) => index + 1);
  const isKill = (seed: number) => kindOf({ kind: null }, seed) === 'kills';
  expect(seeds.filter(isKill)).toHaveLength(40);
  expect(kindOf({ kind: 'interleavings' }, 50)).toBe('interleavings');
});

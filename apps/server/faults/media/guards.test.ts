import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Break, type BreakName, breaks } from '../breaks.ts';
import { type Cluster, openCluster } from '../database.ts';
import { openLane } from '../suite.ts';

/** Those that a run misses soon; the others' runs take up to a minute: `npm run faults -- --kind media --break NAME`. */
const quick = ['cut', 'banned', 'rotated'] satisfies BreakName[];

let cluster: Cluster;
beforeAll(async () => {
  cluster = await openCluster();
}, 120_000);
afterAll(() => cluster.stop(), 60_000);

describe('Without a guard of live rooms one run finds what it kept', () => {
  test.each(quick)('%s', { timeout: 240_000 }, async (name) => {
    const lane = await openLane(cluster, 'media', name, { broken: name });
    try {
      expect(await lane.run((breaks[name] as Break).from ?? 1)).not.toEqual([]);
    } finally {
      await lane.end();
    }
  });
});

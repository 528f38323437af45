import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { describeStore } from '../../testing/contract.ts';
import { hasSwift, startSwift } from '../../testing/swift.ts';
import { checkStore, type ObjectStore } from '../object-store.ts';
import type { S3Settings } from '../settings.ts';
import { createS3Store } from './s3-store.ts';

const isHere = await hasSwift();
if (!isHere) console.warn('There is no OpenStack Swift: tests against a real S3 are skipped.');

describe.skipIf(!isHere)('With a real S3', () => {
  let settings: S3Settings;
  let stop: () => Promise<void>;
  let store: ObjectStore;
  beforeAll(async () => {
    ({ settings, stop } = await startSwift());
    store = createS3Store({ ...settings, prefix: 'brand/one' });
  }, 60_000);
  afterAll(() => stop());

  describeStore('Swift', () => store);

  test('keys that are not right are told by name', async () => {
    const check = (wrong: Partial<S3Settings>) =>
      checkStore(createS3Store({ ...settings, ...wrong }));
    await expect(check({ secretKey: 'not this one' })).rejects.toThrow(/S3_SECRET_KEY/);
    await expect(check({ accessKey: 'nobody:here' })).rejects.toThrow(/S3_ACCESS_KEY/);
    await expect(check({ bucket: 'another' })).rejects.toThrow(/S3_BUCKET/);
    await expect(check({})).resolves.toBeUndefined();
  });
});

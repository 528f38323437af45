import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { ListMultipartUploadsCommand, S3Client } from '@aws-sdk/client-s3';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { describeStore, patiently } from '../../testing/contract.ts';
import { hasSwift, startSwift } from '../../testing/swift.ts';
import { checkStore, type ObjectStore, StoreAway } from '../object-store.ts';
import type { S3Settings } from '../settings.ts';
import { createS3Store } from './s3-store.ts';

const isHere = await hasSwift();
if (!isHere) console.warn('There is no OpenStack Swift: tests against a real S3 are skipped.');

describe.skipIf(!isHere)('With a real S3', patiently, () => {
  let settings: S3Settings;
  let stop: () => Promise<void>;
  let store: ObjectStore;
  beforeAll(async () => {
    ({ settings, stop } = await startSwift());
    store = createS3Store({ ...settings, prefix: 'brand/one' });
  }, 60_000);
  afterAll(() => stop());

  describeStore('Swift', () => store);

  test('an upload that ends with its process shows nothing of itself', async () => {
    const folder = await mkdtemp(path.join(tmpdir(), 'xiongmao-cut-'));
    const file = path.join(folder, 'large');
    await writeFile(file, Buffer.alloc(64 << 20, 'x'));
    const stopping = new AbortController();
    const ending = createS3Store(settings, { signal: stopping.signal });
    const put = ending.put('videos/cut/source.mp4', { file }, 'video/mp4');
    const parts = new S3Client({
      ...{ region: settings.region, endpoint: settings.endpoint!, forcePathStyle: true },
      credentials: { accessKeyId: settings.accessKey, secretAccessKey: settings.secretKey },
    });
    const uploads = async () =>
      (await parts.send(new ListMultipartUploadsCommand({ Bucket: settings.bucket }))).Uploads ??
      [];
    await expect.poll(uploads).toHaveLength(1);
    stopping.abort();
    await expect(put).rejects.toThrow(StoreAway);
    const plain = createS3Store(settings);
    expect(await plain.sizeOf('videos/cut/source.mp4')).toBeNull();
    expect(await plain.get('videos/cut/source.mp4')).toBeNull();
    parts.destroy();
    await rm(folder, { recursive: true });
  });

  test('keys that are not right are told by name', async () => {
    const check = (wrong: Partial<S3Settings>) =>
      checkStore(createS3Store({ ...settings, ...wrong }));
    await expect(check({ secretKey: 'not this one' })).rejects.toThrow(/S3_SECRET_KEY/);
    await expect(check({ accessKey: 'nobody:here' })).rejects.toThrow(/S3_ACCESS_KEY/);
    await expect(check({ bucket: 'another' })).rejects.toThrow(/S3_BUCKET/);
    await expect(check({})).resolves.toBeUndefined();
  });
});

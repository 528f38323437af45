import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { inspect } from 'node:util';
import {
  CreateMultipartUploadCommand,
  ListPartsCommand,
  S3Client,
  UploadPartCommand,
} from '@aws-sdk/client-s3';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { describeStore } from '../../testing/contract.ts';
import { type S3Double, startS3Double } from '../../testing/s3-double.ts';
import { checkStore, type ObjectStore, StoreAway, StoreRefused } from '../object-store.ts';
import { createS3Store } from './s3-store.ts';

let double: S3Double;
let store: ObjectStore;
let impatient: ObjectStore;
let folder: string;
const limits = { attempts: 2 };
/** For what fails whatever happens: nothing is kept waiting. */
const hasty = { connectMs: 250, answerMs: 250, idleMs: 250, attempts: 2 };
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'xiongmao-s3-'));
  double = await startS3Double();
  store = createS3Store(double.settings, { limits });
  impatient = createS3Store(double.settings, { limits: hasty });
});
afterAll(async () => {
  await double.stop();
  await rm(folder, { recursive: true });
});
beforeEach(() => {
  double.misfortune = () => null;
});

const content = [Buffer.from('content')];
const large = async (): Promise<string> => {
  const file = path.join(folder, 'large');
  await writeFile(file, Buffer.alloc(20 << 20, 'x'));
  return file;
};
const faultOf = (work: Promise<unknown>): Promise<Error> =>
  work.then(
    () => Promise.reject(new Error('it went well')),
    (error) => error,
  );

describeStore('S3', () => createS3Store({ ...double.settings, prefix: 'brand/one' }));

test('Objects stand in the bucket under their own names, with their types, behind the prefix', async () => {
  await store.put('uploads/ab/c.webp', content, 'image/webp');
  await createS3Store({ ...double.settings, prefix: 'brand' }).put(
    'uploads/ab/c.jpg',
    content,
    'image/jpeg',
  );
  expect(double.objects.get('uploads/ab/c.webp')).toEqual({
    content: content[0],
    type: 'image/webp',
  });
  expect(double.objects.get('brand/uploads/ab/c.jpg')?.type).toBe('image/jpeg');
  await store.move('uploads/ab/c.webp', 'uploads/ab/d.webp');
  expect(double.objects.get('uploads/ab/d.webp')?.type).toBe('image/webp');
});

test('A large file goes in parts of a few MiB', async () => {
  double.asked.length = 0;
  await store.put('videos/one/source.mp4', { file: await large() }, 'video/mp4');
  expect(double.asked.filter((one) => one.includes('partNumber'))).toHaveLength(3);
  expect(double.objects.get('videos/one/source.mp4')).toMatchObject({ type: 'video/mp4' });
  expect(double.uploads.size).toBe(0);
});

describe('Where a store fails', () => {
  test.each([
    ['put', () => impatient.put('away/x', content, 'text/plain')],
    ['get', () => impatient.get('away/x')],
    ['a range', () => impatient.get('away/x', { start: 1 })],
    ['sizeOf', () => impatient.sizeOf('away/x')],
    ['move', () => impatient.move('away/x', 'away/y')],
    ['remove', () => impatient.remove('away/x')],
    ['removeAll', () => impatient.removeAll('away')],
  ])('%s says that it is away, be it with 503, without an answer, or cut off', async (_, work) => {
    for (const met of [503, 'silence', 'cut'] as const) {
      double.misfortune = () => met;
      double.asked.length = 0;
      const error = await faultOf(work());
      expect(error, String(met)).toBeInstanceOf(StoreAway);
      expect(double.asked, String(met)).toHaveLength(limits.attempts);
    }
  });

  test('one that nobody listens for is away, too', async () => {
    const server = createServer().listen(0, '127.0.0.1');
    await new Promise((resolve) => server.once('listening', resolve));
    const { port } = server.address() as { port: number };
    await new Promise((resolve) => server.close(resolve));
    const nowhere = createS3Store(
      { ...double.settings, endpoint: `http://127.0.0.1:${port}` },
      { limits },
    );
    const error = await faultOf(nowhere.get('x'));
    expect(error).toBeInstanceOf(StoreAway);
    expect(error.message).toMatch(/can't be reached: ECONNREFUSED/);
  });

  test('what fails once is tried again', async () => {
    let times = 0;
    double.misfortune = () => (times++ === 0 ? 503 : null);
    await store.put('again/x', content, 'text/plain');
    expect(double.objects.get('again/x')?.content).toEqual(content[0]);
    times = 0;
    expect(await store.sizeOf('again/x')).toBe(7);
  });

  test('a content that ends in its middle is no shorter content, but a fault', async () => {
    await store.put('half/x', [Buffer.alloc(100_000, 'x')], 'text/plain');
    double.misfortune = () => 'half';
    const found = (await store.get('half/x'))!;
    expect(found.size).toBe(100_000);
    await expect(buffer(found.content)).rejects.toThrow();
  });

  test('a put that breaks off leaves what was there, and no parts of what came', async () => {
    await store.put('videos/two/source.mp4', content, 'video/mp4');
    for (const fails of [/partNumber=3/, /POST .*uploadId/, /uploads/]) {
      double.misfortune = (asked) => (fails.test(asked) ? 503 : null);
      const error = await faultOf(
        store.put('videos/two/source.mp4', { file: await large() }, 'video/mp4'),
      );
      expect(error, String(fails)).toBeInstanceOf(StoreAway);
      expect(double.objects.get('videos/two/source.mp4')?.content, String(fails)).toEqual(
        content[0],
      );
      expect(double.uploads.size, String(fails)).toBe(0);
    }
  });

  test('a move that breaks off has lost nothing, and is done by the next try', async () => {
    await store.put('moving/from', content, 'text/plain');
    double.misfortune = (asked) => (asked.startsWith('DELETE') ? 503 : null);
    await expect(store.move('moving/from', 'moving/to')).rejects.toThrow(StoreAway);
    double.misfortune = () => null;
    await store.move('moving/from', 'moving/to');
    expect([...double.objects.keys()].filter((key) => key.startsWith('moving/'))).toEqual([
      'moving/to',
    ]);
  });

  test('it ends at once with the process', async () => {
    const stopping = new AbortController();
    const slow = createS3Store(double.settings, { signal: stopping.signal });
    double.misfortune = () => 'silence';
    const file = await large();
    const all = [
      slow.get('x'),
      slow.put('x', content, 'text/plain'),
      slow.put('y', { file }, 'video/mp4'),
    ];
    const faults = Promise.all(all.map(faultOf));
    await expect.poll(() => double.asked.slice(-3).join()).toMatch(/uploads/);
    stopping.abort();
    for (const error of await faults) expect(error).toBeInstanceOf(StoreAway);
  });
});

describe('What is set wrongly', () => {
  test.each([
    [{ secretKey: 'another' }, /S3_SECRET_KEY.*SignatureDoesNotMatch/],
    [{ accessKey: 'ANOTHER' }, /S3_ACCESS_KEY.*InvalidAccessKeyId/],
    [{ bucket: 'another' }, /S3_BUCKET.*NoSuchBucket/],
    [{ region: 'another' }, /S3_REGION.*AuthorizationHeaderMalformed/],
  ])('is told by name, without its keys: %j', async (wrong, named) => {
    const error = await faultOf(
      checkStore(createS3Store({ ...double.settings, ...wrong }, { limits })),
    );
    expect(error).toBeInstanceOf(StoreRefused);
    expect(error.message).toMatch(named);
    const all = inspect(error, { depth: 9, showHidden: true });
    for (const key of [double.settings.accessKey, double.settings.secretKey, 'ANOTHER']) {
      expect(all).not.toContain(key);
    }
  });

  test('is told where an answer has no more than a status, too', async () => {
    const wrong = createS3Store({ ...double.settings, secretKey: 'another' }, { limits });
    await expect(wrong.sizeOf('x')).rejects.toThrow(/S3_ACCESS_KEY, S3_SECRET_KEY/);
    await expect(wrong.put('x', content, 'text/plain')).rejects.toThrow(/S3_SECRET_KEY/);
    await expect(checkStore(store)).resolves.toBeUndefined();
  });
});

test('The double reads what the SDK sends with its own checksums, and lists parts', async () => {
  const { region, endpoint, accessKey, secretKey, bucket } = double.settings;
  const client = new S3Client({
    ...{ region, endpoint: endpoint!, forcePathStyle: true },
    credentials: { accessKeyId: accessKey, secretAccessKey: secretKey },
  });
  const at = { Bucket: bucket, Key: 'parts/of it (1)' };
  const { UploadId } = await client.send(new CreateMultipartUploadCommand(at));
  const Body = Readable.from([Buffer.from('first,'), Buffer.from('second')]);
  await client.send(
    new UploadPartCommand({ ...at, UploadId, PartNumber: 2, Body, ContentLength: 12 }),
  );
  const { Parts } = await client.send(new ListPartsCommand({ ...at, UploadId }));
  expect(Parts).toMatchObject([{ PartNumber: 2, Size: 12 }]);
  expect(double.uploads.get(UploadId!)?.parts.get(2)?.toString()).toBe('first,second');
  client.destroy();
});

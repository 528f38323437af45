import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { errors } from '@xiongmao/api/errors';
import { createStore } from '@xiongmao/storage/create-store';
import { type S3Double, startS3Double } from '@xiongmao/storage/testing/s3-double';
import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { createStorage } from '#platform/storage.ts';
import { readEnv } from '#src/env.ts';
import { type TestApp, testApp } from '#testing/app.ts';
import { type Person, person } from '#testing/people/person.ts';

let s3: S3Double;
let folder: string;
let app: TestApp;
let fan: Person;
const log: string[] = [];
const variables = () => ({
  S3_ENDPOINT: s3.settings.endpoint!,
  S3_BUCKET: s3.settings.bucket,
  S3_REGION: s3.settings.region,
  S3_ACCESS_KEY: s3.settings.accessKey,
  S3_SECRET_KEY: s3.settings.secretKey,
  S3_PREFIX: 'brand',
});
const start = (env: Record<string, string>) =>
  testApp({
    accounts: true,
    env: { DATA_DIR: folder, LOG_LEVEL: 'info', ...env },
    logTo: { write: (line) => void log.push(line) },
  });
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'xiongmao-s3-'));
  s3 = await startS3Double();
  app = await start(variables());
  fan = await person(app).signInAs('fan');
});
afterAll(async () => {
  await s3.stop();
  await rm(folder, { recursive: true });
});
beforeEach(() => {
  s3.misfortune = () => null;
});

const picture = async () => {
  const bytes = await sharp({
    create: { width: 600, height: 600, channels: 3, background: '#24a' },
  })
    .png()
    .toBuffer();
  return bytes.toString('base64');
};
const setAvatar = async (someone = fan) => someone.post('/user/avatar', { image: await picture() });
const objects = () => [...s3.objects.keys()];

test('In an S3 pictures are kept, shown under the addresses and headers that they have from a folder, and removed', async () => {
  const { avatar } = (await setAvatar()).result.user;
  expect(objects()).toEqual([`brand${avatar}`]);
  expect(s3.objects.get(`brand${avatar}`)?.type).toBe('image/webp');
  expect(await readdir(folder)).not.toContain('uploads');

  const response = await fetch(`${app.url}${avatar}`);
  const bytes = Buffer.from(await response.arrayBuffer());
  expect(bytes.equals(s3.objects.get(`brand${avatar}`)!.content)).toBe(true);
  expect(Object.fromEntries(response.headers)).toMatchObject({
    'content-type': 'image/webp',
    'content-length': String(bytes.length),
    'cache-control': 'public, max-age=31536000, immutable',
    'content-security-policy': "default-src 'none'; frame-ancestors 'none'; sandbox",
    'cross-origin-resource-policy': 'same-site',
  });
  const head = await fetch(`${app.url}${avatar}`, { method: 'HEAD' });
  expect(head.headers.get('content-length')).toBe(String(bytes.length));

  await setAvatar();
  await expect.poll(objects).toHaveLength(1);
  expect((await fetch(`${app.url}${avatar}`)).status).toBe(404);
});

test('A picture is had narrower than it is in the widths that there are, as long as it is had at all', async () => {
  const { avatar } = (await setAvatar()).result.user;
  const widthOf = async (asked: string) => {
    const response = await fetch(`${app.url}${avatar}${asked}`);
    expect(response.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
    const { format, width } = await sharp(Buffer.from(await response.arrayBuffer())).metadata();
    expect(format).toBe('webp');
    return width;
  };
  const own = await widthOf('');
  expect(own).toBeGreaterThan(160);
  expect([await widthOf('?w=160'), await widthOf('?w=160')]).toEqual([160, 160]);
  // No wider than it is, and in no width that nobody shows.
  for (const asked of ['?w=960', '?w=161', '?w=', '?v=160']) expect(await widthOf(asked)).toBe(own);
  const storage = createStorage(createStore(readEnv(variables()).storage));
  await storage.withhold(avatar);
  expect((await fetch(`${app.url}${avatar}?w=160`)).status).toBe(404);
  await storage.release(avatar);
});

test('What is withheld there has no address, until it is released', async () => {
  const { avatar } = (await setAvatar()).result.user;
  const storage = createStorage(createStore(readEnv(variables()).storage));
  const status = async (address = avatar) => (await fetch(`${app.url}${address}`)).status;
  await storage.withhold(avatar);
  expect(await status()).toBe(404);
  expect(await status(`${avatar}.withheld`)).toBe(404);
  await storage.release(avatar);
  expect(await status()).toBe(200);
});

test('While it is away, pictures are unavailable, nothing is changed, and all else goes on', async () => {
  const { avatar } = (await setAvatar()).result.user;
  s3.misfortune = () => 503;
  const response = await fetch(`${app.url}${avatar}`);
  expect(response.status).toBe(503);
  expect(await response.json()).toMatchObject({ errorCode: errors.unavailable.code });
  expect(await setAvatar()).toMatchObject({ errorCode: errors.unavailable.code });
  const { own } = (await fan.get(`/user/info?userId=${fan.cookies.get('uid')}`)).result;
  expect(own.avatar ?? own.user?.avatar).toBe(avatar);
  s3.misfortune = () => null;
  expect((await fetch(`${app.url}${avatar}`)).status).toBe(200);
});

test('A key that is not right is named in the log when the server starts, and no key stands in it', async () => {
  log.length = 0;
  const other = await start({ ...variables(), S3_SECRET_KEY: 'quite+another' });
  await expect
    .poll(() => log.join(''))
    .toMatch(/does not serve.*S3_SECRET_KEY|S3_SECRET_KEY.*does not serve/);
  expect((await person(other).get('/user/info?userId=1')).status).toBeDefined();
  const { avatar } = (await setAvatar()).result.user;
  expect((await fetch(`${other.url}${avatar}`)).status).toBe(500);
  for (const key of [s3.settings.accessKey, s3.settings.secretKey, 'quite+another']) {
    expect(log.join('')).not.toContain(key);
  }
});

import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { createFolderStore } from '@xiongmao/storage/folder-store';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createStorage, type Storage } from './storage.ts';

let folder: string;
let storage: Storage;
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'xiongmao-storage-'));
  storage = createStorage(createFolderStore(folder));
});
afterAll(() => rm(folder, { recursive: true }));

const files = async () =>
  (await readdir(folder, { recursive: true, withFileTypes: true })).filter((one) => one.isFile());

const read = async (address: string) => {
  const { content, ...kept } = (await storage.open(address))!;
  return { ...kept, text: await text(content) };
};

test('What is kept has an address of its own, also twice the same', async () => {
  const bytes = Buffer.from('a picture');
  const [one, other] = [await storage.keep(bytes, 'webp'), await storage.keep(bytes, 'webp')];
  expect(one).toMatch(/^\/uploads\/([0-9a-f]{2})\/\1[0-9a-f]{62}\.webp$/);
  expect(other).not.toBe(one);
  expect(await read(one)).toEqual({ type: 'webp', size: 9, text: 'a picture' });
  // Where installations have it from before.
  expect(await readFile(path.join(folder, one), 'utf8')).toBe('a picture');
  await storage.remove(one);
  await storage.remove(one);
  expect(await files()).toHaveLength(1);
});

test('What is withheld is at no address until it is released, and is removed all the same', async () => {
  const before = await files();
  const address = await storage.keep(Buffer.from('somebody’s'), 'webp');
  for (const _ of ['once', 'twice']) await storage.withhold(address);
  expect(await storage.open(address)).toBeNull();
  expect(await storage.open(`${address}.withheld`)).toBeNull();
  for (const _ of ['once', 'twice']) await storage.release(address);
  expect(await read(address)).toMatchObject({ text: 'somebody’s' });
  await storage.withhold(address);
  await storage.remove(address);
  await storage.release(address);
  expect(await files()).toHaveLength(before.length);
});

test('No address leads out of the folder', async () => {
  const before = await files();
  const hex = 'ab'.repeat(32);
  for (const address of [
    '',
    '/uploads/',
    `/uploads/../${hex}.webp`,
    `/uploads/ab/../../${hex}.webp`,
    `/uploads/cd/${hex}.webp`,
    `/uploads/ab/${hex}.webp/`,
    `/uploads/ab/${hex}.html`,
    `/uploads/ab/${hex}.webp\n`,
    `https://example.org/uploads/ab/${hex}.webp`,
  ]) {
    expect({ address, found: await storage.open(address) }).toEqual({ address, found: null });
    await storage.remove(address);
  }
  expect(await files()).toEqual(before);
});

import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { describeStore } from '../testing/contract.ts';
import { createFolderStore } from './folder-store.ts';
import type { ObjectStore } from './object-store.ts';

let folder: string;
let store: ObjectStore;
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'xiongmao-folder-'));
  store = createFolderStore(folder);
});
afterAll(() => rm(folder, { recursive: true }));

describeStore('A folder', () => store);

test('A write that fails leaves nothing behind', async () => {
  const broken = ['not bytes'] as unknown as Uint8Array[];
  await store.put('half/rec/s1.m4s', [Buffer.from('x')], 'video/mp4');
  await expect(store.put('half/rec/s2.m4s', [1, 2] as never, 'video/mp4')).rejects.toThrow();
  await expect(store.put('half/rec/s1.m4s/below', broken, 'video/mp4')).rejects.toThrow();
  expect(await readdir(path.join(folder, 'half/rec'))).toEqual(['s1.m4s']);
});

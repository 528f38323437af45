import { randomBytes } from 'node:crypto';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Readable } from 'node:stream';
import { buffer, text } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { ObjectStore } from '../src/object-store.ts';

/** ms: other processes may be what does the work, on a machine that is busy. */
export const patiently = { timeout: 60_000 };

/** What every store does, whatever it is made of. */
export function describeStore(kind: string, storeOf: () => ObjectStore): void {
  describe(kind, patiently, () => {
    const bytes = (content: string) => [Buffer.from(content)];
    const put = (name: string, content: string) =>
      storeOf().put(name, bytes(content), 'text/plain');
    const read = async (name: string, range?: { start: number; end?: number }) => {
      const found = await storeOf().get(name, range);
      return found && { size: found.size, text: await text(found.content) };
    };
    let folder: string;
    beforeAll(async () => {
      folder = await mkdtemp(path.join(tmpdir(), 'xiongmao-store-'));
    });
    afterAll(() => rm(folder, { recursive: true }));

    test('keeps an object of many pieces, and gives it whole', async () => {
      await storeOf().put(
        'uploads/ab/one.webp',
        [...bytes('first,'), ...bytes(''), ...bytes('last')],
        'image/webp',
      );
      expect(await read('uploads/ab/one.webp')).toEqual({ size: 10, text: 'first,last' });
      expect(await storeOf().sizeOf('uploads/ab/one.webp')).toBe(10);
    });

    test('keeps an empty one', async () => {
      await storeOf().put('empty/none', [], 'text/plain');
      expect(await read('empty/none')).toEqual({ size: 0, text: '' });
      expect(await read('empty/none', { start: 0 })).toEqual({ size: 0, text: '' });
      expect(await storeOf().sizeOf('empty/none')).toBe(0);
    });

    test('has the last that was put in place of the one before', async () => {
      await put('again/it', 'longer than the other');
      await put('again/it', 'short');
      expect(await read('again/it')).toEqual({ size: 5, text: 'short' });
    });

    test('has nothing where nothing was put, be it a folder or below an object', async () => {
      await put('some/where/it', 'x');
      for (const name of ['nothing', 'some', 'some/where', 'some/where/it/below', 'some/where/i']) {
        expect(await storeOf().get(name), name).toBeNull();
        expect(await storeOf().get(name, { start: 1 }), name).toBeNull();
        expect(await storeOf().sizeOf(name), name).toBeNull();
        await storeOf().remove(name);
        await storeOf().move(name, 'some/other');
      }
      expect(await read('some/where/it')).toEqual({ size: 1, text: 'x' });
    });

    test.each([
      [{ start: 0, end: 0 }, '0'],
      [{ start: 2, end: 4 }, '234'],
      [{ start: 7 }, '789'],
      [{ start: 9, end: 9 }, '9'],
      [{ start: 8, end: 99 }, '89'],
      [{ start: 10 }, ''],
      [{ start: 99, end: 120 }, ''],
    ])('gives of an object the range %j alone', async (range, expected) => {
      await put('ranges/digits', '0123456789');
      expect(await read('ranges/digits', range)).toEqual({ size: 10, text: expected });
    });

    test('takes a large file from the disk, and gives it byte by byte as it was', async () => {
      const content = randomBytes(21 << 20);
      const file = path.join(folder, 'large');
      await writeFile(file, content);
      await storeOf().put('videos/large/source.mp4', { file }, 'video/mp4');
      const found = (await storeOf().get('videos/large/source.mp4'))!;
      expect(found.size).toBe(content.length);
      expect((await buffer(found.content)).equals(content)).toBe(true);
      const start = (16 << 20) - 5;
      const part = (await storeOf().get('videos/large/source.mp4', { start, end: start + 9 }))!;
      expect(part.size).toBe(content.length);
      expect(await buffer(part.content)).toEqual(content.subarray(start, start + 10));
    });

    test('has nothing of a file that is not there', async () => {
      const file = path.join(folder, 'no such file');
      await expect(storeOf().put('missing/file', { file }, 'video/mp4')).rejects.toThrow(/ENOENT/);
      expect(await storeOf().sizeOf('missing/file')).toBeNull();
    });

    test('can be left in the middle of a read', async () => {
      await storeOf().put('left/it', [randomBytes(4 << 20)], 'video/mp4');
      for (let times = 0; times < 20; times++) {
        const { content } = (await storeOf().get('left/it'))!;
        const first = await new Promise((resolve) => content.once('data', resolve));
        expect(first).toBeInstanceOf(Uint8Array);
        content.destroy();
      }
      expect(await storeOf().sizeOf('left/it')).toBe(4 << 20);
    });

    test('moves an object over what stood there', async () => {
      await put('moves/from', 'moved');
      await put('moves/to', 'stood there');
      await storeOf().move('moves/from', 'moves/to');
      await storeOf().move('moves/from', 'moves/to');
      expect(await storeOf().get('moves/from')).toBeNull();
      expect(await read('moves/to')).toEqual({ size: 5, text: 'moved' });
    });

    test('removes one, and it is no fault if that is gone', async () => {
      await put('gone/one', 'x');
      await put('gone/other', 'y');
      for (const _ of ['once', 'twice']) await storeOf().remove('gone/one');
      expect(await storeOf().get('gone/one')).toBeNull();
      expect(await read('gone/other')).toEqual({ size: 1, text: 'y' });
    });

    test('removes all of a folder, and nothing that is only called alike', async () => {
      const kept = ['rec/s-1', 'rec/s2/x', 'rec/s.mp4'];
      for (const name of [...kept, 'rec/s/a', 'rec/s/deep/er/b', 'rec/s/c']) await put(name, 'x');
      for (const _ of ['once', 'twice']) await storeOf().removeAll('rec/s');
      for (const name of ['rec/s/a', 'rec/s/deep/er/b', 'rec/s/c']) {
        expect(await storeOf().sizeOf(name), name).toBeNull();
      }
      await storeOf().removeAll('rec/s-1');
      for (const name of kept) expect(await storeOf().sizeOf(name), name).toBe(1);
    });

    test('keeps what comes side by side', async () => {
      const names = Array.from({ length: 40 }, (_, number) => `many/${number}`);
      await Promise.all(names.map((name) => put(name, name)));
      const texts = await Promise.all(names.map(async (name) => (await read(name))!.text));
      expect(texts).toEqual(names);
      // Who puts the same at once leaves one of them, whole.
      await Promise.all(names.map((name) => put('many/same', name.padEnd(50_000, '.'))));
      expect((await read('many/same'))!.text).toMatch(/^many\/\d+\.+$/);
    });

    test('takes no name that is not one of ours', async () => {
      for (const name of [
        ...['', '/', '.', '..', '/etc/passwd', 'a/', 'a//b', '../a', 'a/../b', 'a/./b', 'a/..'],
        ...[Array(4).fill('a'.repeat(200)).join('/')],
        ...['a\\b', 'a b', 'a\0', 'a\n', 'ä', 'a%2fb', 'a?b', `a/${'x'.repeat(201)}`],
      ]) {
        const tries = [
          () => put(name, 'x'),
          () => storeOf().get(name),
          () => storeOf().sizeOf(name),
          () => storeOf().move(name, 'a'),
          () => storeOf().move('a', name),
          () => storeOf().remove(name),
          () => storeOf().removeAll(name),
        ];
        for (const attempt of tries)
          await expect(attempt(), name).rejects.toThrow(/no name of an object/);
      }
    });

    test('gives streams that Node knows', async () => {
      await put('kind/it', 'x');
      const { content } = (await storeOf().get('kind/it'))!;
      expect(content).toBeInstanceOf(Readable);
      content.destroy();
    });
  });
}

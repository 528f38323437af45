import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { isNotice, readJson, readText } from './source-file.ts';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'source-file-'));
});
afterAll(() => rm(folder, { recursive: true }));

async function file(name: string, content: string | Buffer): Promise<string> {
  const path = join(folder, name);
  await writeFile(path, content);
  return path;
}

describe('a source file', () => {
  test('is read plain or zipped, whatever its name says', async () => {
    const value = { name: 'Łódź' };
    const zipped = gzipSync(JSON.stringify(value));
    expect(await readJson(await file('a.json', JSON.stringify(value)))).toEqual(value);
    expect(await readJson(await file('a.json.gz', JSON.stringify(value)))).toEqual(value);
    expect(await readJson(await file('b.json', zipped))).toEqual(value);
    expect(await readJson(await file('b.json.gz', zipped))).toEqual(value);
  });

  test('may begin with a byte order mark', async () => {
    expect(await readText(await file('bom.txt', '\ufeffhello'))).toBe('hello');
  });

  test('tells where its JSON is broken', async () => {
    const fault = async (text: string) =>
      readJson(await file('broken.json', text)).catch((error) => `${error.place}: ${error.reason}`);

    expect(await fault('{"a": 1,\n "b" 2}')).toBe(
      "line 2, column 6: not JSON: Expected ':' after property name",
    );
    expect(await fault('[1,\n\n2,,3, "and much more text than a message repeats"]')).toBe(
      "line 3, column 3: not JSON: Unexpected token ','",
    );
    expect(await fault('<!doctype html>')).toBe("line 1, column 1: not JSON: Unexpected token '<'");
    expect(await fault('{"a": [1, 2')).toBe('line 1, column 12: not JSON: cut off');
    expect(await fault('{"a": "b')).toBe('line 1, column 9: not JSON: cut off');
  });

  test('is refused when it is missing, empty, cut off, damaged or not UTF-8', async () => {
    const zipped = gzipSync(JSON.stringify(Array.from({ length: 2000 }, (_, i) => i * 7919)));
    const damaged = Buffer.from(zipped).fill(0xff, 40, 60);
    const latin = Buffer.from('one\ntwo\nM\xfcnchen', 'latin1');
    const refusal = (path: string) =>
      readJson(path).catch((error) => [error.name, error.file, error.place, error.reason]);

    const missing = join(folder, 'missing.json');
    expect(await refusal(missing)).toEqual([
      'FeedFileError',
      missing,
      'file',
      "can't be opened (ENOENT)",
    ]);
    expect(await refusal(await file('empty.json', ''))).toContain('empty');
    expect(await refusal(await file('cut.json.gz', zipped.subarray(0, 900)))).toContain('cut off');
    expect(await refusal(await file('damaged.json.gz', damaged))).toContain('damaged');
    expect(await refusal(await file('latin.json', latin))).toEqual(
      expect.arrayContaining(['line 3', 'not UTF-8']),
    );
  });
});

test('A file of more values than memory has room for is refused before it is taken apart', async () => {
  const bytes = Buffer.alloc(2 ** 25 + 1, ',');
  const refusal = await readText(await file('list.json.gz', gzipSync(bytes, { level: 1 }))).catch(
    (error) => error.reason,
  );
  expect(refusal).toBe('it has more than 33554432 values');
  const text = await file('text.json', Buffer.alloc(2 ** 25 + 1, ' '));
  expect(await readText(text)).toHaveLength(2 ** 25 + 1);
});

test('A licence or a read-me beside the data is a notice, a data file is not', () => {
  expect(
    ['/d/LICENSE.md', '/d/UNLICENSE', '/d/LICENSE-NOTE.txt', '/d/README'].every(isNotice),
  ).toBe(true);
  expect(
    ['/d/2024-25/en.1.json', '/license/worldcup.json.gz', '/d/license.json'].some(isNotice),
  ).toBe(false);
});

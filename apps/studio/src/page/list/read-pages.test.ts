import { expect, test } from 'vitest';
import { readPages } from './read-pages.ts';

/** A list of so many rows, twenty on a page, newest first; `onRead` may add to it. */
function listOf(length: number, onRead: (ids: number[]) => void = () => undefined) {
  const ids = Array.from({ length }, (_, index) => length - index);
  const asked: number[] = [];
  const read = async (page: number) => {
    asked.push(page);
    const items = ids.slice((page - 1) * 20, page * 20).map((id) => ({ id }));
    const total = ids.length;
    onRead(ids);
    return { items, total };
  };
  return { read, asked };
}

test.each([0, 1, 20, 45])('Of %i rows all are read, and no page more', async (length) => {
  const { read, asked } = listOf(length);
  const { rows, isWhole } = await readPages(read);
  expect(rows).toHaveLength(length);
  expect(isWhole).toBe(true);
  expect(asked).toHaveLength(Math.max(1, Math.ceil(length / 20)));
});

test('Of a long list the newest are read, and that it is longer is told', async () => {
  const { read, asked } = listOf(5_000);
  const { rows, isWhole } = await readPages(read);
  expect(rows).toHaveLength(2_000);
  expect(rows[0]).toEqual({ id: 5_000 });
  expect(isWhole).toBe(false);
  expect(asked).toHaveLength(100);
});

test('A row that comes on top while the list is read is there twice no more than any other', async () => {
  const { read } = listOf(45, (ids) => ids.unshift(ids[0]! + 1));
  const { rows } = await readPages(read);
  const ids = rows.map(({ id }) => id);
  expect(new Set(ids).size).toBe(ids.length);
  expect(ids).toEqual(expect.arrayContaining(Array.from({ length: 45 }, (_, index) => index + 1)));
});

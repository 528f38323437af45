import type { Notice } from '@xiongmao/api/users/shapes';
import { expect, test } from 'vitest';
import { markRead } from './use-notices.ts';

const notice = (id: number): Notice => ({
  id,
  kind: 'follow',
  name: 'followed',
  values: {},
  at: '2026-11-01T00:00:00Z',
  link: null,
  read: false,
});
const page = (...ids: number[]) => ({ items: ids.map(notice), total: 4, unread: 4 });
const held = { pages: [page(4, 3), page(2, 1)], pageParams: [1, 2] };
const readIds = (list: Pick<typeof held, 'pages'>) =>
  list.pages.flatMap(({ items }) => items.filter(({ read }) => read).map(({ id }) => id));

test('Those that are named are read, on whichever page they stand', () => {
  const after = markRead(held, [3, 2], 2);
  expect(readIds(after)).toEqual([3, 2]);
  expect(after.pages.map(({ unread }) => unread)).toEqual([2, 2]);
});

test('All are read at once', () => {
  expect(readIds(markRead(held, null, 0))).toEqual([4, 3, 2, 1]);
});

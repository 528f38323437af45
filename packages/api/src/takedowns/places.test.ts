import { expect, test } from 'vitest';
import { targetAt } from './places.ts';

const at = (path: string) => targetAt(new URL(path, 'https://site.example'));
const file = `/uploads/ab/${'ab'.repeat(32)}.webp`;

test.each([
  ['/news/soccer/12', { kind: 'article', key: '12' }],
  ['/news/12', { kind: 'article', key: '12' }],
  ['/posts/12/', { kind: 'post', key: '12' }],
  ['/comment/12', { kind: 'comment', key: '12' }],
  ['/soccer/7?tab=comments&comment=12', { kind: 'comment', key: '12' }],
  ['/live/7', { kind: 'broadcast', key: 'room-7' }],
  ['/customLive/7', { kind: 'broadcast', key: 'room-7' }],
  ['/live/7?replay=12', { kind: 'broadcast', key: '12' }],
  [file, { kind: 'picture', key: file }],
])('%s shows something of somebody’s', (path, target) => {
  expect(at(path)).toEqual(target);
});

test.each(['/', '/news/soccer', '/live', '/soccer/12', '/posts/0', '/live/7?replay=x'])(
  '%s does not',
  (path) => {
    expect(at(path)).toBeNull();
  },
);

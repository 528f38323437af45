import { QueryClient } from '@tanstack/react-query';
import { expect, test } from 'vitest';
import { knownWriters } from './known-writers.ts';
import { commentsKey, postKey } from './post-queries.ts';

const by = (id: number, username: string) => ({ from: { id, username, avatar: null } });

test('Behind an @ stand those who wrote what was read, once each, not oneself nor who is gone', () => {
  const queries = new QueryClient();
  queries.setQueryData([postKey, { query: { id: 1 } }], by(1, 'Fanny'));
  queries.setQueryData([commentsKey, { subject: 'post-1', sort: 'hot' }], {
    pages: [
      {
        items: [
          { ...by(2, 'fan2'), answersBelow: [by(3, 'panda'), by(4, 'me')] },
          { from: null, answersBelow: [by(2, 'fan2'), by(5, '熊猫')] },
        ],
      },
    ],
  });
  const names = (begin: string) => knownWriters(queries, begin, 4).map(({ username }) => username);
  expect(names('')).toEqual(['fan2', 'panda', 'Fanny']);
  expect(names('FAN')).toEqual(['fan2', 'Fanny']);
  expect(names('me')).toEqual([]);
});

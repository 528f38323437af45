import { expect, test } from 'vitest';
import { historyOf, readHistoryFilter } from './history-filter.ts';

const asked = (search: string) => historyOf(7, readHistoryFilter(new URLSearchParams(search)));

test('An address names result, play type and how many', () => {
  expect(asked('result=miss&playType=total&last=15')).toEqual({
    userId: 7,
    status: 'history',
    order: 'newest',
    result: 'miss',
    playType: 'total',
    last: 15,
  });
});

test('What it names wrongly is not filtered', () => {
  expect(asked('result=lost&playType=corners&last=8')).toEqual({
    userId: 7,
    status: 'history',
    order: 'newest',
  });
});

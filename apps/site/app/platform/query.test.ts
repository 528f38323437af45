import { dehydrate, QueryObserver } from '@tanstack/react-query';
import { ApiError, NoAnswer } from '@xiongmao/api/client';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createQueries, leaveLate, soon } from './query.ts';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

/** How often something on screen that always fails so is asked for in 35 seconds. */
async function askedFor(error: Error, more: { refetchInterval?: number | false } = {}) {
  const queries = createQueries();
  const queryFn = vi.fn(() => Promise.reject(error));
  const observer = new QueryObserver(queries, { queryKey: ['it'], queryFn, retry: false, ...more });
  const leave = observer.subscribe(() => undefined);
  await vi.advanceTimersByTimeAsync(35_000);
  leave();
  const asked = queryFn.mock.calls.length;
  await vi.advanceTimersByTimeAsync(60_000);
  expect(queryFn.mock.calls.length).toBe(asked);
  queries.clear();
  return asked;
}

test.each([
  ['no answer', new NoAnswer('no network', false)],
  ['an outage', new ApiError(503, 1006, null)],
  ['too many requests', new ApiError(429, 1004, null)],
])('What is on screen and had %s is asked for again', async (_what, error) => {
  expect(await askedFor(error)).toBe(4);
  // Also where a query has said that it needs no looking at.
  expect(await askedFor(error, { refetchInterval: false })).toBe(4);
});

test('What was refused is not asked for again', async () => {
  expect(await askedFor(new ApiError(404, 1200, null))).toBe(1);
  expect(await askedFor(new ApiError(200, 2400, null))).toBe(1);
});

test('What comes too late for a page does not travel with it', async () => {
  const queries = createQueries();
  const asks = (key: string, ms: number) =>
    soon(
      queries.prefetchQuery({
        queryKey: [key],
        queryFn: () => new Promise((resolve) => setTimeout(resolve, ms, key)),
      }),
    );
  const asked = Promise.all([asks('early', 100), asks('late', 200)]);
  await vi.advanceTimersByTimeAsync(150);
  await asked;
  await leaveLate(queries);
  await vi.advanceTimersByTimeAsync(100);
  expect(dehydrate(queries).queries.map(({ state }) => state.data)).toEqual(['early']);
  queries.clear();
});

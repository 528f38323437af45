import { afterEach, expect, test, vi } from 'vitest';
import { backoff } from './backoff.ts';

afterEach(() => void vi.restoreAllMocks());

const pause = { first: 100, longest: 1_000 };

test('Each failure doubles the pause, up to the longest', () => {
  vi.spyOn(Math, 'random').mockReturnValue(0);
  const pauses = [1, 2, 3, 4, 5, 50].map((failures) => backoff(failures, pause));
  expect(pauses).toEqual([100, 200, 400, 800, 1_000, 1_000]);
});

test('Those who fail at once come back at moments that are apart', () => {
  for (const random of [0, 0.99]) {
    vi.spyOn(Math, 'random').mockReturnValue(random);
    expect(backoff(1, pause)).toBeCloseTo(100 + 50 * random);
  }
});

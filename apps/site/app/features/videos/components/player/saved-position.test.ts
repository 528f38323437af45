import { beforeEach, expect, test, vi } from 'vitest';
import { savedPositionOf, savePosition } from './saved-position.ts';

beforeEach(() => {
  const kept = new Map<string, string>();
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
    removeItem: (key: string) => kept.delete(key),
  });
});
const at = (currentTime: number, duration = 600) => ({ currentTime, duration });

test('A long video goes on where one stopped, each by itself', () => {
  savePosition(1, at(90));
  savePosition(2, at(300));
  expect([savedPositionOf(1), savedPositionOf(2), savedPositionOf(3)]).toEqual([90, 300, 0]);
});

test('One that was seen to its end begins anew', () => {
  savePosition(1, at(400));
  savePosition(1, at(597));
  expect(savedPositionOf(1)).toBe(0);
});

test('A short one always begins anew', () => {
  savePosition(1, at(20, 38));
  expect(savedPositionOf(1)).toBe(0);
});

test('A browser that keeps nothing plays from the beginning', () => {
  vi.stubGlobal('sessionStorage', undefined);
  savePosition(1, at(90));
  expect(savedPositionOf(1)).toBe(0);
});

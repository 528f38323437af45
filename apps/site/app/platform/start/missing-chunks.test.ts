import { expect, test } from 'vitest';
import { mayReload } from './missing-chunks.ts';

test('A missing chunk reloads the page once within a minute', () => {
  const kept = new Map<string, string>();
  const storage = {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
  };
  expect(mayReload(storage, 1_000_000)).toBe(true);
  expect(mayReload(storage, 1_059_999)).toBe(false);
  expect(mayReload(storage, 1_060_000)).toBe(true);
  expect(mayReload(storage, 1_060_001)).toBe(false);
});

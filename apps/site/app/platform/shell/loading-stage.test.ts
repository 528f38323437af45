import type { LoadingStage } from '@xiongmao/ui/states/loading-bar';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createLoadingStage } from './loading-stage.ts';

let shown: LoadingStage[];
let tell: ReturnType<typeof createLoadingStage>;

beforeEach(() => {
  vi.useFakeTimers();
  shown = [];
  tell = createLoadingStage((stage) => shown.push(stage));
});

afterEach(() => vi.useRealTimers());

test('A wait shorter than 200 ms is never shown', () => {
  tell('busy');
  vi.advanceTimersByTime(199);
  tell('idle');
  vi.advanceTimersByTime(5000);
  expect(shown).toEqual([]);
});

test('A longer one runs until all requests end, and is gone half a second later', () => {
  tell('busy');
  vi.advanceTimersByTime(200);
  expect(shown).toEqual(['running']);
  tell('idle');
  vi.advanceTimersByTime(499);
  expect(shown).toEqual(['running', 'done']);
  vi.advanceTimersByTime(1);
  expect(shown).toEqual(['running', 'done', 'hidden']);
});

test('A failure shows at once, red, and goes away', () => {
  tell('busy');
  tell('failed');
  expect(shown).toEqual(['failed']);
  vi.advanceTimersByTime(500);
  expect(shown).toEqual(['failed', 'hidden']);
});

test('A new wait while the last one fades takes the bar over', () => {
  tell('busy');
  vi.advanceTimersByTime(200);
  tell('idle');
  tell('busy');
  vi.advanceTimersByTime(1000);
  expect(shown).toEqual(['running', 'done', 'running']);
});

test('What changes while it runs restarts nothing', () => {
  tell('busy');
  vi.advanceTimersByTime(200);
  tell('busy');
  vi.advanceTimersByTime(1000);
  expect(shown).toEqual(['running']);
});

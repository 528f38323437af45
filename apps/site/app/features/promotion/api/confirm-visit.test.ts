import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { confirmVisit } from './confirm-visit.ts';

const told = vi.fn(async () => new Response());

class Page extends EventTarget {
  visibilityState = 'visible';
  turn(state: 'visible' | 'hidden'): void {
    this.visibilityState = state;
    this.dispatchEvent(new Event('visibilitychange'));
  }
}

function open(state: 'visible' | 'hidden'): Page {
  const page = new Page();
  page.visibilityState = state;
  confirmVisit(page as unknown as Document);
  return page;
}

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('fetch', told);
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  told.mockClear();
});

test('A visit is confirmed once its page was in sight for a second', () => {
  open('visible');
  vi.advanceTimersByTime(999);
  expect(told).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(told).toHaveBeenCalledWith('/java/promotion/beacon', expect.objectContaining({}));
});

test('A page that is never in sight confirms nothing', () => {
  open('hidden');
  vi.advanceTimersByTime(60_000);
  expect(told).not.toHaveBeenCalled();
});

test('A page in the background confirms when it is turned to, and only once', () => {
  const page = open('hidden');
  page.turn('visible');
  vi.advanceTimersByTime(600);
  page.turn('hidden');
  vi.advanceTimersByTime(5_000);
  expect(told).not.toHaveBeenCalled();
  page.turn('visible');
  vi.advanceTimersByTime(1_000);
  page.turn('hidden');
  page.turn('visible');
  vi.advanceTimersByTime(5_000);
  expect(told).toHaveBeenCalledTimes(1);
});

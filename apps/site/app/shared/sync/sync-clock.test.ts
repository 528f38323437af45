import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { createPlayhead } from './playhead.ts';
import { createSyncClock, type Picture, pictureTimeout, type SyncClock } from './sync-clock.ts';

const match = 12;
/** The moment that the picture shows. */
let shown: number | null;
let clock: SyncClock;
beforeEach(() => {
  vi.useFakeTimers({ now: 1_000_000 });
  shown = null;
  clock = createSyncClock(Date.now);
});
afterEach(() => {
  vi.useRealTimers();
});

const picture = (more: Partial<Picture> = {}): Picture => ({
  ...{ id: 'live', roomId: 7, matchId: match, offset: 0, isReplay: false, state: 'there' },
  shownAt: () => shown,
  ...more,
});
const show = (more: Partial<Picture> = {}) => clock.show(picture(more));
const until = () => clock.ofMatch(match);

describe('What may be known of a match', () => {
  test('is all there is without a picture, and of another match', () => {
    expect(until()).toBe(Number.POSITIVE_INFINITY);
    shown = 5_000;
    show({ matchId: 13 });
    expect(until()).toBe(Number.POSITIVE_INFINITY);
    show({ isReplay: true });
    expect(until()).toBe(Number.POSITIVE_INFINITY);
  });

  test('is what the picture has shown, as late as the picture is', () => {
    shown = 5_000;
    show();
    expect(until()).toBe(5_000);
    show({ offset: 3_000 });
    expect(until()).toBe(2_000);
    // How late it is nobody has told the page yet.
    show({ offset: null });
    expect(until()).toBe(Number.NEGATIVE_INFINITY);
  });

  test('stays while the picture does, and goes back with it', () => {
    shown = 5_000;
    show();
    vi.advanceTimersByTime(10 * pictureTimeout);
    expect(until()).toBe(5_000);
    shown = 1_000;
    expect(until()).toBe(1_000);
  });

  test('does not step back by what a pause or the next fragment takes off it', () => {
    shown = 5_000;
    show();
    expect(until()).toBe(5_000);
    shown = 4_800;
    expect(until()).toBe(5_000);
    shown = 3_900;
    expect(until()).toBe(3_900);
    shown = 4_000;
    expect(until()).toBe(4_000);
  });

  test('stays while the picture stops for a moment, and not when it stays away', () => {
    shown = 5_000;
    show();
    expect(until()).toBe(5_000);
    shown = null;
    show({ state: 'coming' });
    expect(until()).toBe(5_000);
    vi.advanceTimersByTime(pictureTimeout - 1);
    show({ state: 'coming', offset: 1_000 });
    expect(until()).toBe(4_000);
    vi.advanceTimersByTime(1);
    expect(until()).toBe(Number.POSITIVE_INFINITY);
    shown = 9_000;
    show();
    expect(until()).toBe(9_000);
  });

  test('is nothing before the first picture, for as long as one is waited for', () => {
    expect(clock.ofMatch(match, true)).toBe(Number.NEGATIVE_INFINITY);
    show({ state: 'coming' });
    expect(until()).toBe(Number.NEGATIVE_INFINITY);
    show({ state: 'none' });
    expect(until()).toBe(Number.POSITIVE_INFINITY);
    clock.show(null);
    expect(clock.ofMatch(match, true)).toBe(Number.NEGATIVE_INFINITY);
    vi.advanceTimersByTime(pictureTimeout);
    expect(clock.ofMatch(match, true)).toBe(Number.POSITIVE_INFINITY);
  });

  test('is nothing before the picture that a page has asked for, whatever plays until then', () => {
    shown = 5_000;
    show({ id: 'another', matchId: 13 });
    expect(clock.ofMatch(match, true)).toBe(Number.NEGATIVE_INFINITY);
    vi.advanceTimersByTime(pictureTimeout);
    expect(clock.ofMatch(match, true)).toBe(Number.POSITIVE_INFINITY);
    show();
    expect(clock.ofMatch(match, true)).toBe(5_000);
  });

  test('begins anew with another picture', () => {
    shown = 5_000;
    show();
    expect(until()).toBe(5_000);
    shown = null;
    show({ id: 'another' });
    expect(until()).toBe(Number.NEGATIVE_INFINITY);
  });

  test('is all there is once it is switched off, at once', () => {
    const heard = vi.fn();
    clock.subscribe(heard);
    shown = 5_000;
    show();
    heard.mockClear();
    clock.setOn(false);
    expect(heard).toHaveBeenCalled();
    expect(until()).toBe(Number.POSITIVE_INFINITY);
    expect(clock.ofMatch(match, true)).toBe(Number.POSITIVE_INFINITY);
    clock.setOn(true);
    expect(until()).toBe(5_000);
  });
});

test('Who asks is told ten times a second while something plays, and not after', () => {
  const heard = vi.fn();
  const stop = clock.subscribe(heard);
  vi.advanceTimersByTime(5_000);
  expect(heard).not.toHaveBeenCalled();
  show();
  heard.mockClear();
  vi.advanceTimersByTime(1_000);
  expect(heard).toHaveBeenCalledTimes(10);
  stop();
  expect(vi.getTimerCount()).toBe(0);
});

test('How a match that is seen again ended is told to who asks, and without the switch', () => {
  expect(clock.isResultHidden(match)).toBe(true);
  clock.showResult(match);
  expect(clock.isResultHidden(match)).toBe(false);
  expect(clock.isResultHidden(13)).toBe(true);
  clock.setOn(false);
  expect(clock.isResultHidden(13)).toBe(false);
});

describe('What was said', () => {
  test('is read when one sees what its sender saw, else what was known by then', () => {
    show({ offset: 30_000 });
    expect(clock.momentOf({ at: 5_000, playhead: 2_000 })).toBe(2_000);
    expect(clock.momentOf({ at: 5_000, playhead: null })).toBe(35_000);
    // A clock that is wrong hides nothing.
    expect(clock.momentOf({ at: 5_000, playhead: 99_000 })).toBe(35_000);
  });

  test('is said of the picture of that very room: others are as late as they are', () => {
    shown = 5_000;
    expect(clock.playheadIn('anchor-7')).toBeNull();
    show();
    expect(clock.playheadIn('anchor-7')).toBe('1970-01-01T00:00:05.000Z');
    expect(clock.playheadIn('match-12')).toBeNull();
    expect(clock.playheadIn('anchor-8')).toBeNull();
    show({ isReplay: true });
    expect(clock.playheadIn('anchor-7')).toBeNull();
  });

  test('waits in the rooms of what plays, and in no other', () => {
    shown = 5_000;
    // As what may be known of the match: how late the picture is nobody has told the page yet.
    show({ offset: null });
    expect(clock.ofTalk('anchor-7')).toBe(Number.NEGATIVE_INFINITY);
    show();
    expect(clock.ofTalk('anchor-7')).toBe(5_000);
    expect(clock.ofTalk('match-12')).toBe(5_000);
    expect(clock.ofTalk('anchor-8')).toBe(Number.POSITIVE_INFINITY);
    show({ matchId: null });
    expect(clock.ofTalk('anchor-7')).toBe(5_000);
    show({ isReplay: true });
    expect(clock.ofTalk('anchor-7')).toBe(Number.POSITIVE_INFINITY);
    clock.show(null);
    expect(clock.ofTalk('anchor-7')).toBe(Number.POSITIVE_INFINITY);
  });
});

describe('The moment that a video shows', () => {
  test('is that of the dates in its stream', () => {
    const playhead = createPlayhead(Date.now);
    expect(playhead({ dated: null, time: 0, isReady: false })).toBe(null);
    expect(playhead({ dated: 990_000, time: 3, isReady: true })).toBe(990_000);
    expect(playhead({ dated: null, time: 3, isReady: true })).toBe(null);
  });

  test('is some seconds ago where there are none, and goes with the video', () => {
    const playhead = createPlayhead(Date.now);
    const at = (time: number) => playhead({ dated: null, time, isReady: true });
    expect(at(40)).toBe(994_000);
    vi.advanceTimersByTime(60_000);
    expect(at(40)).toBe(994_000);
    expect(at(70)).toBe(1_024_000);
    expect(at(10)).toBe(964_000);
  });
});

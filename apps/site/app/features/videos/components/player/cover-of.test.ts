import { expect, test } from 'vitest';
import { coverOf, hasControls } from './cover-of.ts';

const calm = { isGone: false, trouble: null };

test('Nothing lies over a picture that plays or rests', () => {
  expect(coverOf({ ...calm, doing: 'playing' })).toBe('none');
  expect(coverOf({ ...calm, doing: 'paused' })).toBe('none');
});

test('What is held plays on without a network; then it is told', () => {
  expect(coverOf({ ...calm, doing: 'playing', trouble: 'network' })).toBe('none');
  expect(coverOf({ ...calm, doing: 'buffering', trouble: 'network' })).toBe('network');
  expect(coverOf({ ...calm, doing: 'loading', trouble: 'notLive' })).toBe('network');
});

test('One that was withdrawn says so at once, whatever it does', () => {
  expect(coverOf({ ...calm, isGone: true, doing: 'playing' })).toBe('denied');
  expect(hasControls('denied')).toBe(false);
});

test('At its end it can be seen again, or gone back in', () => {
  expect(coverOf({ ...calm, doing: 'over', trouble: 'network' })).toBe('over');
  expect(hasControls('over')).toBe(true);
});

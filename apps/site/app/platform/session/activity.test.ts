import { expect, test } from 'vitest';
import { createActivity } from './activity.ts';

test('It is busy from the first request until the last has ended', () => {
  const { report, state } = createActivity();
  report('start');
  report('start');
  report('finish');
  expect(state()).toBe('busy');
  report('finish');
  expect(state()).toBe('idle');
});

test('A failure stands until something new is tried', () => {
  const { report, state } = createActivity();
  report('start');
  report('start');
  report('fail');
  report('finish');
  expect(state()).toBe('failed');
  report('start');
  expect(state()).toBe('busy');
});

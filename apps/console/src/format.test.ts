import { expect, test } from 'vitest';
import { createFormat, viewerZone } from './format.ts';

test('A time in a channel’s zone names it, unless it is the reader’s', () => {
  const { moment, momentIn } = createFormat('en_US');
  const instant = '2026-03-14T12:45:00Z';
  expect(momentIn(instant, 'Pacific/Chatham')).toMatch(/ Pacific\/Chatham$/);
  expect(momentIn(instant, viewerZone)).toBe(moment(instant));
});

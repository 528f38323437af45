import { expect, test } from 'vitest';
import { quietSeconds } from './quiet-hours.ts';

const night = { from: '22:00', to: '07:30' };
const at = (time: string) => new Date(`2026-03-01T${time}Z`);

test.each([
  ['21:59:59', 0],
  ['22:00:00', 9.5 * 3_600],
  ['23:59:30', 7.5 * 3_600 + 30],
  ['00:00:00', 7.5 * 3_600],
  ['07:29:00', 60],
  ['07:30:00', 0],
  ['12:00:00', 0],
])('at %s they go on for %d s', (time, seconds) => {
  expect(quietSeconds(night, 'UTC', at(time))).toBe(seconds);
});

test('They are those of one’s own zone', () => {
  expect(quietSeconds(night, 'Asia/Shanghai', at('14:00:00'))).toBe(9.5 * 3_600);
  expect(quietSeconds(night, 'Asia/Shanghai', at('02:00:00'))).toBe(0);
  expect(quietSeconds({ from: '13:00', to: '14:00' }, 'UTC', at('13:30:00'))).toBe(1_800);
});

test('Without any it is never quiet', () => {
  expect(quietSeconds(null, 'UTC', at('03:00:00'))).toBe(0);
});

import { expect, test } from 'vitest';
import { monthsUntil } from './months.ts';

test('Months begin with the zone’s own, and go back over the turn of the year', () => {
  const now = Date.parse('2026-01-31T16:30:00Z');
  expect(monthsUntil(now, 'Asia/Shanghai', 3)).toEqual(['2026-02', '2026-01', '2025-12']);
  expect(monthsUntil(now, 'UTC', 2)).toEqual(['2026-01', '2025-12']);
});

import { describe, expect, it } from 'vitest';
import { addMonths, dayAfterKey, dayInMonth, weeksOf } from './month-grid.ts';

describe("a calendar's month", () => {
  it('begins its weeks on the first day of the locale', () => {
    expect(weeksOf('2026-03', 1)[0]?.[0]).toBe('2026-02-23');
    expect(weeksOf('2026-03', 7)[0]?.[0]).toBe('2026-03-01');
    expect(weeksOf('2026-08', 6)[0]?.[0]).toBe('2026-08-01');
  });

  it('is six weeks whatever the month', () => {
    for (const month of ['2026-02', '2027-02', '2028-02', '2026-08']) {
      const days = weeksOf(month, 1).flat();
      expect(days).toHaveLength(42);
      expect(days).toContain(`${month}-28`);
    }
  });

  it('turns over at the end of the year', () => {
    expect(addMonths('2026-12', 1)).toBe('2027-01');
    expect(addMonths('2026-01', -1)).toBe('2025-12');
    expect(dayInMonth('2026-01-31', '2026-02')).toBe('2026-02-28');
    expect(dayInMonth('2026-01-31', '2028-02')).toBe('2028-02-29');
  });
});

describe('the keys of a calendar', () => {
  const from = (key: string, direction: 'ltr' | 'rtl' = 'ltr') =>
    dayAfterKey('2026-03-31', key, 1, direction);

  it('lead by days, weeks and months', () => {
    expect(from('ArrowRight')).toBe('2026-04-01');
    expect(from('ArrowLeft')).toBe('2026-03-30');
    expect(from('ArrowDown')).toBe('2026-04-07');
    expect(from('ArrowUp')).toBe('2026-03-24');
    expect(from('Home')).toBe('2026-03-30');
    expect(from('End')).toBe('2026-04-05');
    expect(from('PageUp')).toBe('2026-02-28');
    expect(from('PageDown')).toBe('2026-04-30');
    expect(from('a')).toBeNull();
  });

  it('follow the reading direction', () => {
    expect(from('ArrowLeft', 'rtl')).toBe('2026-04-01');
    expect(from('ArrowRight', 'rtl')).toBe('2026-03-30');
  });
});

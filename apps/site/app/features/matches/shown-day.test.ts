import { describe, expect, it } from 'vitest';
import { hasMovedAway, matchDay } from './shown-day.ts';

const match = {
  startsAt: '2026-03-02T18:30:00Z',
  timeKnown: true,
  date: '2026-03-02',
  movedFrom: ['2026-02-28T18:30:00Z'],
};

describe('the day of a match', () => {
  it("is the viewer's, not the venue's", () => {
    expect(matchDay(match, 'Europe/London')).toBe('2026-03-02');
    expect(matchDay(match, 'Asia/Shanghai')).toBe('2026-03-03');
  });

  it("is the venue's while the time is open", () => {
    expect(matchDay({ ...match, timeKnown: false }, 'Asia/Shanghai')).toBe('2026-03-02');
  });
});

describe('a rescheduled match', () => {
  it('is marked on the day it has left', () => {
    expect(hasMovedAway(match, '2026-02-28', 'Europe/London')).toBe(true);
    expect(hasMovedAway(match, '2026-03-01', 'Asia/Shanghai')).toBe(true);
  });

  it('is plain on the day it is on, and where it never moved', () => {
    expect(hasMovedAway(match, '2026-03-02', 'Europe/London')).toBe(false);
    expect(hasMovedAway({ ...match, movedFrom: [] }, '2026-02-28', 'Europe/London')).toBe(false);
  });

  it('is not marked when only its hour changed', () => {
    const later = { ...match, movedFrom: ['2026-03-02T12:00:00Z'] };
    expect(hasMovedAway(later, '2026-03-02', 'Europe/London')).toBe(false);
  });
});

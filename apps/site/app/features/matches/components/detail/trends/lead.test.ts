import { describe, expect, it } from 'vitest';
import { leadChart } from './lead.ts';

const leads = (...values: number[]) =>
  values.map((lead, order) => ({ order, period: order < 2 ? 'q1' : 'q2', lead }));

describe('the lead over time', () => {
  it('is a staircase that closes at level', () => {
    expect(leadChart(leads(2, 0)).path).toBe('M0 0H1V-2H2V0H3V0Z');
  });

  it('tells the largest leads and how often it changed hands', () => {
    const chart = leadChart(leads(2, 0, -3, 0, -1, 1));
    expect(chart).toMatchObject({ largest: { home: 2, away: 3 }, changes: 2 });
  });

  it('tells where periods begin', () => {
    expect(leadChart(leads(1, 2, 3)).periods).toEqual([
      { key: 'q1', at: 0 },
      { key: 'q2', at: 2 },
    ]);
  });

  it('leaves little room on the side of who never led', () => {
    expect(leadChart(leads(6, 12)).reach).toEqual({ home: 12, away: 2 });
    expect(leadChart([]).reach.home).toBeGreaterThan(0);
  });
});

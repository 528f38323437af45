import { sidesOf } from '@xiongmao/api/catalogue/sides';
import { sports } from '@xiongmao/api/catalogue/sports';
import type { Incident } from '@xiongmao/api/matches/shapes';
import { describe, expect, it } from 'vitest';
import { leadChart } from './lead.ts';
import { leadAxis } from './lead-axis.ts';

const leads = (...values: number[]) =>
  values.map((lead, order) => ({ order, period: order < 2 ? 'q1' : 'q2', lead }));

const sides = sidesOf(202);

describe('the lead over time', () => {
  it('is a staircase that closes at level', () => {
    expect(leadChart(leads(2, 0), sides).path).toBe('M0 0H1V-2H2V0H3V0Z');
  });

  it('has who is named first above', () => {
    const chart = leadChart(leads(2, 0, -3), sidesOf(201));
    expect(chart.path).toBe('M0 0H1V2H2V0H3V-3H4V0Z');
    expect(chart).toMatchObject({ reach: { above: 3, below: 2 }, largest: { home: 2, away: 3 } });
  });

  it('tells the largest leads and how often it changed hands', () => {
    const chart = leadChart(leads(2, 0, -3, 0, -1, 1), sides);
    expect(chart).toMatchObject({ largest: { home: 2, away: 3 }, changes: 2 });
  });

  it('tells where periods begin', () => {
    expect(leadChart(leads(1, 2, 3), sides).periods).toEqual([
      { key: 'q1', at: 0 },
      { key: 'q2', at: 2 },
    ]);
  });

  it('stands on the time of the match where its clock is told', () => {
    const entry = (order: number, period: string, minute: number) =>
      ({ order, period, minute, added: null, seconds: null }) as Incident;
    const lead = [18, 27].map((order, index) => ({ order, period: 'h1', lead: index + 1 }));
    const incidents = [entry(18, 'h1', 18), entry(27, 'h1', 27)];
    const periods = ['h2', 'h1'].map((key) => ({ key, home: 0, away: 0 }));
    const state = { periods, phase: null };
    const axis = leadAxis({ lead, minutes: [] }, incidents, state, sports.soccer);
    const chart = leadChart(lead, sides, axis);
    expect(chart.path).toBe('M0 0H17.5V-1H26.5V-2H90V0Z');
    expect(chart.periods).toEqual([
      { key: 'h1', at: 0 },
      { key: 'h2', at: 45 },
    ]);
    const untimed = incidents.map((incident) => ({ ...incident, minute: null }));
    expect(leadAxis({ lead, minutes: [] }, untimed, state, sports.soccer)).toBeNull();
    expect(leadAxis({ lead, minutes: [] }, incidents, state, sports.baseball)).toBeNull();
  });

  it('counts down in a quarter, and ends where play stands', () => {
    const incidents = [{ order: 1, period: 'q1', minute: null, seconds: 600 } as Incident];
    const state = { periods: [{ key: 'q1', home: 3, away: 0 }], phase: 'q1' };
    const lead = [{ order: 1, period: 'q1', lead: 3 }];
    const axis = leadAxis({ lead, minutes: [] }, incidents, state, sports.basketball);
    expect(axis).toMatchObject({ width: 2, at: new Map([[1, 2]]) });
  });

  it('leaves little room on the side of who never led', () => {
    expect(leadChart(leads(6, 12), sides).reach).toEqual({ above: 12, below: 2 });
    expect(leadChart([], sides).reach.above).toBeGreaterThan(0);
  });
});

import { sports } from '@xiongmao/api/catalogue/sports';
import { describe, expect, it } from 'vitest';
import { availableTabs, chosenTab } from './match-tabs.ts';

const nothing = {
  incidents: false,
  statistics: false,
  playerStatistics: false,
  lineups: false,
  actions: false,
  standings: false,
};

describe('the tabs of a match', () => {
  it('are the overview and the meetings when nothing else is known', () => {
    const bare = { coverage: nothing, incidents: [] };
    expect(availableTabs(bare, sports.soccer)).toEqual(['overview', 'headToHead']);
  });

  it('grow with what the data carries', () => {
    const coverage = { ...nothing, incidents: true, playerStatistics: true, actions: true };
    expect(availableTabs({ coverage, incidents: [] }, sports.basketball)).toEqual([
      'overview',
      'liveText',
      'statistics',
      'headToHead',
      'trends',
      'animation',
    ]);
  });

  it('have no animation where a sport has no surface to draw', () => {
    const coverage = { ...nothing, actions: true };
    expect(availableTabs({ coverage, incidents: [] }, sports.tennis)).not.toContain('animation');
  });

  it('end with the experts where they have plans', () => {
    const bare = { coverage: nothing, incidents: [] };
    expect(availableTabs(bare, sports.soccer, true)).toEqual(['overview', 'headToHead', 'experts']);
  });

  it('open the overview when the address asks for one that is not there', () => {
    const asked = (tab: string) => chosenTab(new URLSearchParams({ tab }), ['overview', 'lineups']);
    expect(asked('lineups')).toBe('lineups');
    expect(asked('standings')).toBe('overview');
    expect(asked('<script>')).toBe('overview');
  });
});

import { sports } from '@xiongmao/api/catalogue/sports';
import type { Incident } from '@xiongmao/api/matches/shapes';
import { describe, expect, it } from 'vitest';
import { availableTabs, chosenTab, tabWords } from './match-tabs.ts';

const nothing = {
  incidents: false,
  statistics: false,
  playerStatistics: false,
  lineups: false,
  actions: false,
  sheet: false,
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

  it('have no trends in cricket, where one side bats after the other', () => {
    const told = { coverage: nothing, incidents: [{ score: { home: 4, away: 0 } } as Incident] };
    expect(availableTabs(told, sports.cricket)).not.toContain('trends');
    expect(availableTabs(told, sports.baseball)).toContain('trends');
  });

  it('call a knock-out stage a draw', () => {
    const match = { gameId: 203, stage: 'Semi-finals', round: null, group: null };
    expect(tabWords('standings', match).name).toBe('draw');
    expect(tabWords('standings', { ...match, stage: null, round: 'Round 5' }).name).toBe(
      'standings',
    );
    expect(tabWords('standings', { ...match, stage: 'Final round', group: 'A' }).name).toBe(
      'standings',
    );
    expect(tabWords('overview', match).name).toBe('overview');
  });

  it('have what other features bring: rooms on air, and last the plans of experts', () => {
    const bare = { coverage: nothing, incidents: [] };
    expect(availableTabs(bare, sports.soccer, ['experts', 'live'])).toEqual([
      'overview',
      'live',
      'headToHead',
      'experts',
    ]);
  });

  it('open the overview when the address asks for one that is not there', () => {
    const asked = (tab: string) => chosenTab(new URLSearchParams({ tab }), ['overview', 'lineups']);
    expect(asked('lineups')).toBe('lineups');
    expect(asked('standings')).toBe('overview');
    expect(asked('<script>')).toBe('overview');
  });
});

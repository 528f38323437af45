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

/** A match with these. */
const match = (given: Partial<Parameters<typeof availableTabs>[0]> = {}) => ({
  coverage: nothing,
  ...{ incidents: [], absences: [], links: [] },
  ...given,
});

describe('the tabs of a match', () => {
  it('are the overview and the meetings when nothing else is known', () => {
    const bare = match();
    expect(availableTabs(bare, sports.soccer)).toEqual(['overview', 'preview', 'headToHead']);
  });

  it('grow with what the data carries', () => {
    const coverage = { ...nothing, incidents: true, playerStatistics: true, actions: true };
    expect(availableTabs(match({ coverage }), sports.basketball)).toEqual([
      'overview',
      'preview',
      'liveText',
      'statistics',
      'headToHead',
      'trends',
      'animation',
    ]);
  });

  it('have absences, highlights and playback where there are some', () => {
    const absences = [{ side: 'home', player: 'A. Keeper', kind: 'injured' } as const];
    const link = { title: 'All of it', url: 'https://videos.example/1' };
    const one = availableTabs(
      match({ absences, links: [{ ...link, kind: 'playback' }] }),
      sports.soccer,
    );
    expect(one).toEqual(['overview', 'playback', 'preview', 'absences', 'headToHead']);
    const other = match({ links: [{ ...link, kind: 'highlight' }] });
    expect(availableTabs(other, sports.soccer)).toContain('highlights');
  });

  it('have no animation where a sport has no surface to draw', () => {
    const coverage = { ...nothing, actions: true };
    expect(availableTabs(match({ coverage }), sports.tennis)).not.toContain('animation');
  });

  it('have no trends in cricket, where one side bats after the other', () => {
    const told = match({ incidents: [{ score: { home: 4, away: 0 } } as Incident] });
    expect(availableTabs(told, sports.cricket)).not.toContain('trends');
    expect(availableTabs(told, sports.baseball)).toContain('trends');
  });

  it('call a knock-out stage a draw', () => {
    const final = { gameId: 203, stage: 'Semi-finals', round: null, group: null };
    expect(tabWords('standings', final).name).toBe('draw');
    expect(tabWords('standings', { ...final, stage: null, round: 'Round 5' }).name).toBe(
      'standings',
    );
    expect(tabWords('standings', { ...final, stage: 'Final round', group: 'A' }).name).toBe(
      'standings',
    );
    expect(tabWords('overview', final).name).toBe('overview');
  });

  it('have what other features bring: rooms on air, and last the plans of experts', () => {
    const bare = match();
    expect(availableTabs(bare, sports.soccer, ['experts', 'live'])).toEqual([
      'overview',
      'live',
      'preview',
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

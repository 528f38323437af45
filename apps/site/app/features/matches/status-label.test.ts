import { sports } from '@xiongmao/api/catalogue/sports';
import { matchStatuses, type PeriodScore } from '@xiongmao/api/matches/shapes';
import { describe, expect, it } from 'vitest';
import { periodLabel, statusLabel } from './status-label.ts';

type Given = Parameters<typeof statusLabel>[0];

function label(sport: keyof typeof sports, given: Partial<Given>) {
  return statusLabel({ status: 'live', phase: null, periods: [], ...given }, sports[sport]);
}

const played = (...keys: string[]): PeriodScore[] => keys.map((key) => ({ key, home: 0, away: 0 }));

describe('the label of a match', () => {
  it('is the phase while it is live', () => {
    expect(label('soccer', { phase: 'halfTime' }).short).toEqual({ key: 'phaseShort.halfTime' });
    expect(label('soccer', { phase: 'h2' }).full).toEqual({ key: 'phase.h2' });
    expect(label('basketball', { phase: 'q3' }).short).toEqual({
      key: 'phaseShort.q',
      params: { number: 3 },
    });
    expect(label('mobaBestOf', { phase: 'banPick' }).full).toEqual({ key: 'phase.banPick' });
  });

  it('is the status when no phase is told', () => {
    expect(label('soccer', {})).toMatchObject({ full: { key: 'status.live' }, tone: 'live' });
  });

  it('tells how the match ended', () => {
    const ended = (sport: keyof typeof sports, ...keys: string[]) =>
      label(sport, { status: 'ended', periods: played(...keys) }).short.key;
    expect(ended('soccer', 'h1', 'h2')).toBe('statusShort.ended');
    expect(ended('soccer', 'h1', 'h2', 'et1', 'et2')).toBe('statusShort.endedEt');
    expect(ended('soccer', 'h1', 'h2', 'et1', 'et2', 'pen')).toBe('statusShort.endedPen');
    expect(ended('basketball', 'q4', 'ot1', 'ot2')).toBe('statusShort.endedOt');
    expect(ended('tennis', 'set1', 'set2')).toBe('statusShort.ended');
  });

  it('sets apart what did not go as planned', () => {
    const off = matchStatuses.filter((status) => label('soccer', { status }).tone === 'off');
    expect(off).toEqual(['interrupted', 'postponed', 'cancelled', 'abandoned', 'unknown']);
  });
});

describe('the label of a period', () => {
  it('names the periods of every sport', () => {
    expect(periodLabel('set3', sports.tennis).short).toEqual({
      key: 'phaseShort.set',
      params: { number: 3 },
    });
    expect(periodLabel('extra1', sports.baseball).full.key).toBe('phase.extra');
    expect(periodLabel('pen', sports.soccer).full).toEqual({ key: 'phase.pen' });
  });
});

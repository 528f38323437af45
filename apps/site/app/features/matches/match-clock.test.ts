import { sports } from '@xiongmao/api/catalogue/sports';
import { describe, expect, it } from 'vitest';
import { clockFace, clockText } from './match-clock.ts';

const kickOff = Date.parse('2026-03-01T12:00:00Z');
const second = 1000;

function state(phase: string, seconds: number, changes = {}) {
  return {
    status: 'live' as const,
    phase,
    clock: { at: new Date(kickOff).toISOString(), seconds, running: true, speed: 1 },
    heardAt: new Date(kickOff).toISOString(),
    stale: false,
    ...changes,
  };
}

function shown(sport: keyof typeof sports, given: ReturnType<typeof state>, after = 0) {
  const face = clockFace(given, sports[sport], kickOff + after * second);
  return face && clockText(face);
}

describe('the clock of a soccer match', () => {
  it('shows the minute in play, the first as 1', () => {
    expect(shown('soccer', state('h1', 0))).toBe('1′');
    expect(shown('soccer', state('h1', 0), 60)).toBe('2′');
    expect(shown('soccer', state('h2', 62 * 60 + 59))).toBe('63′');
  });

  it('counts added time apart from the minutes of the half', () => {
    expect(shown('soccer', state('h1', 2699))).toBe('45′');
    expect(shown('soccer', state('h1', 2700))).toBe('45+1′');
    expect(shown('soccer', state('h1', 2700), 119)).toBe('45+2′');
    expect(shown('soccer', state('h2', 2700))).toBe('46′');
    expect(shown('soccer', state('h2', 5400 + 200))).toBe('90+4′');
  });

  it('goes on through extra time', () => {
    expect(shown('soccer', state('et1', 5400))).toBe('91′');
    expect(shown('soccer', state('et1', 6310))).toBe('105+1′');
    expect(shown('soccer', state('et2', 7100))).toBe('119′');
  });

  it('shows nothing in breaks and shoot-outs', () => {
    expect(shown('soccer', state('halfTime', 2700))).toBeNull();
    expect(shown('soccer', state('pen', 7200))).toBeNull();
  });
});

describe('the clock of other sports', () => {
  it('counts down to nought and stops there', () => {
    expect(shown('basketball', state('q3', 245), 0)).toBe('4:05');
    expect(shown('basketball', state('q3', 245), 5.5)).toBe('4:00');
    expect(shown('basketball', state('q3', 245), 900)).toBe('0:00');
    expect(shown('americanFootball', state('ot1', 600))).toBe('10:00');
  });

  it('counts up where a game without a clock of its own carries one', () => {
    expect(shown('mobaBestOf', state('game2', 1420), 7)).toBe('23:47');
  });
});

describe('a clock', () => {
  it('runs as fast as the replay does', () => {
    const fast = { ...state('h1', 0), clock: { ...state('h1', 0).clock, speed: 60 } };
    expect(shown('soccer', fast, 10)).toBe('11′');
  });

  it('stands still while the match does', () => {
    const held = { ...state('q1', 300), clock: { ...state('q1', 300).clock, running: false } };
    expect(shown('basketball', held, 60)).toBe('5:00');
    expect(shown('basketball', state('q1', 300, { status: 'interrupted' }), 60)).toBe('5:00');
  });

  it('stops where a silent source was last heard', () => {
    const heardAt = new Date(kickOff + 90 * second).toISOString();
    expect(shown('soccer', state('h1', 600, { stale: true, heardAt }), 900)).toBe('12′');
  });

  it('never runs backwards for a reader whose clock is behind', () => {
    expect(shown('soccer', state('h1', 600), -120)).toBe('11′');
  });

  it('is not shown once the match is over', () => {
    expect(shown('soccer', state('h2', 5400, { status: 'ended' }))).toBeNull();
  });
});

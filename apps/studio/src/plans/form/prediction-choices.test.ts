import { isPrediction } from '@xiongmao/api/experts/markets';
import type { Level, PlayType } from '@xiongmao/api/experts/rules';
import { expect, test } from 'vitest';
import { choicesOf, corrections, mapScores, offersOf } from './prediction-choices.ts';

const soccer = { gameId: 202, bestOf: null };
const dota = { gameId: 4, bestOf: 3 };

test('All that can be chosen can be posted', () => {
  for (const rules of [soccer, dota, { gameId: 201, bestOf: null }, { gameId: 203, bestOf: 5 }]) {
    for (const level of choicesOf(rules, {}).levels) {
      for (const { playType } of choicesOf(rules, { level }).markets) {
        const { picks, line } = choicesOf(rules, { level, playType });
        expect(picks.length).toBeGreaterThan(1);
        for (const pick of picks) {
          const prediction = { level, playType, pick, line: line?.min ?? null, odds: 2 };
          expect(isPrediction(rules.gameId, rules.bestOf, prediction)).toBe(true);
        }
      }
    }
  }
});

test('A best of three ends 2-0, 2-1, 0-2 or 1-2', () => {
  expect(mapScores(3)).toEqual(['2-0', '2-1', '0-2', '1-2']);
  expect(mapScores(null)).toEqual([]);
});

test('What another match does not have is left open', () => {
  const draft = {
    level: 'half' as Level,
    playType: 'winner' as PlayType,
    pick: 'draw',
    line: null,
  };
  expect(corrections(soccer, draft)).toEqual({});
  expect(corrections(dota, draft)).toEqual({ level: 'full', pick: null });
  const maps = { level: 'full' as Level, playType: 'maps' as PlayType, pick: '2-1', line: null };
  expect(corrections(dota, maps)).toEqual({});
  expect(corrections({ ...dota, bestOf: 5 }, maps)).toEqual({ pick: null });
  expect(corrections(soccer, maps)).toEqual({ playType: null, pick: null });
});

test('A play type without a line drops the line', () => {
  const total = { level: 'full' as Level, playType: 'total' as PlayType, pick: 'over', line: 2.5 };
  expect(corrections(soccer, total)).toEqual({});
  expect(corrections(soccer, { ...total, playType: 'winner' })).toEqual({ pick: null, line: null });
});

test('Where nobody knows how many maps there are, a score is typed in', () => {
  const rules = { gameId: 4, bestOf: null };
  const maps = { level: 'full' as Level, playType: 'maps' as PlayType, pick: '3-1', line: null };
  expect(choicesOf(rules, maps).picks).toEqual([]);
  expect(corrections(rules, maps)).toEqual({});
  expect(corrections(rules, { ...maps, pick: 'home' })).toEqual({ pick: null });
});

test('The lines that bookmakers offer are at hand, where a plan can have them', () => {
  const quote = (bookmaker: string, line: number, home: number, suspended = false) => {
    const point = { at: '2026-05-01T12:00:00Z', line, prices: { home, away: 1_900 }, suspended };
    return { bookmaker, market: 'handicap' as const, opening: point, current: point };
  };
  const quotes = [
    quote('Alder', -0.75, 1_930),
    quote('Birch', -9, 1_900),
    quote('Cedar', -0.75, 9_000),
    quote('Dogwood', -0.5, 1_900, true),
  ];
  const draft = { level: 'full' as Level, playType: 'handicap' as PlayType, pick: 'home' };
  const offered = (given: object) =>
    offersOf(soccer, { ...draft, ...given }, quotes).map(({ bookmaker, price }) => [
      bookmaker,
      price,
    ]);
  expect(offered({})).toEqual([
    ['Alder', 1_930],
    ['Cedar', null],
  ]);
  expect(offered({ pick: null })).toEqual([
    ['Alder', null],
    ['Cedar', null],
  ]);
  expect(offered({ level: 'half' })).toEqual([]);
  expect(offered({ playType: 'total' })).toEqual([]);
});

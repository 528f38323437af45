import { describe, expect, test } from 'vitest';
import { gameById, gameByName, games, gamesByIds, homeTabs, topTabs } from './games.ts';
import { isPeriodKey, isPhase, periodOrder, sports } from './sports.ts';

describe('the game catalogue', () => {
  test('has every game of the spec once, by id, abbreviation and address', () => {
    expect(games).toHaveLength(36);
    for (const game of games) {
      expect(gameById(game.gameId)).toBe(game);
      expect(gameByName(game.abbr)).toBe(game);
      expect(gameByName(game.slug)).toBe(game);
      expect(gameByName(String(game.gameId))).toBe(game);
      expect(game.slug).toMatch(/^[a-z0-9]+$/);
    }
    expect(new Set(games.map((game) => game.slug)).size).toBe(games.length);
  });

  test('looks up lists, leaving out what it does not know', () => {
    expect(gamesByIds([202, 999, 1]).map((game) => game.abbr)).toEqual(['soccer', 'lol']);
    expect(gameByName('chess')).toBeUndefined();
  });

  test('has the tabs of the spec, in both sets', () => {
    expect(homeTabs.map((tab) => tab.key)).toEqual('hot 1 2 3 4 7 5 6 201 202'.split(' '));
    expect(topTabs.map((tab) => tab.key)).toEqual(
      'recommended 202 201 esports 205 203 other'.split(' '),
    );
  });
});

describe('sports', () => {
  test('know their periods and phases', () => {
    expect(isPeriodKey(sports.soccer, 'h2')).toBe(true);
    expect(isPeriodKey(sports.soccer, 'h3')).toBe(false);
    expect(isPeriodKey(sports.soccer, 'pen')).toBe(true);
    expect(isPeriodKey(sports.soccer, 'pen1')).toBe(false);
    expect(isPeriodKey(sports.basketball, 'ot4')).toBe(true);
    expect(isPeriodKey(sports.basketball, 'ot')).toBe(false);
    expect(isPeriodKey(sports.tennis, 'set5')).toBe(true);
    expect(isPhase(sports.mobaBestOf, 'banPick')).toBe(true);
    expect(isPhase(sports.soccer, 'banPick')).toBe(false);
  });

  test('order their periods', () => {
    const keys = ['pen', 'et2', 'h2', 'et1', 'h1'];
    expect(
      keys.sort((a, b) => periodOrder(sports.soccer, a) - periodOrder(sports.soccer, b)),
    ).toEqual(['h1', 'h2', 'et1', 'et2', 'pen']);
  });
});

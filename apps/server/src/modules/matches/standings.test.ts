import { describe, expect, test } from 'vitest';
import { tableOf } from './standings.ts';

const points = { win: 3, draw: 1, loss: 0 };
const result = (homeId: number, awayId: number, home: number, away: number) => ({
  homeId,
  awayId,
  home,
  away,
});

describe('a table', () => {
  test('counts points, goals and form from results', () => {
    const table = tableOf([result(1, 2, 2, 0), result(2, 3, 1, 1), result(3, 1, 0, 1)], points);
    expect(table[0]).toEqual({
      rank: 1,
      teamId: 1,
      played: 2,
      won: 2,
      drawn: 0,
      lost: 0,
      scored: 3,
      conceded: 0,
      points: 6,
      form: ['win', 'win'],
    });
    expect(table.map((row) => [row.teamId, row.points])).toEqual([
      [1, 6],
      [3, 1],
      [2, 1],
    ]);
  });

  test('separates level points by difference, then by goals scored', () => {
    const table = tableOf([result(1, 9, 1, 0), result(2, 9, 3, 2), result(3, 9, 3, 0)], points);
    expect(table.map((row) => row.teamId)).toEqual([3, 2, 1, 9]);
  });

  test('lets sides level in all share a rank', () => {
    const table = tableOf([result(1, 8, 1, 0), result(2, 9, 1, 0)], points);
    expect(table.map((row) => row.rank)).toEqual([1, 1, 3, 3]);
  });

  test('goes by share of wins where the sport gives no points', () => {
    const table = tableOf(
      [result(1, 9, 99, 90), result(1, 9, 80, 81), result(2, 9, 101, 100)],
      null,
    );
    expect(table.map((row) => row.teamId)).toEqual([2, 1, 9]);
    expect(table[0]!.points).toBeNull();
  });

  test('keeps the last five of the form, oldest first', () => {
    const table = tableOf(
      [3, 3, 3, 0, 0, 3].map((home) => result(1, 2, home, 1)),
      points,
    );
    const form = table.find((row) => row.teamId === 1)!.form;
    expect(form).toEqual(['win', 'win', 'loss', 'loss', 'win']);
  });
});

import { describe, expect, test } from 'vitest';
import { nextSort, readSort, sorted, writeSort } from './sorting.ts';

interface Row {
  name: string;
  points: number | null;
}
const columns = [
  { key: 'name', by: ({ name }: Row) => name },
  { key: 'points', by: ({ points }: Row) => points },
];
const rows: Row[] = [
  { name: 'Bonn', points: 3 },
  { name: 'Åarau', points: null },
  { name: 'Celle', points: 12 },
];
const names = (text: string) =>
  sorted(rows, columns, readSort(text, ['name', 'points']), 'en_US').map(({ name }) => name);

describe('a table', () => {
  test('is sorted as its address says, what is not known last', () => {
    expect(names('-points')).toEqual(['Celle', 'Bonn', 'Åarau']);
    expect(names('points')).toEqual(['Bonn', 'Celle', 'Åarau']);
    expect(names('name')).toEqual(['Åarau', 'Bonn', 'Celle']);
  });

  test('stays as it comes where the address names no column of it', () => {
    expect(names('-shoe size')).toEqual(rows.map(({ name }) => name));
    expect(readSort('', ['name'])).toBeNull();
  });

  test('shows the greatest figure and the first name at the first tap, and turns at the next', () => {
    const [name, points] = columns as [(typeof columns)[0], (typeof columns)[0]];
    expect(writeSort(nextSort(points, null, rows))).toBe('-points');
    expect(writeSort(nextSort(points, { key: 'points', descending: true }, rows))).toBe('points');
    expect(writeSort(nextSort(name, { key: 'points', descending: true }, rows))).toBe('name');
  });
});

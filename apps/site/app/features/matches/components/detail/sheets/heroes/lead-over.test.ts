import { expect, test } from 'vitest';
import { leadOver } from './lead-over.ts';

test('a lead over time goes up for who stands first, and down for the other', () => {
  const readings = [
    { at: 60, home: 100, away: 100 },
    { at: 120, home: 500, away: 200 },
    { at: 180, home: 600, away: 1000 },
  ];
  expect(leadOver(readings, ['home', 'away'])).toMatchObject({
    path: 'M0 0L0 0L60 -300L120 400L120 0Z',
    width: 120,
    largest: { home: 300, away: 400 },
    reach: { above: 300, below: 400 },
  });
  expect(leadOver(readings, ['away', 'home']).path).toBe('M0 0L0 0L60 300L120 -400L120 0Z');
});

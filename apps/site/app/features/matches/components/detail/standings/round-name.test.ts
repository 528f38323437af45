import { i18nOf } from '@xiongmao/i18n/node';
import { expect, it } from 'vitest';
import { roundName } from './round-name.ts';

const t = i18nOf('en_US').of('matches');
const called = (name: string | null, teams: number | null) => roundName(t, { name, teams }, 'team');

it('is the name that a sport has for it', () => {
  expect(called('Divisional Round', 8)).toBe('Divisional round');
  expect(called('Playoffs, Super Bowl', 2)).toBe('Super Bowl');
});

it('is told by how many are left where its source gives a number or nothing', () => {
  expect([called('Round 5', 8), called(null, 2)]).toEqual(['Quarter-finals', 'Final']);
  expect(called('Round 2', 32)).toBe('Round of 32');
});

it('is a round, not a day of a league, where it has a number alone', () => {
  const german = i18nOf('de').of('matches');
  expect(roundName(german, { name: 'Round 2', teams: null }, 'team')).toBe('2. Runde');
});

it('is nobody’s word where nothing tells it', () => {
  expect([called('Elimination', null), called(null, null)]).toEqual([null, null]);
});

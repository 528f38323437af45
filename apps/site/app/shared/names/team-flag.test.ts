import { expect, test } from 'vitest';
import { nationOf, teamFlag } from './team-flag.tsx';

const of = (name: string, country: string | null, abbr: string | null = null) => ({
  ...{ name, country, abbr },
});

test("A national team's crest is its country's flag, in the name that its reader sees", () => {
  expect(nationOf(of('Spain', 'ES'), 'en_US')).toBe('ES');
  expect(nationOf(of('Испания', 'ES'), 'ru')).toBe('ES');
  expect(nationOf(of('Англия', 'GB-ENG', 'ENG'), 'ru')).toBe('GB-ENG');
  expect(nationOf(of('Real Madrid', 'ES'), 'en_US')).toBeNull();
  expect(nationOf(of('Arsenal', 'GB-ENG', 'ARS'), 'en_US')).toBeNull();
  expect(nationOf(of('Spain', null), 'en_US')).toBeNull();
});

test('A flag stands beside the name of whoever has another country than the league, and no flag for a crest', () => {
  const league = { country: 'ES' };
  expect(teamFlag(of('Benfica', 'PT'), league, 'en_US')).toBe('PT');
  expect(teamFlag(of('Real Madrid', 'ES'), league, 'en_US')).toBeNull();
  expect(teamFlag(of('Portugal', 'PT'), { country: null }, 'en_US')).toBeNull();
  expect(teamFlag(null, league, 'en_US')).toBeNull();
});

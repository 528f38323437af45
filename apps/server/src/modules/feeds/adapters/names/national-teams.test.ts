import { describe, expect, test } from 'vitest';
import { codeOfCountry, countryOfCode, footballCountries } from './countries.ts';
import { isUndecided, nationalTeam } from './national-teams.ts';

describe('A national team', () => {
  test.each([
    ['CI', 'CIV', ["Côte d'Ivoire", 'Côte d’Ivoire', 'Ivory Coast', "Cote d'Ivoire"]],
    ['BA', 'BIH', ['Bosnia-Herzegovina', 'Bosnia & Herzegovina', 'Bosnia and Herzegovina']],
    ['US', 'USA', ['USA', 'United States', 'U.S.A.']],
    ['KR', 'KOR', ['South Korea', 'Korea Republic']],
    ['KP', 'PRK', ['North Korea', 'Korea DPR']],
    ['IR', 'IRN', ['Iran', 'IR Iran']],
    ['TR', 'TUR', ['Turkey', 'Türkiye']],
    ['CZ', 'CZE', ['Czech Republic', 'Czechia']],
    ['CV', 'CPV', ['Cape Verde', 'Cabo Verde']],
    ['CD', 'COD', ['DR Congo', 'Zaire']],
    ['IE', 'IRL', ['Ireland', 'Republic of Ireland']],
    ['TT', 'TRI', ['Trinidad and Tobago', 'Trinidad & Tobago']],
    ['GB-ENG', 'ENG', ['England']],
    ['GB-SCT', 'SCO', ['Scotland']],
    ['GB-WLS', 'WAL', ['Wales']],
    ['GB-NIR', 'NIR', ['Northern Ireland']],
  ])('of %s is %s by any of its names', (country, abbr, names) => {
    const team = { key: country.toLowerCase(), country, abbr };
    for (const name of names) expect(nationalTeam(name), name).toEqual(team);
  });

  test('that is no more keeps results of its own', () => {
    const keys = ['Germany', 'West Germany', 'East Germany', 'Soviet Union', 'Russia', 'Yugoslavia']
      .concat('Serbia and Montenegro', 'Serbia', 'Czechoslovakia', 'Czech Republic')
      .map((name) => nationalTeam(name).key);
    expect(new Set(keys).size).toBe(keys.length);
    expect(nationalTeam('West Germany')).toMatchObject({ country: 'DE', abbr: 'FRG' });
    expect(nationalTeam('Soviet Union').country).toBeUndefined();
  });

  test('that nobody knows is a team of its own', () => {
    expect(nationalTeam('Ruritania')).toEqual({ key: 'ruritania' });
    expect(nationalTeam('constructor').country).toBeUndefined();
  });
});

test('A side that is still to be found is no team', () => {
  const names = ['W101', '1A', '3A/B/C', 'Winner Match 3', 'Runner-up Group A', 'Loser Match 61'];
  for (const name of names) expect(isUndecided(name), name).toBe(true);
  for (const name of ['Wales', 'USA', 'Trinidad and Tobago']) expect(isUndecided(name)).toBe(false);
});

test('Codes of three letters belong to one country each', () => {
  expect(countryOfCode('GER')).toBe('DE');
  expect(countryOfCode('DEU')).toBe('DE');
  expect(codeOfCountry('DE')).toBe('GER');
  expect(countryOfCode('MCO')).toBe('MC');
  expect(countryOfCode('XXX')).toBeUndefined();
  const shown = footballCountries.map((country) => codeOfCountry(country) ?? '');
  expect(new Set(shown).size).toBe(footballCountries.length);
  for (const [i, code] of shown.entries()) expect(countryOfCode(code)).toBe(footballCountries[i]);
});

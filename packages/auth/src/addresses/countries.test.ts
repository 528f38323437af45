import { expect, test } from 'vitest';
import { findCountries, firstCountry, nameCountries } from './countries.ts';

const country = (countryAbbr: string, countryArea: string) => ({
  countryAbbr,
  countryArea,
  countryAvatar: countryAbbr,
});
const given = [
  country('US', '+1'),
  country('CA', '1'),
  country('CN', '86'),
  country('CI', '225'),
  country('GB', '44'),
  country('AE', '971'),
];
const english = nameCountries(given, 'en-US');
const abbreviations = (typed: string) =>
  findCountries(english, typed).map(({ countryAbbr }) => countryAbbr);

test('Countries are named in the reader’s language, in its order', () => {
  expect(english.map(({ name }) => name)).toEqual([
    'Canada',
    'China',
    'Côte d’Ivoire',
    'United Arab Emirates',
    'United Kingdom',
    'United States',
  ]);
  expect(nameCountries(given, 'zh-CN').map(({ name }) => name)).toContain('中国');
  expect(english.find(({ countryAbbr }) => countryAbbr === 'US')?.areaCode).toBe('1');
});

test.each([
  ['', ['CA', 'CN', 'CI', 'AE', 'GB', 'US']],
  ['uni', ['AE', 'GB', 'US']],
  ['cote', ['CI']],
  ['gb', ['GB']],
  ['+86', ['CN']],
  ['0086', ['CN']],
  ['1', ['CA', 'US']],
  ['9', ['AE']],
  ['arab', ['AE']],
  ['nowhere', []],
])('Who types %j finds %j', (typed, found) => {
  expect(abbreviations(typed)).toEqual(found);
});

test.each([
  [['en-GB', 'en'], 'GB'],
  [['en', 'zh-Hans-CN'], 'CN'],
  [['de-DE'], 'CN'],
  [[], 'CN'],
])('With the languages %j it begins with %s', (languages, found) => {
  expect(firstCountry(english, languages)?.countryAbbr).toBe(found);
});

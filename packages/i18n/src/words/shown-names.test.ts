import { describe, expect, test } from 'vitest';
import type { TextTree } from '../checks/text-tree.ts';
import { type Locale, locales } from '../locales.ts';
import { i18nOf, readNamespace } from '../node.ts';
import { leagueName, lettersOf, teamName } from './shown-names.ts';

const team = (locale: Locale, name: string, country: string | null) =>
  teamName(i18nOf(locale), { name, country });
const league = (locale: Locale, gameId: number, country: string | null, name: string) =>
  leagueName(i18nOf(locale), { gameId, country, name });

test.each([
  ['Spain', 'ES', '西班牙', 'إسبانيا', 'スペイン'],
  ['England', 'GB-ENG', '英格兰', 'إنجلترا', 'イングランド'],
  ['USA', 'US', '美国', 'الولايات المتحدة', 'アメリカ'],
  ['United States', 'US', '美国', 'الولايات المتحدة', 'アメリカ'],
  ['UAE', 'AE', '阿联酋', 'الإمارات', 'UAE'],
  ["Côte d'Ivoire", 'CI', '科特迪瓦', 'ساحل العاج', 'コートジボワール'],
  ['Korea Republic', 'KR', '韩国', 'كوريا الجنوبية', '韓国'],
  ['Soviet Union', null, '苏联', 'الاتحاد السوفيتي', 'ソビエト連邦'],
])('%s is called as the reader calls the country', (name, country, chinese, arabic, japanese) => {
  expect(
    (['zh_CN', 'ar', 'jp', 'en_US'] as const).map((each) => team(each, name, country)),
  ).toEqual([chinese, arabic, japanese, name]);
});

test.each([
  ['Real Madrid', 'ES'],
  ['Jordan', 'US'],
  ['Spain', null],
  ['皇家马德里', 'ES'],
  ['Spain', 'nowhere'],
])('%s of %s stays as its source has it', (name, country) => {
  expect(team('zh_CN', name, country)).toBe(name);
});

test.each([
  [202, 'GB-ENG', 'English Premier League', '英超', 'الدوري الإنجليزي الممتاز'],
  [202, 'ES', 'Spain Primera División', '西甲', 'الدوري الإسباني'],
  [202, null, 'World Cup', '世界杯', 'كأس العالم'],
  [210, null, 'World Cup', '板球世界杯', 'كأس العالم للكريكت'],
  [203, 'GB', "Wimbledon, Women's Doubles", '温网女双', 'ويمبلدون، زوجي السيدات'],
  [4, null, 'The International 2014', 'TI国际邀请赛 2014', 'The International 2014'],
])('%i %s: %s is called as the reader calls it', (gameId, country, name, chinese, arabic) => {
  expect(league('zh_CN', gameId, country, name)).toBe(chinese);
  expect(league('ar', gameId, country, name)).toBe(arabic);
  expect(league('en_US', gameId, country, name)).toBe(name);
});

test('What is played in one is said in languages that call it as its source does', () => {
  const name = "Wimbledon, Men's Singles";
  expect((['pl', 'da', 'zh_tw'] as const).map((each) => league(each, 203, 'GB', name))).toEqual([
    'Wimbledon, gra pojedyncza mężczyzn',
    'Wimbledon, herresingle',
    '溫網男單',
  ]);
});

test('One of the same name in another country or game stays as its source has it', () => {
  expect(league('zh_CN', 202, 'RU', 'Premier League')).toBe('Premier League');
  expect(league('zh_CN', 201, 'GB-ENG', 'Premier League')).toBe('Premier League');
  expect(league('zh_CN', 203, 'GB', 'Wimbledon, Legends')).toBe('Wimbledon, Legends');
});

describe('The texts', () => {
  const leaves = (tree: TextTree, above = ''): [string, string][] =>
    Object.entries(tree).flatMap(([key, value]): [string, string][] =>
      typeof value === 'string' ? [[key, value]] : leaves(value, `${above}${key}.`),
    );
  const english = readNamespace('en_US', 'competitions');

  test('are keyed by what sources call it in English', () => {
    for (const [key, text] of leaves(english)) {
      if (key !== 'parted') expect(lettersOf(text)).toBe(key);
    }
  });

  test('say in each language how a name and its part stand together', () => {
    for (const locale of locales)
      expect(readNamespace(locale, 'competitions').parted).toMatch(/name.*part/);
  });
});

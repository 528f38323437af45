import { expect, test } from 'vitest';
import { i18nOf } from '../node.ts';
import { heroKey, heroTextsOf } from './hero-names.ts';

const called = (locale: 'zh_CN' | 'zh_tw' | 'de', slug: string, name: string) =>
  i18nOf(locale).of(heroTextsOf(slug)!)(heroKey(name), { defaultValue: name });

test('A hero is called as players of the language do, as its source does in others', () => {
  expect(called('zh_CN', 'lol', "Kai'Sa")).toBe('卡莎');
  expect(called('zh_tw', 'lolmobile', "Kai'Sa")).toBe('凱莎');
  expect(called('zh_CN', 'kog', 'Lü Bu')).toBe('吕布');
  expect(called('zh_tw', 'kog', 'Lady Sun')).toBe('孫尚香');
  expect(called('de', 'lol', "Kai'Sa")).toBe("Kai'Sa");
  expect(called('zh_CN', 'lol', 'Nobody New')).toBe('Nobody New');
});

test('The heroes of a game that has no names of ours are as its source has them', () => {
  expect(heroTextsOf('valorant')).toBeNull();
  expect(heroTextsOf('toString')).toBeNull();
});

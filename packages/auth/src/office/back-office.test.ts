import { expect, test } from 'vitest';
import { chooseLocale, officeLocales } from './back-office.ts';

const brand = { defaultLocale: 'zh_CN' };

test('Studio and console are offered in English and both Chinese scripts', () => {
  expect([...officeLocales].sort()).toEqual(['en_US', 'zh_CN', 'zh_tw']);
});

test.each([
  ['the one chosen before', 'theme=dark; locale=zh_tw', ['en-GB'], 'zh_tw'],
  ["the browser's", '', ['en-GB', 'zh-CN'], 'en_US'],
  ['English for a language that they are not offered in', 'locale=ar', ['zh-CN'], 'en_US'],
  ["the brand's when nothing is wished for", '', [], 'zh_CN'],
])('The language is %s', (_, cookies, languages, locale) => {
  expect(chooseLocale(cookies, languages, brand)).toBe(locale);
});

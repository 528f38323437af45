import { expect, test } from 'vitest';
import type { Locale } from '../locales.ts';
import { i18nOf } from '../node.ts';
import { playWords } from './play-words.ts';

const said = (locale: Locale, text: string) => playWords(i18nOf(locale).of('matches'), text);

test('A pass names who caught it, whole within the line', () => {
  const text = 'Pass complete to T.J. Falridge, 9 yards';
  expect(said('ko', text)).toBe('패스 성공: \u2068T.J. Falridge\u2069, 9야드');
  expect(said('ar', text)).toBe('تمريرة مكتملة: \u2068T.J. Falridge\u2069، الياردات: 9');
  expect(said('de', text.replace('9', '-3'))).toBe(
    'Vollständiger Pass auf \u2068T.J. Falridge\u2069, \u200e−3 Yards',
  );
});

test('A penalty is said with its spot', () => {
  expect(said('zh_CN', 'Penalty, 5 yards, at the 41')).toBe('罚码，5码，41码线');
  expect(said('en_US', 'Penalty, 5 yards, at the 41')).toBe('Penalty, 5 yards, at the 41');
});

test('Other plays are said as a source’s words are', () => {
  expect(said('ko', 'Fumble lost')).toBe('펌블 로스트');
  expect(said('ko', 'Penalty on Ox, 5 yards, enforced at midfield.')).toBeNull();
});

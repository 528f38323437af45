import type { Locale } from '@xiongmao/i18n/locales';
import { i18nOf } from '@xiongmao/i18n/node';
import { expect, test } from 'vitest';
import { periodLabels } from './period-labels.ts';

const [soccer, basketball] = [202, 201];
const labels = (locale: Locale, periods: string, gameId = soccer) =>
  periodLabels(i18nOf(locale).of('matches'), periods.split(' '), gameId);

test('Halves are named in full where they stand in one line', () => {
  expect(labels('da', 'all h1 h2')).toEqual(['Alle', '1. halvleg', '2. halvleg']);
  expect(labels('sv', 'all h1 h2')).toEqual(['Alla', '1:a halvlek', '2:a halvlek']);
  expect(labels('ms', 'all h1 h2')).toEqual(['Semua', 'SM1', 'SM2']);
});

test('More than two parts are named in short', () => {
  expect(labels('da', 'all h1 h2 et1')).toEqual(['Alle', '1. HL', '2. HL', 'FT1']);
  expect(labels('de', 'all q1 q2 q3', basketball)).toEqual(['Alle', 'Q1', 'Q2', 'Q3']);
});

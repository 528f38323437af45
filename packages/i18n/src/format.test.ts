import { describe, expect, test } from 'vitest';
import {
  formatClock,
  formatCount,
  formatDate,
  formatDateTime,
  formatDay,
  formatDuration,
  formatExactTime,
  formatLanguage,
  formatList,
  formatMinute,
  formatMoney,
  formatNumber,
  formatPercent,
  formatTightTime,
  formatTime,
  nameOrder,
  relativeDay,
} from './format.ts';
import { type Locale, locales } from './locales.ts';
import { formatTightDay } from './time/tight-day.ts';

const kickOff = '2026-03-14T20:45:00Z';

describe('Times and days', () => {
  test('are those of the zone, on a clock of 24 hours', () => {
    expect(formatTime(kickOff, { locale: 'en_US', zone: 'UTC' })).toBe('20:45');
    expect(formatTime(kickOff, { locale: 'zh_CN', zone: 'Asia/Shanghai' })).toBe('04:45');
    expect(formatTime(Date.parse('2026-01-01T00:05Z'), { locale: 'en_US', zone: 'UTC' })).toBe(
      '00:05',
    );
    const exact = '2026-03-14T20:45:07Z';
    expect(formatExactTime(exact, { locale: 'en_US', zone: 'UTC' })).toBe('20:45:07');
  });

  test('are written as the locale writes them', () => {
    expect(formatDay('2026-03-14', 'zh_CN')).toBe('3月14日周六');
    expect(formatDay('2026-03-14', 'en_US')).toBe('Sat, Mar 14');
    expect(formatDay('2026-03-14', 'ar')).toBe('السبت، 14 مارس');
    expect(formatDay('2026-03-14', 'zh_tw', 'weekday')).toBe('週六');
    expect(formatTightDay('2026-03-14', '2026-11-01', 'en_US')).toEqual(['Mar 14']);
    expect(formatTightDay('2024-03-14', '2026-11-01', 'zh_CN')).toEqual(['3月14日', '2024年']);
    expect(formatTightDay('2026-03-14', '2026-11-01', 'pt')).toEqual(['14 mar.']);
    expect(formatTightDay('2026-03-14', '2026-11-01', 'jp')).toEqual(['3月14日']);
    expect(formatDay('2026-03-14', 'en_US', 'month')).toBe('March 2026');
    expect(formatDate(kickOff, { locale: 'zh_CN', zone: 'Asia/Shanghai' })).toBe('2026年3月15日');
    expect(formatDateTime(new Date(kickOff), { locale: 'en_US', zone: 'America/New_York' })).toBe(
      'Sat, Mar 14, 16:45',
    );
  });

  test('keep a day with its month where there is little room', () => {
    const tight = (locale: Locale) => formatTightTime(kickOff, { locale, zone: 'UTC' });
    expect(tight('fr')).toBe('14\u00a0mars, 20:45');
    expect(tight('da')).toBe('14.\u00a0mar., 20.45');
    expect(tight('vi')).toBe('20:45 14\u00a0thg 3');
    expect(tight('zh_CN')).toBe('3月14日 20:45');
  });

  test('have Latin digits and Gregorian years in every locale', () => {
    for (const locale of locales) {
      expect(formatTime(kickOff, { locale, zone: 'UTC' })).toMatch(/^20.45$/);
      expect(formatDay('2026-03-14', locale, 'date')).toMatch(/14.*2026|2026.*14/);
    }
  });

  test('beside today have a word of their own, over the end of a month too', () => {
    expect(relativeDay('2026-03-01', '2026-03-01')).toBe('today');
    expect(relativeDay('2026-02-28', '2026-03-01')).toBe('yesterday');
    expect(relativeDay('2026-03-02', '2026-03-01')).toBe('tomorrow');
    expect(relativeDay('2026-03-03', '2026-03-01')).toBeNull();
  });
});

describe('Numbers', () => {
  test('keep one decimal unless told otherwise', () => {
    expect(formatNumber(12.345, 'en_US')).toBe('12.3');
    expect(formatNumber(12, 'en_US')).toBe('12');
    expect(formatNumber(12.345, 'en_US', 2)).toBe('12.35');
    expect(formatNumber(1234.56, 'de')).toBe('1.234,6');
    expect(formatNumber(1234.56, 'ar')).toBe('1,234.6');
  });

  test('of 1000 or more are counted in k with one decimal', () => {
    expect(formatCount(0, 'zh_CN')).toBe('0');
    expect(formatCount(999, 'zh_CN')).toBe('999');
    expect(formatCount(1000, 'zh_CN')).toBe('1.0k');
    expect(formatCount(1234, 'en_US')).toBe('1.2k');
    expect(formatCount(1_234_567, 'ar')).toBe('1234.6k');
    expect(formatCount(1234, 'de')).toBe('1,2k');
  });

  test('as percentages, durations and lists', () => {
    expect(formatMoney(10_000, 'zh_CN')).toBe('¥100');
    expect(formatMoney(300_000, 'en_US')).toBe('¥3,000');
    expect(formatMoney(9_950, 'en_US')).toBe('¥99.50');
    expect(formatMoney(10_000, 'ar')).not.toContain('CN');
    expect(formatPercent(0.634, 'en_US')).toBe('63%');
    expect(formatPercent(0.634, 'en_US', 1)).toBe('63.4%');
    expect(formatDuration(40.9, 'zh_CN')).toBe('40秒');
    expect(formatDuration(0, 'en_US')).toBe('0\u00a0sec');
    expect(formatDuration(59, 'en_US')).toBe('59\u00a0sec');
    expect(formatDuration(60, 'en_US')).toBe('1\u00a0min');
    expect(formatDuration(7300, 'en_US')).toBe('2\u00a0hr');
    expect(formatList(['足球', '网球', '斯诺克'], 'zh_CN')).toBe('足球、网球和斯诺克');
  });
});

describe('Names', () => {
  test('stand in the order of each language, of those too whose locale is no tag', () => {
    const orderIn = (locale: Locale, ...names: string[]) => names.sort(nameOrder(locale));
    for (const locale of locales) {
      expect(orderIn(locale, 'Round 10', 'Round 2')).toEqual(['Round 2', 'Round 10']);
    }
    expect(orderIn('sv', 'Öster', 'Zeta', 'Ajax')).toEqual(['Ajax', 'Zeta', 'Öster']);
    expect(orderIn('de', 'Zeta', 'Öster', 'Ajax')).toEqual(['Ajax', 'Öster', 'Zeta']);
    expect(orderIn('jp', 'アジア', 'あい')).toEqual(['あい', 'アジア']);
  });
});

describe('A spoken language', () => {
  test('is named in the reader’s own', () => {
    expect(formatLanguage('zh', 'en_US')).toBe('Chinese');
    expect(formatLanguage('ar', 'zh_CN')).toBe('阿拉伯语');
    expect(formatLanguage('en', 'sv')).toBe('Engelska');
  });
});

describe('The match clock', () => {
  test('writes stoppage time after a plus', () => {
    expect(formatMinute({ minute: 34 })).toBe('34′');
    expect(formatMinute({ minute: 90, added: 4 })).toBe('90+4′');
    expect(formatMinute({ minute: 45, added: null })).toBe('45′');
  });

  test('shows minutes and seconds, past the hour too, and never less than nothing', () => {
    expect(formatClock(332)).toBe('5:32');
    expect(formatClock(5527.9)).toBe('92:07');
    expect(formatClock(0)).toBe('0:00');
    expect(formatClock(-3)).toBe('0:00');
  });
});

import { games } from '@xiongmao/api/catalogue/games';
import { describe, expect, test } from 'vitest';
import {
  defaultLocale,
  directionOf,
  fallbackChain,
  isLocale,
  localeFacts,
  localeFromPath,
  locales,
  matchLocale,
  negotiateLocale,
  withLocale,
} from './locales.ts';

test('There are the 22 locales of the spec', () => {
  expect(locales.join(', ')).toBe(
    'en_US, zh_CN, zh_tw, vi, es, pt, fr, de, sv, ru, uk, da, pl, nl, ko, ms, tl, el, tr, thai, ar, jp',
  );
  expect(defaultLocale).toBe('zh_CN');
});

test('Every tag is one that Intl knows', () => {
  const tags = locales.map((locale) => localeFacts[locale].tag);
  expect(Intl.NumberFormat.supportedLocalesOf(tags)).toHaveLength(locales.length);
});

test('Arabic alone runs from right to left', () => {
  expect(locales.filter((locale) => directionOf(locale) === 'rtl')).toEqual(['ar']);
});

test('Every chain begins with the locale and ends in English', () => {
  for (const locale of locales) {
    expect(fallbackChain(locale).at(0)).toBe(locale);
    expect(fallbackChain(locale).at(-1)).toBe('en_US');
  }
  expect(fallbackChain('zh_tw')).toEqual(['zh_tw', 'zh_CN', 'en_US']);
});

test('Only the exact names are locales', () => {
  expect(isLocale('zh_CN')).toBe(true);
  for (const text of ['zh-CN', 'en', '', null, undefined]) expect(isLocale(text)).toBe(false);
});

describe('A locale prefix', () => {
  test.each([
    ['/en_US/soccer/12', 'en_US', '/soccer/12'],
    ['/zh_tw', 'zh_tw', '/'],
    ['/thai/', 'thai', '/'],
    ['/jp?tab=live', 'jp', '/?tab=live'],
    ['/ar/match?x=/en_US/', 'ar', '/match?x=/en_US/'],
    ['/soccer/12', null, '/soccer/12'],
    ['/', null, '/'],
    ['/en_us/soccer', null, '/en_us/soccer'],
    ['/english', null, '/english'],
  ])('is read from %s', (path, locale, rest) => {
    expect(localeFromPath(path)).toEqual({ locale, path: rest });
  });

  test.each(['/en_US//evil.example', '/en_US/\\evil.example', '/en_US/\\/evil.example'])(
    'leaves no path behind that leads off the site: %s',
    (path) => {
      expect(localeFromPath(path).path).toBe('/evil.example');
    },
  );

  test('is put before a path, replaces another, and is taken away', () => {
    expect(withLocale('/soccer/12', 'en_US')).toBe('/en_US/soccer/12');
    expect(withLocale('/ar/soccer/12?a=1', 'jp')).toBe('/jp/soccer/12?a=1');
    expect(withLocale('/', 'pt')).toBe('/pt');
    expect(withLocale('/ar?day=2026-03-01', 'pt')).toBe('/pt?day=2026-03-01');
    expect(withLocale('/ar/soccer', null)).toBe('/soccer');
  });

  test('is never the name of a game', () => {
    expect(games.filter(({ slug }) => isLocale(slug))).toEqual([]);
  });
});

describe('A language tag', () => {
  test.each([
    ['zh-TW', 'zh_tw'],
    ['zh-HK', 'zh_tw'],
    ['zh-Hant', 'zh_tw'],
    ['zh-Hans-HK', 'zh_CN'],
    ['zh', 'zh_CN'],
    ['zh_CN', 'zh_CN'],
    ['pt-BR', 'pt'],
    ['th', 'thai'],
    ['th-TH', 'thai'],
    ['ja', 'jp'],
    ['fil-PH', 'tl'],
    ['en-GB', 'en_US'],
    ['AR-eg', 'ar'],
    ['uk-UA', 'uk'],
    ['xx', null],
    ['', null],
    ['*', null],
    ['constructor', null],
  ])('%s is %s', (tag, locale) => {
    expect(matchLocale(tag)).toBe(locale);
  });

  test('that is one of our own names is that locale', () => {
    for (const locale of locales) expect(matchLocale(locale)).toBe(locale);
  });
});

describe('Negotiation', () => {
  const all = {
    path: '/ar/soccer',
    cookie: 'vi',
    language: 'pt-BR',
    acceptLanguage: 'de',
    brandDefault: 'en_US',
  } as const;

  test('takes the prefix, then the cookie, then the headers, then the brand', () => {
    expect(negotiateLocale(all)).toBe('ar');
    expect(negotiateLocale({ ...all, path: '/soccer' })).toBe('vi');
    expect(negotiateLocale({ ...all, path: '/', cookie: null })).toBe('pt');
    expect(negotiateLocale({ ...all, path: '/', cookie: null, language: null })).toBe('de');
    expect(negotiateLocale({ brandDefault: 'en_US' })).toBe('en_US');
    expect(negotiateLocale({})).toBe('zh_CN');
  });

  test('goes by the weights of Accept-Language and skips what we have not got', () => {
    expect(negotiateLocale({ acceptLanguage: 'fi, en;q=0.3, zh-HK;q=0.8, *;q=0.1' })).toBe('zh_tw');
    expect(negotiateLocale({ acceptLanguage: 'de;q=0, fr' })).toBe('fr');
    expect(negotiateLocale({ acceptLanguage: 'fi,*', brandDefault: 'ru' })).toBe('ru');
  });

  test('passes over a cookie and a header that name no locale', () => {
    const wishes = { cookie: 'klingon', language: '<script>', acceptLanguage: 'sv' };
    expect(negotiateLocale(wishes)).toBe('sv');
  });
});

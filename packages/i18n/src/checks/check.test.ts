import { describe, expect, test } from 'vitest';
import { type Locale, locales } from '../locales.ts';
import { inspect } from './check.ts';
import { compareTexts, flatten } from './compare-texts.ts';
import type { TextTree } from './text-tree.ts';

test('Every language has all texts of what is offered in it', () => {
  expect(inspect()).toEqual([]);
});

describe('A text', () => {
  const english = flatten({
    tab: { live: 'Live' },
    stale: 'Updated {{time}} ago',
    matches_one: '{{count}} match',
    matches_other: '{{count}} matches',
    place_ordinal_one: '{{count}}st',
    place_ordinal_other: '{{count}}th',
  });
  const compare = (texts: TextTree, locale: Locale) =>
    compareTexts(english, flatten(texts), locale);
  const chinese = {
    tab: { live: '进行中' },
    stale: '{{time}}前更新',
    matches_other: '{{count}}场',
    place_ordinal_other: '第{{count}}',
  };

  test('needs plurals in the categories of its language and no others', () => {
    expect(compare(chinese, 'zh_CN')).toEqual({ missing: [], extra: [], differing: [] });
    expect(compare({ ...chinese, matches_one: '1场' }, 'zh_CN').extra).toEqual(['matches_one']);
    expect(compare(chinese, 'ar').missing).toEqual(
      ['zero', 'one', 'two', 'few', 'many'].map((category) => `matches_${category}`),
    );
  });

  test('must not be missing, empty or unknown in English', () => {
    expect(compare({ ...chinese, tab: {} }, 'zh_CN').missing).toEqual(['tab.live']);
    expect(compare({ ...chinese, tab: { live: ' ' } }, 'zh_CN').missing).toEqual(['tab.live']);
    expect(compare({ ...chinese, old: '旧' }, 'zh_CN').extra).toEqual(['old']);
  });

  test('must be filled with the same variables as in English', () => {
    expect(compare({ ...chinese, stale: '刚才更新' }, 'zh_CN').differing).toEqual(['stale']);
    expect(compare({ ...chinese, stale: '{{ time }}{{zone}}' }, 'zh_CN').differing).toEqual([
      'stale',
    ]);
    expect(compare({ ...chinese, matches_other: '几场' }, 'zh_CN').differing).toEqual([
      'matches_other',
    ]);
  });

  test('may say none, one and two in words', () => {
    const words = { matches_zero: 'لا', matches_one: 'واحدة', matches_two: 'اثنتان' };
    const digits = {
      matches_few: '{{count}}',
      matches_many: '{{count}}',
      matches_other: '{{count}}',
    };
    expect(compare({ ...chinese, ...words, ...digits }, 'ar').differing).toEqual([]);
    expect(
      compare({ ...chinese, ...words, ...digits, matches_few: 'بضع' }, 'ar').differing,
    ).toEqual(['matches_few']);
  });
});

describe('The report', () => {
  const read = (files: Partial<Record<Locale, Record<string, TextTree>>>) =>
    inspect((locale) => files[locale] ?? {});
  const everywhere = (files: Record<string, TextTree>) =>
    Object.fromEntries(locales.map((locale) => [locale, files]));
  const common = { common: { a: 'A', b: 'B' } };

  test('tells what a language of the site lacks', () => {
    expect(read(everywhere(common))).toEqual([]);
    expect(read({ ...everywhere(common), ar: { common: { a: 'أ' } } })).toEqual([
      'ar lacks common:b',
    ]);
    const { de: _, ...others } = everywhere(common);
    expect(read(others)).toEqual(['de lacks common:a', 'de lacks common:b']);
  });

  test('tells what English has not', () => {
    const extra = { ...everywhere(common), vi: { ...common, shop: { c: 'C' } } };
    expect(read(extra)).toEqual(['vi alone has shop:c']);
  });

  test('asks for both Chinese scripts, and no other languages, in studio and console', () => {
    const studio = { studio: { title: 'Studio' } };
    expect(read({ en_US: studio, zh_CN: studio })).toEqual(['zh_tw lacks studio:title']);
  });
});

import { describe, expect, test } from 'vitest';
import { addTexts, createI18n } from './instance.ts';
import { lazyTexts, loadNamespaces } from './load.ts';
import { i18nOf } from './node.ts';

const texts = {
  en_US: { common: { nav: { home: 'Home', menu: 'Menu' }, count_one: 'one', count_other: 'many' } },
  zh_CN: { common: { nav: { home: '首页', menu: '菜单' } } },
  zh_tw: { common: { nav: { home: '首頁' } } },
};

describe('An instance', () => {
  test('has its texts as soon as it is made', () => {
    expect(createI18n('zh_CN', texts).t('nav.home')).toBe('首页');
  });

  test('shares nothing with another', () => {
    const chinese = createI18n('zh_CN', texts);
    const english = createI18n('en_US', texts);
    addTexts(english, { en_US: { errors: { system: 'System error' } } });
    expect(chinese.t('nav.home')).toBe('首页');
    expect(english.t('errors:system')).toBe('System error');
    expect(chinese.exists('errors:system')).toBe(false);
  });

  test('falls back along the chain, key by key', () => {
    const traditional = createI18n('zh_tw', texts);
    expect(traditional.t('nav.home')).toBe('首頁');
    expect(traditional.t('nav.menu')).toBe('菜单');
    expect(createI18n('thai', texts).t('nav.home')).toBe('Home');
  });

  test('takes the plural of the language that a text is in', () => {
    const t = createI18n('ru', texts).t as (key: string, options: { count: number }) => string;
    expect(t('count', { count: 1 })).toBe('one');
    expect(t('count', { count: 21 })).toBe('many');
  });

  test('takes no key that the English texts have not', () => {
    const { t } = createI18n('en_US', texts);
    // @ts-expect-error: the compiler knows every key
    expect(t('nav.hom')).toBe('nav.hom');
  });

  test('leaves the escaping of names to React', () => {
    const instance = createI18n('en_US', { en_US: { matches: { moved: { to: 'To {{date}}' } } } });
    expect(instance.t('matches:moved.to', { date: '<b> & Co' })).toBe('To <b> & Co');
  });
});

describe('Loading', () => {
  test('brings a complete locale alone', async () => {
    expect(Object.keys(await loadNamespaces('ar', ['common', 'errors']))).toEqual(['ar']);
  });

  test('brings what stands in for a locale that is not complete', async () => {
    const traditional = await loadNamespaces('zh_tw', ['common']);
    expect(Object.keys(traditional).sort()).toEqual(['zh_CN', 'zh_tw']);
    const vietnamese = createI18n('vi', await loadNamespaces('vi', ['errors']));
    expect(vietnamese.t('errors:unknownMatch')).not.toContain('unknownMatch');
  });

  test('fetches a namespace later, when it is first asked for', async () => {
    const given = await loadNamespaces('zh_CN', ['common']);
    const instance = createI18n('zh_CN', given, lazyTexts('zh_CN'));
    expect(instance.hasLoadedNamespace('games')).toBe(false);
    await instance.loadNamespaces('games');
    expect(instance.t('games:202')).toBe('足球');
    expect(instance.getResourceBundle('en-US', 'games')).toEqual({});
    expect(instance.t('common:state.empty')).toBe('暂无数据');
  });
});

describe('A server', () => {
  test('has every text of every locale from disk', () => {
    expect(i18nOf('zh_CN').t('errors:system')).toBe('系统异常 请稍后再试');
    expect(i18nOf('en_US').t('common:error.notFound')).toBe('This page could not be found');
    expect(i18nOf('jp').t('studio:title')).toBe(i18nOf('en_US').t('studio:title'));
  });

  test('reads a locale once', () => {
    expect(i18nOf('ar')).toBe(i18nOf('ar'));
  });

  test('counts in all six Arabic forms', () => {
    const { t } = i18nOf('ar');
    const counted = [0, 1, 2, 3, 11, 100].map((count) => t('matches:count.matches', { count }));
    expect(new Set(counted.map((text) => text.replace(/\d+/, '#'))).size).toBeGreaterThanOrEqual(5);
    expect(counted[2]).toBe('مباراتان');
    expect(counted[4]).toBe('11 مباراة');
  });
});

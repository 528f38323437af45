import { describe, expect, test, vi } from 'vitest';
import { createI18n } from './instance.ts';
import { loadNamespaces } from './load.ts';
import { i18nOf } from './node.ts';

const texts = {
  en_US: {
    common: { nav: { home: 'Home', menu: 'Menu' }, count_one: 'one', count_other: 'many' },
    matches: { moved: { to: 'To {{date}}' } },
  },
  zh_CN: { common: { nav: { home: '首页', menu: '菜单' } } },
  zh_tw: { common: { nav: { home: '首頁' } } },
};

/** Texts that only a test has: the compiler does not know their keys. */
const sample = (tree: Record<string, string>) =>
  createI18n('en_US', { en_US: { common: tree } }).t as (
    key: string | string[],
    values?: Record<string, unknown>,
  ) => string;

describe('An instance', () => {
  test('has its texts as soon as it is made', () => {
    expect(createI18n('zh_CN', texts).t('nav.home')).toBe('首页');
  });

  test('falls back along the chain, key by key', () => {
    const traditional = createI18n('zh_tw', texts);
    expect(traditional.t('nav.home')).toBe('首頁');
    expect(traditional.t('nav.menu')).toBe('菜单');
    expect(createI18n('thai', texts).t('nav.home')).toBe('Home');
  });

  test('takes the plural of the language that a text is in', () => {
    const t = createI18n('ru', texts).t as (key: string, values: { count: number }) => string;
    expect(t('count', { count: 1 })).toBe('one');
    expect(t('count', { count: 21 })).toBe('many');
  });

  test('takes no key that the English texts have not', () => {
    const { t, of } = createI18n('en_US', texts);
    // @ts-expect-error: the compiler knows every key
    expect(t('nav.hom')).toBe('nav.hom');
    // @ts-expect-error: a key without a name is of the first namespace
    expect(of(['matches', 'common'])('nav.home')).toBe('Home');
    expect(of(['matches', 'common'])('common:nav.home')).toBe('Home');
  });

  test('names a text that there is not by its key, or as it is told', () => {
    const t = sample({ here: 'Here', half: '{{there}} and {{not}}' });
    expect(t('common:gone')).toBe('gone');
    expect(t('gone', { defaultValue: 'Away' })).toBe('Away');
    expect(t(['gone', 'here'])).toBe('Here');
    expect(t('half', { there: 0 })).toBe('0 and ');
    expect(t('constructor.name')).toBe('constructor.name');
  });

  test('takes the closest text that there is', () => {
    const t = sample({
      start: 'Start',
      start_tennis: 'First serve',
      sets_one: '{{count}} set',
      sets_other: '{{count}} sets',
      sets_darts_other: '{{count}} legs',
    });
    expect(t('start', { context: 'soccer' })).toBe('Start');
    expect(t('start', { context: 'tennis' })).toBe('First serve');
    expect(t('sets', { context: 'darts', count: 1 })).toBe('1 set');
    expect(t('sets', { context: 'darts', count: 3 })).toBe('3 legs');
  });

  test('knows what stands in an area', () => {
    expect(createI18n('zh_tw', texts).namesIn('common:nav')).toEqual(['home']);
    expect(createI18n('thai', texts).namesIn('common:nav')).toEqual(['home', 'menu']);
    expect(createI18n('thai', texts).namesIn('common:nothing')).toEqual([]);
  });

  test('leaves the escaping of names to React', () => {
    const instance = createI18n('en_US', texts);
    expect(instance.t('matches:moved.to', { date: '<b> & Co' })).toBe('To <b> & Co');
  });

  test('gives the same function for the same namespaces', () => {
    const { of } = createI18n('en_US', texts);
    expect(of(['matches', 'games'])).toBe(of(['matches', 'games']));
    expect(of(['games', 'matches'])).not.toBe(of(['matches', 'games']));
  });
});

describe('Loading', () => {
  test('brings the texts of its locale alone', async () => {
    expect(Object.keys(await loadNamespaces('vi', ['common', 'errors']))).toEqual(['vi']);
  });

  test('fetches a namespace later, when it is first asked for, and once', async () => {
    const given = await loadNamespaces('zh_CN', ['common']);
    const fetch = vi.fn((named) => loadNamespaces('zh_CN', named));
    const instance = createI18n('zh_CN', given, fetch);
    expect([instance.has('common'), instance.has('games')]).toEqual([true, false]);
    const loading = instance.load('games');
    expect(instance.load('games')).toBe(loading);
    await loading;
    expect(fetch).toHaveBeenCalledOnce();
    expect(loading).toMatchObject({ status: 'fulfilled' });
    expect([instance.has('common'), instance.has('games')]).toEqual([true, false]);
    expect(instance.t('games:202')).toBe('足球');
    expect(instance.t('common:state.empty')).toBe('暂无数据');
  });

  test('tries again when it has failed, but not at once', async () => {
    vi.useFakeTimers();
    const fetch = vi.fn().mockRejectedValueOnce(new Error('offline')).mockResolvedValue(texts);
    const instance = createI18n('en_US', {}, fetch);
    await expect(instance.load('common')).rejects.toThrow('offline');
    await expect(instance.load('common')).rejects.toThrow('offline');
    expect(fetch).toHaveBeenCalledOnce();
    vi.advanceTimersByTime(1_000);
    vi.useRealTimers();
    await instance.load('common');
    expect(instance.t('nav.home')).toBe('Home');
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

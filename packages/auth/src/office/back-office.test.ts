import type { Locale } from '@xiongmao/i18n/locales';
import type { Namespace } from '@xiongmao/i18n/types';
import { expect, test, vi } from 'vitest';
import { chooseLocale, officeLocales, openBackOffice } from './back-office.ts';
import { CodeOutOfReach } from './fetched.ts';

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

test('Texts that do not come are told as the code of a screen that does not, and can be asked for again', async () => {
  vi.stubGlobal('fetch', async () => Response.json(brand));
  vi.stubGlobal('document', { cookie: 'locale=en_US', documentElement: {} });
  vi.stubGlobal('navigator', { languages: [] });
  let isThere = false;
  const load = async (locale: Locale, namespaces: readonly Namespace[]) => {
    if (namespaces.includes('chat') && !isThere) throw new TypeError('Failed to fetch');
    return { [locale]: {} };
  };
  const office = await openBackOffice(load, ['common']);
  const missing = await office
    .i18n()
    .load('chat')
    .catch((error: unknown) => error as CodeOutOfReach);
  expect(missing).toBeInstanceOf(CodeOutOfReach);
  await expect((missing as CodeOutOfReach).load()).rejects.toThrow('Failed to fetch');
  isThere = true;
  await expect((missing as CodeOutOfReach).load()).resolves.toEqual({ en_US: {} });
});

test('Texts that the first load leaves out are had once a screen names them', async () => {
  vi.stubGlobal('fetch', async () => Response.json(brand));
  vi.stubGlobal('document', { cookie: 'locale=en_US', documentElement: {} });
  vi.stubGlobal('navigator', { languages: [] });
  const load = async (locale: Locale, namespaces: readonly Namespace[]) => ({
    [locale]: Object.fromEntries(namespaces.map((name) => [name, { action: { mute: 'Mute' } }])),
  });
  const office = await openBackOffice(load, ['common']);
  expect(office.i18n().has('common')).toBe(true);
  expect(office.i18n().has('chat')).toBe(false);
  await office.i18n().load('chat');
  expect(office.i18n().t('chat:action.mute')).toBe('Mute');
});

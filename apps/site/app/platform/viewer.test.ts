import { expect, test } from 'vitest';
import { readViewer } from './viewer.ts';

const brand = { defaultLocale: 'zh_CN', zone: 'Asia/Shanghai' };
const read = (path: string, cookie?: string, acceptLanguage?: string) =>
  readViewer({ path, cookie, acceptLanguage }, brand);

test('A stranger gets what the brand has', () => {
  expect(read('/')).toMatchObject({
    locale: 'zh_CN',
    prefix: null,
    zone: 'Asia/Shanghai',
    theme: 'system',
    uid: null,
  });
});

test("The address's prefix wins over the cookie, the cookie over the header", () => {
  expect(read('/ar/soccer/12', 'locale=de', 'en').locale).toBe('ar');
  expect(read('/soccer/12', 'locale=de', 'en').locale).toBe('de');
  expect(read('/soccer/12', undefined, 'en-GB,en;q=0.9').locale).toBe('en_US');
});

test('Zone and theme come from cookies, and nonsense counts as none', () => {
  expect(read('/', 'zone=America%2FNew_York; theme=light')).toMatchObject({
    zone: 'America/New_York',
    theme: 'light',
  });
  expect(read('/', 'zone=Asia%2FTokyo; chosenZone=Europe%2FRome').zone).toBe('Europe/Rome');
  expect(read('/', 'zone=Asia%2FTokyo; chosenZone=').zone).toBe('Asia/Tokyo');
  expect(read('/', 'zone=Mars%2FOlympus; theme=pink; locale=tlh')).toMatchObject({
    zone: 'Asia/Shanghai',
    theme: 'system',
    locale: 'zh_CN',
  });
});

import { i18nOf } from '@xiongmao/i18n/node';
import { heroKey, heroTexts } from '@xiongmao/i18n/words/hero-names';
import { expect, test } from 'vitest';
import { heroesOf } from './esports.ts';

test.each(Object.entries(heroTexts))('Heroes of %s are called in Chinese', (slug, texts) => {
  expect(heroesOf(slug).length).toBeGreaterThan(0);
  for (const locale of ['zh_CN', 'zh_tw'] as const) {
    const t = i18nOf(locale).of(texts);
    for (const hero of heroesOf(slug))
      expect(t(heroKey(hero), { defaultValue: hero })).toMatch(/^[\p{Script=Han}·．]+$/u);
  }
});

import { createInstance } from 'i18next';
import { describe, expect, test } from 'vitest';
import type { TextTree } from '../checks/text-tree.ts';
import { fallbackChain, localeFacts, locales } from '../locales.ts';
import { i18nOf, readTexts } from '../node.ts';

/** One of each rule of plurals that any language has. */
const counts = [0, 1, 2, 3, 5, 11, 21, 100, 101, 1.5, 1_000_000];
const gaps = /\{\{(\w+)\}\}/g;

/** Every key of a tree, with and without the endings that counts and contexts choose by. */
function* keysOf(tree: TextTree, above = ''): Generator<[key: string, text: string]> {
  for (const [name, inner] of Object.entries(tree)) {
    if (typeof inner === 'string') yield [above + name, inner];
    else yield* keysOf(inner, `${above}${name}.`);
  }
}

describe.each(locales)('In %s', (locale) => {
  test('every text, in every plural and context, is what i18next makes of the same files', async () => {
    const chain = fallbackChain(locale).map((each) => [localeFacts[each].tag, each] as const);
    const peer = createInstance();
    await peer.init({
      lng: localeFacts[locale].tag,
      fallbackLng: chain.slice(1).map(([tag]) => tag),
      load: 'currentOnly',
      defaultNS: 'common',
      resources: Object.fromEntries(chain.map(([tag, each]) => [tag, readTexts(each)])),
      interpolation: { escapeValue: false },
      missingInterpolationHandler: () => '',
    });
    const ours = i18nOf(locale).t as (key: string, values?: object) => string;
    const differences: string[] = [];
    let asked = 0;
    const compare = (key: string, values: Record<string, unknown> = {}) => {
      asked++;
      const said = ours(key, values);
      if (said !== String(peer.t(key, values))) differences.push(`${key}: ${said}`);
    };
    for (const [namespace, tree] of Object.entries(readTexts('en_US'))) {
      for (const [full, text] of keysOf(tree)) {
        const key = `${namespace}:${full}`;
        const values = Object.fromEntries(
          [...text.matchAll(gaps)].map(([, gap]) => [gap, `<${gap}>`]),
        );
        delete values.count;
        compare(key);
        compare(key, values);
        const [, stem, ending = ''] = /^(.*?)(?:_(one|other))?$/.exec(key)!;
        if (ending) for (const count of counts) compare(stem!, { ...values, count });
        const [, start, context] = /^(.+)_([a-zA-Z]+)$/.exec(stem!) ?? [];
        if (!context) continue;
        compare(start!, { ...values, context });
        for (const count of counts) compare(start!, { ...values, context, count });
      }
    }
    expect(differences).toEqual([]);
    expect(asked).toBeGreaterThan(10_000);
  });
});

/**
 * `node packages/i18n/src/checks/check.ts`: what the locale files lack or have too much, and what nothing shows.
 * Exits 1 when there is any of that.
 */

import { type Locale, locales } from '../locales.ts';
import { readTexts } from '../node.ts';
import { compareTexts, flatten } from './compare-texts.ts';
import { completeLocales } from './complete-locales.ts';
import type { TextTree } from './text-tree.ts';
import { readCode, unusedTexts } from './unused-texts.ts';

/** Compares the files of every locale with the English ones: a line for each fault. */
export function inspect(read: (locale: Locale) => Record<string, TextTree> = readTexts): string[] {
  const english = read('en_US');
  const faults: string[] = [];
  for (const locale of locales) {
    const files = read(locale);
    for (const namespace of new Set([...Object.keys(english), ...Object.keys(files)])) {
      const isComplete = completeLocales(namespace).includes(locale);
      const say = (what: string) => (key: string) => `${locale} ${what} ${namespace}:${key}`;
      const found = compareTexts(
        flatten(english[namespace] ?? {}),
        flatten(files[namespace] ?? {}),
        locale,
      );
      faults.push(
        ...(isComplete ? found.missing.map(say('lacks')) : []),
        ...found.extra.map(say('alone has')),
        ...found.differing.map(say('has other variables than English in')),
      );
    }
  }
  return faults;
}

if (import.meta.main) {
  const faults = inspect();
  const keys = Object.entries(readTexts('en_US')).flatMap(([namespace, texts]) =>
    [...flatten(texts).keys()].map((key) => `${namespace}:${key}`),
  );
  faults.push(...unusedTexts(keys, readCode()).map((key) => `nothing shows ${key}`));
  for (const line of faults) console.error(line);
  if (faults.length > 0) process.exitCode = 1;
}

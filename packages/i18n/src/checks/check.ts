/**
 * `node packages/i18n/src/checks/check.ts`: what the locale files lack, and what nothing shows. Exits 1 when a locale that
 * must be complete is not, or a text is unused; the others have a line each that tells how much of the English texts they have.
 */

import { type Locale, locales } from '../locales.ts';
import { readTexts } from '../node.ts';
import { compareTexts, flatten, requiredKeys } from './compare-texts.ts';
import { completeLocales } from './complete-locales.ts';
import type { TextTree } from './text-tree.ts';
import { readCode, unusedTexts } from './unused-texts.ts';

interface Report {
  /** What is wrong where nothing may be: a line each. */
  faults: string[];
  /** What is wrong elsewhere, and will be seen there. Texts that are merely missing fall back. */
  warnings: string[];
  /** How much of the English texts each locale has, 0 to 1. */
  shares: Map<Locale, number>;
}

/** Compares the files of every locale with the English ones. */
export function inspect(read: (locale: Locale) => Record<string, TextTree> = readTexts): Report {
  const english = read('en_US');
  const report: Report = { faults: [], warnings: [], shares: new Map() };
  for (const locale of locales) {
    const files = read(locale);
    let required = 0;
    let missed = 0;
    for (const namespace of new Set([...Object.keys(english), ...Object.keys(files)])) {
      const model = flatten(english[namespace] ?? {});
      const found = compareTexts(model, flatten(files[namespace] ?? {}), locale);
      const complete = completeLocales(namespace).includes(locale);
      const say = (what: string) => (key: string) => `${locale} ${what} ${namespace}:${key}`;
      const lines = [
        ...found.extra.map(say('alone has')),
        ...found.differing.map(say('has other variables than English in')),
      ];
      if (complete) report.faults.push(...found.missing.map(say('lacks')), ...lines);
      else report.warnings.push(...lines);
      required += requiredKeys(model, locale).size;
      missed += found.missing.length;
    }
    report.shares.set(locale, required === 0 ? 0 : 1 - missed / required);
  }
  return report;
}

if (import.meta.main) {
  const { faults, warnings, shares } = inspect();
  const keys = Object.entries(readTexts('en_US')).flatMap(([namespace, texts]) =>
    [...flatten(texts).keys()].map((key) => `${namespace}:${key}`),
  );
  faults.push(...unusedTexts(keys, readCode()).map((key) => `nothing shows ${key}`));
  const percent = (share: number) => `${Math.floor(share * 100)} %`.padStart(5);
  for (const [locale, share] of shares) {
    if (!completeLocales('common').includes(locale)) console.log(locale.padEnd(5), percent(share));
  }
  for (const line of [...warnings, ...faults]) console.error(line);
  if (faults.length > 0) process.exitCode = 1;
}

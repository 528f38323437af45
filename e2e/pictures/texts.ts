import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fallbackChain, type Locale } from '@xiongmao/i18n/locales';
import { root } from '../product/processes.ts';

interface Texts {
  [key: string]: string | Texts;
}

/** A text in a locale, or in what stands in for it, by its key, `calendar.open`, with what fills its gaps. */
export function textOf(
  locale: Locale,
  namespace: string,
  key: string,
  values: Readonly<Record<string, string | number>> = {},
): string {
  for (const source of fallbackChain(locale)) {
    const file = path.join(root, `packages/i18n/locales/${source}/${namespace}.json`);
    let found: Texts | string | undefined;
    if (existsSync(file)) found = JSON.parse(readFileSync(file, 'utf8')) as Texts;
    for (const part of key.split('.')) found = (found as Texts | undefined)?.[part];
    if (typeof found === 'string') {
      return found.replace(/{{(\w+)}}/g, (_, name: string) => String(values[name] ?? ''));
    }
  }
  throw new Error(`there is no text ${namespace}:${key}`);
}

import { readFileSync } from 'node:fs';
import path from 'node:path';
import { root } from '../product/processes.ts';

interface Texts {
  [key: string]: string | Texts;
}

/** A text of a locale by its key, `calendar.open`. */
export function textOf(locale: string, namespace: string, key: string): string {
  const file = path.join(root, `packages/i18n/locales/${locale}/${namespace}.json`);
  let found: Texts | string = JSON.parse(readFileSync(file, 'utf8')) as Texts;
  for (const part of key.split('.')) found = (found as Texts)[part] ?? '';
  return found as string;
}

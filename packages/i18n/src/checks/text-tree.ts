import type { Locale } from '../locales.ts';
import type { Namespace } from '../types.ts';

/** A locale file: texts by key, in areas. */
export interface TextTree {
  [key: string]: string | TextTree;
}

/** Texts by locale and namespace, as `loadNamespaces` gives them. Plain data: it may be serialised. */
export type Resources = { [locale in Locale]?: { [namespace in Namespace]?: TextTree } };

import { createContext, use } from 'react';
import type { I18n } from './instance.ts';
import type { Namespace, Namespaces, Translate } from './types.ts';

const I18nContext = createContext<I18n | null>(null);
export const I18nProvider = I18nContext.Provider;

/** The page's texts. */
export const useI18n = (): I18n => use(I18nContext)!;

/** The texts of the namespaces named; suspends until those that are not at hand are fetched. */
export function useTranslation<const Named extends Namespaces = 'common'>(
  named: Named = 'common' as Named,
): { t: Translate<Named> } {
  const i18n = useI18n();
  for (const namespace of [named].flat() as Namespace[]) {
    // Also once they have come: React renders on from where it waited, and must meet the same promise.
    if (!i18n.has(namespace)) use(i18n.load(namespace));
  }
  return { t: i18n.of(named) };
}

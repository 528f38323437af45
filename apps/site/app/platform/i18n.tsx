import { fallbackChain, type Locale, localeFacts, localeOfTag } from '@xiongmao/i18n/locales';
import { createInstance, type i18n, type ResourceLanguage } from 'i18next';
import { initReactI18next, useTranslation } from 'react-i18next';

export type { Locale };

const files = import.meta.glob<ResourceLanguage>('../../../../packages/i18n/locales/*/*.json', {
  import: 'default',
});

async function readTexts(locale: Locale, namespace: string): Promise<ResourceLanguage> {
  const load = files[`../../../../packages/i18n/locales/${locale}/${namespace}.json`];
  return load ? load() : {};
}

export async function createTexts(
  locale: Locale,
  namespaces: readonly string[],
  resources?: Record<string, ResourceLanguage>,
): Promise<i18n> {
  const instance = createInstance();
  instance.use(initReactI18next).use({
    type: 'backend' as const,
    init: () => {},
    read: (tag: string, namespace: string) => readTexts(localeOfTag(tag), namespace),
  });
  await instance.init({
    lng: localeFacts[locale].tag,
    fallbackLng: fallbackChain(locale)
      .slice(1)
      .map((name) => localeFacts[name].tag),
    ns: [...namespaces],
    defaultNS: 'common',
    load: 'currentOnly',
    interpolation: { escapeValue: false },
    ...(resources && { resources, partialBundledLanguages: true }),
  });
  return instance;
}

export function useLocale(): Locale {
  return localeOfTag(useTranslation().i18n.language);
}

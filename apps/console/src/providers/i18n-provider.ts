import type { I18nProvider } from '@refinedev/core';
import type { BackOffice } from '@xiongmao/auth/office/back-office';
import type { Locale } from '@xiongmao/i18n/locales';

type Translate = (key: string, values: Record<string, unknown>) => string;

/** Refine's texts out of our own: its keys stand in the namespace `console`. */
export function createI18nProvider({ i18n, locale, changeLocale }: BackOffice): I18nProvider {
  const translate: Translate = (key, values) => (i18n().t as unknown as Translate)(key, values);
  return {
    translate: (key, values, fallback) =>
      translate(`console:${key}`, { ...values, defaultValue: fallback ?? key }),
    changeLocale: (chosen) => changeLocale(chosen as Locale),
    getLocale: locale,
  };
}

import { type BackOffice, officeLocales } from '@xiongmao/auth/office/back-office';
import { type Locale, localeFacts } from '@xiongmao/i18n/locales';
import type { I18nProvider } from 'react-admin';

type Translate = (key: string, values: Record<string, unknown>) => string;

/** react-admin's texts out of our own: its keys stand in the namespace `studio`. */
export function createI18nProvider({ i18n, locale, changeLocale }: BackOffice): I18nProvider {
  const translate: Translate = (key, values) => (i18n().t as unknown as Translate)(key, values);
  return {
    // Its count is called `smart_count`, its text for want of a better one `_`.
    translate: (key, { smart_count: count, _: defaultValue, ...values } = {}) =>
      translate(`studio:${key}`, {
        ...values,
        ...(count !== undefined && { count }),
        defaultValue: defaultValue ?? key,
      }),
    changeLocale: (chosen) => changeLocale(chosen as Locale),
    getLocale: locale,
    getLocales: () =>
      officeLocales.map((each) => ({ locale: each, name: localeFacts[each].endonym })),
  };
}

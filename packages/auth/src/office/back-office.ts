import type { RuntimeConfig } from '@xiongmao/api/hosting/config/config';
import { completeLocales } from '@xiongmao/i18n/checks/complete-locales';
import type { Resources } from '@xiongmao/i18n/checks/text-tree';
import { createI18n, type I18n } from '@xiongmao/i18n/instance';
import { fallbackChain, type Locale, negotiateLocale } from '@xiongmao/i18n/locales';
import type { Namespace } from '@xiongmao/i18n/types';
import { keepCookie, readCookie } from '../cookies.ts';
import { CodeOutOfReach } from './fetched.ts';

/** The languages that studio and console are offered in. */
export const officeLocales = completeLocales('studio');

export interface BackOffice {
  config: RuntimeConfig;
  /** The texts in the language that is shown. */
  i18n(): I18n;
  locale(): Locale;
  /** Runs whenever another language is shown. */
  subscribe(listener: () => void): () => void;
  /** Loads the texts of a language, shows it, and keeps the choice for the next visit. */
  changeLocale(locale: Locale): Promise<void>;
}

/**
 * Starts studio or console in the browser: its runtime config and its texts, in the language that the
 * reader chose on any of the product's pages, else the browser's. Rejects when either can't be fetched.
 * Namespaces beside the `first` are fetched by the screens that name them.
 */
export async function openBackOffice(
  loadTexts: (locale: Locale, namespaces: readonly Namespace[]) => Promise<Resources>,
  first: readonly Namespace[],
): Promise<BackOffice> {
  const answer = await fetch('/config.json');
  if (!answer.ok) throw new Error(`/config.json answered ${answer.status}`);
  const config = (await answer.json()) as RuntimeConfig;
  const chosen = chooseLocale(document.cookie, navigator.languages, config);
  const listeners = new Set<() => void>();
  let i18n: I18n;

  async function show(locale: Locale): Promise<void> {
    const given = await loadTexts(locale, first);
    const shown = createI18n(locale, given, (namespaces) => {
      const load = () => loadTexts(locale, namespaces);
      // A screen without its texts is one without its code.
      return load().catch((cause: unknown) => {
        throw new CodeOutOfReach({ load, renew: () => shown.retry(namespaces), cause });
      });
    });
    i18n = shown;
    document.documentElement.lang = i18n.language;
    for (const listener of listeners) listener();
  }
  await show(chosen);

  return {
    config,
    i18n: () => i18n,
    locale: () => i18n.locale,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    async changeLocale(locale) {
      await show(locale);
      keep('locale', locale);
    },
  };
}

/** The language wished for, or the nearest one that is offered. */
export function chooseLocale(
  cookies: string,
  languages: readonly string[],
  { defaultLocale }: Pick<RuntimeConfig, 'defaultLocale'>,
): Locale {
  const wished = negotiateLocale({
    cookie: readCookie(cookies, 'locale') ?? null,
    acceptLanguage: languages.join(','),
    brandDefault: defaultLocale as Locale,
  });
  return fallbackChain(wished).find((locale) => officeLocales.includes(locale)) ?? 'en_US';
}

/** A preference for all pages of this host, the site's included, for a year. */
export function keep(name: 'locale' | 'theme', value: string): void {
  keepCookie(name, value);
}

/**
 * The product's languages (product spec §1), spelled as there: in addresses, cookies and file names.
 * Browsers, Intl and search engines get the BCP 47 tag.
 */

export const locales = [
  'en_US',
  'zh_CN',
  'zh_tw',
  'vi',
  'es',
  'pt',
  'fr',
  'de',
  'sv',
  'ru',
  'uk',
  'da',
  'pl',
  'nl',
  'ko',
  'ms',
  'tl',
  'el',
  'tr',
  'thai',
  'ar',
  'jp',
] as const;
export type Locale = (typeof locales)[number];

export const defaultLocale: Locale = 'zh_CN';

interface LocaleFacts {
  /** BCP 47, for `lang`, `hreflang` and Intl. */
  tag: string;
  /** The language's name for itself. */
  endonym: string;
}

export const localeFacts: Readonly<Record<Locale, LocaleFacts>> = {
  en_US: { tag: 'en-US', endonym: 'English' },
  zh_CN: { tag: 'zh-CN', endonym: '简体中文' },
  zh_tw: { tag: 'zh-Hant-TW', endonym: '繁體中文' },
  vi: { tag: 'vi', endonym: 'Tiếng Việt' },
  es: { tag: 'es', endonym: 'Español' },
  pt: { tag: 'pt', endonym: 'Português' },
  fr: { tag: 'fr', endonym: 'Français' },
  de: { tag: 'de', endonym: 'Deutsch' },
  sv: { tag: 'sv', endonym: 'Svenska' },
  ru: { tag: 'ru', endonym: 'Русский' },
  uk: { tag: 'uk', endonym: 'Українська' },
  da: { tag: 'da', endonym: 'Dansk' },
  pl: { tag: 'pl', endonym: 'Polski' },
  nl: { tag: 'nl', endonym: 'Nederlands' },
  ko: { tag: 'ko', endonym: '한국어' },
  ms: { tag: 'ms', endonym: 'Bahasa Melayu' },
  tl: { tag: 'tl', endonym: 'Filipino' },
  el: { tag: 'el', endonym: 'Ελληνικά' },
  tr: { tag: 'tr', endonym: 'Türkçe' },
  thai: { tag: 'th', endonym: 'ไทย' },
  ar: { tag: 'ar', endonym: 'العربية' },
  jp: { tag: 'ja', endonym: '日本語' },
};

export function isLocale(text: string | null | undefined): text is Locale {
  return (locales as readonly (string | null | undefined)[]).includes(text);
}

export function directionOf(locale: Locale): 'ltr' | 'rtl' {
  return locale === 'ar' ? 'rtl' : 'ltr';
}

/** The locales whose texts are tried in turn: the locale itself, then what stands in for it. */
export function fallbackChain(locale: Locale): readonly Locale[] {
  if (locale === 'en_US') return ['en_US'];
  return locale === 'zh_tw' ? ['zh_tw', 'zh_CN', 'en_US'] : [locale, 'en_US'];
}

/** Languages that browsers name otherwise than we do. */
const synonyms: Readonly<Record<string, Locale>> = { fil: 'tl', thai: 'thai', jp: 'jp' };

const byLanguage: Readonly<Record<string, Locale>> = {
  ...Object.fromEntries(locales.map((locale) => [localeFacts[locale].tag.split('-')[0], locale])),
  ...synonyms,
  zh: 'zh_CN',
  en: 'en_US',
};

/** Our locale for a language tag or one of our own names: `pt-BR` → `pt`, `zh-HK` → `zh_tw`. */
export function matchLocale(tag: string): Locale | null {
  const [language, ...rest] = tag.trim().toLowerCase().replaceAll('_', '-').split('-');
  if (!language || !Object.hasOwn(byLanguage, language)) return null;
  if (language !== 'zh') return byLanguage[language]!;
  if (rest.includes('hans')) return 'zh_CN';
  return rest.some((part) => ['hant', 'tw', 'hk', 'mo'].includes(part)) ? 'zh_tw' : 'zh_CN';
}

/** The first of ours in an Accept-Language header, by its weights. */
function acceptedLocale(header: string): Locale | null {
  const wanted = header.split(',').map((entry) => {
    const [tag = '', ...parameters] = entry.split(';');
    const weight = parameters.map((text) => /^\s*q=([\d.]+)\s*$/.exec(text)?.[1]).find(Boolean);
    return { tag, weight: weight === undefined ? 1 : Number(weight) };
  });
  return (
    wanted
      .filter(({ weight }) => weight > 0)
      .sort((a, b) => b.weight - a.weight)
      .map(({ tag }) => matchLocale(tag))
      .find((locale) => locale !== null) ?? null
  );
}

/**
 * Splits a locale prefix off a path (search and hash may follow it): `/en_US/soccer/12` →
 * `{ locale: 'en_US', path: '/soccer/12' }`. Without one, `locale` is null and the path is as it was.
 */
export function localeFromPath(path: string): { locale: Locale | null; path: string } {
  const found = /^\/([a-zA-Z_]+)(?=[/?#]|$)(.*)$/s.exec(path);
  if (!found || !isLocale(found[1])) return { locale: null, path };
  // One slash at most: `//host` in a redirect would lead off the site.
  return { locale: found[1], path: `/${found[2]!.replace(/^[/\\]+/, '')}` };
}

/** The same path under another locale's prefix, or under none. */
export function withLocale(path: string, locale: Locale | null): string {
  const bare = localeFromPath(path).path;
  if (locale === null) return bare;
  return `/${locale}${/^\/([?#]|$)/.test(bare) ? bare.slice(1) : bare}`;
}

interface Wishes {
  /** The address asked for: its prefix wins. */
  path?: string;
  cookie?: string | null;
  /** The `language` header of the product's clients. */
  language?: string | null;
  /** The browser's Accept-Language. */
  acceptLanguage?: string | null;
  brandDefault?: Locale;
}

/** The locale to answer in: prefix, cookie, `language` header, Accept-Language, the brand's. */
export function negotiateLocale(wishes: Wishes): Locale {
  const { path, cookie, language, acceptLanguage, brandDefault = defaultLocale } = wishes;
  return (
    (path && localeFromPath(path).locale) ||
    (isLocale(cookie) && cookie) ||
    (language && matchLocale(language)) ||
    (acceptLanguage && acceptedLocale(acceptLanguage)) ||
    brandDefault
  );
}

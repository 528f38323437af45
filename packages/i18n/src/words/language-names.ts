import { type Locale, localeFacts } from '../locales.ts';

/** Languages that rooms are mostly spoken in: BCP 47 tags without a region. */
export const roomLanguages = [
  ...['zh', 'yue', 'en', 'ar', 'es', 'pt', 'fr', 'de', 'it', 'ru', 'tr', 'fa'],
  ...['ja', 'ko', 'th', 'vi', 'id', 'ms', 'hi', 'bn', 'ur'],
];

/** What a language is called in another; its tag where nobody knows it. */
export function languageName(tag: string, locale: Locale): string {
  return new Intl.DisplayNames(localeFacts[locale].tag, { type: 'language' }).of(tag) ?? tag;
}

/** Those languages by name, and one that is spoken already whether or not it is among them. */
export function languageChoices(locale: Locale, spoken?: string) {
  const tags =
    !spoken || roomLanguages.includes(spoken) ? roomLanguages : [spoken, ...roomLanguages];
  return tags.map((tag) => ({ tag, name: languageName(tag, locale) }));
}

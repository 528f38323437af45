import { useLocale } from '@xiongmao/i18n/use-locale';
import { nameIn } from '@xiongmao/i18n/words/name-in';
import { useCallback } from 'react';

/** The title of an article in the reader's language, or in whichever it is written. */
export function useArticleTitle(): (titles: Readonly<Record<string, string>>) => string {
  const locale = useLocale();
  return useCallback(
    (titles) => nameIn(titles, locale) || (Object.values(titles)[0] ?? ''),
    [locale],
  );
}

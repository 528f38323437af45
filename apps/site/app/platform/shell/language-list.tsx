import { localeFacts, locales, withLocale } from '@xiongmao/i18n/locales';
import { useLocation } from 'react-router';
import { useLocale } from '../i18n.tsx';
import { writeCookie } from '../viewer.ts';

/** The 22 languages by their own names. A page in another language is another document. */
export function LanguageList() {
  const current = useLocale();
  const { pathname, search } = useLocation();
  return (
    <ul className="grid grid-cols-2">
      {locales.map((locale) => (
        <li key={locale}>
          <a
            href={withLocale(pathname + search, locale)}
            lang={localeFacts[locale].tag}
            hrefLang={localeFacts[locale].tag}
            aria-current={locale === current ? 'true' : undefined}
            onClick={() => writeCookie('locale', locale)}
            className="flex min-h-11 items-center rounded-sm px-3 text-sm hover:bg-raised aria-[current]:text-accent md:min-h-9"
          >
            {localeFacts[locale].endonym}
          </a>
        </li>
      ))}
    </ul>
  );
}

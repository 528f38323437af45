import { type BackOffice, officeLocales } from '@xiongmao/auth/office/back-office';
import { localeFacts } from '@xiongmao/i18n/locales';
import { useLocale } from '@xiongmao/i18n/use-locale';

/** The languages that the console is offered in, by their own names. */
export function LanguageChoice({ changeLocale }: Pick<BackOffice, 'changeLocale'>) {
  const current = useLocale();
  return (
    <ul>
      {officeLocales.map((locale) => (
        <li key={locale}>
          <button
            type="button"
            lang={localeFacts[locale].tag}
            aria-current={locale === current ? 'true' : undefined}
            onClick={() => changeLocale(locale)}
            className="flex min-h-11 w-full items-center rounded-sm px-3 text-sm hover:bg-raised aria-[current]:text-accent md:min-h-9"
          >
            {localeFacts[locale].endonym}
          </button>
        </li>
      ))}
    </ul>
  );
}

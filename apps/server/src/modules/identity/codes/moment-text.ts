import { type Locale, localeFacts } from '@xiongmao/i18n/locales';
import { i18nOf } from '@xiongmao/i18n/node';

/** A moment as a person reads it in a text of the server's, which knows no zone of theirs. */
export const momentText = (moment: string, locale: Locale): string =>
  new Intl.DateTimeFormat(localeFacts[locale].tag, {
    year: 'numeric',
    month: 'short',
    day: 'numeric',
    hour: '2-digit',
    minute: '2-digit',
    timeZone: 'UTC',
    timeZoneName: 'short',
  }).format(new Date(moment));

/** The end of a ban as a person reads it; null is for good. */
export const banUntil = (until: string | null, locale: Locale): string =>
  until === null ? i18nOf(locale).t('messages:forGood') : momentText(until, locale);

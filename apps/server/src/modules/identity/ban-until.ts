import { type Locale, localeFacts } from '@xiongmao/i18n/locales';
import { i18nOf } from '@xiongmao/i18n/node';

/** The end of a ban as a person reads it; null is for good. */
export function banUntil(until: string | null, locale: Locale): string {
  if (until === null) return i18nOf(locale).t('messages:forGood');
  return new Intl.DateTimeFormat(localeFacts[locale].tag, {
    year: 'numeric',
    month: 'short',
    day: 'numeric',
    hour: '2-digit',
    minute: '2-digit',
    timeZone: 'UTC',
    timeZoneName: 'short',
  }).format(new Date(until));
}

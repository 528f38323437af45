import type { SportKey } from '@xiongmao/api/catalogue/sports';
import { formatNumber, formatPercent } from '@xiongmao/i18n/format';
import type { Locale } from '@xiongmao/i18n/locales';
import type { Translate } from '@xiongmao/i18n/types';
import { minutesText, signed, unsigned } from '#app/shared/games/figure-text.ts';

/** A statistic's name; a key that we have no text for yet is shown as the source has it, in words. */
export function statisticName(t: Translate<'statistics'>, key: string, sport: SportKey): string {
  const words = key.replace(/([a-z0-9])([A-Z])/g, '$1 $2').toLowerCase();
  const translate = t as (
    key: string,
    options: { context: string; defaultValue: string },
  ) => string;
  return translate(key, { context: sport, defaultValue: words });
}

/** Its value as the locale writes it; shares come in hundredths. */
export function statisticText(
  key: string,
  value: number,
  locale: Locale,
  sport: SportKey = 'generic',
): string {
  if (/(percentage|accuracy|possession)$/i.test(key)) return formatPercent(value / 100, locale, 1);
  if (key === 'minutes' && sport === 'basketball') return minutesText(value);
  const write = (each: number) => formatNumber(each, locale, 2);
  return key === 'plusMinus' ? signed(value, write) : unsigned(value, write);
}

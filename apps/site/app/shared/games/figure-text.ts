import { formatFixed } from '@xiongmao/i18n/format';
import type { Locale } from '@xiongmao/i18n/locales';

/** In thousandths; a point needs no zero before it, as a comma does, and stands before its digits in every script. */
export const share = (value: number, locale: Locale): string =>
  `\u200e${thousandths(value, locale).replace(/^0(?=\.)/, '')}`;

/** A dash before there is any. */
export const shareOr = (value: number | null, locale: Locale): string =>
  value === null ? '–' : share(value, locale);

const thousandths = (value: number, locale: Locale) => formatFixed(value, locale, 3);

/** With a sign that stands before the number in every script. */
export function signed(value: number, write: (value: number) => string = String): string {
  return `\u200e${value > 0 ? '+' : value < 0 ? '−' : ''}${write(Math.abs(value))}`;
}

/** Of cricket: runs an over, in thousandths. */
export const runRateText = ({ runRate }: { runRate: number | null }, locale: Locale): string =>
  runRate === null ? '–' : signed(runRate, (rate) => thousandths(rate, locale));

/** With a minus that is as wide as a plus, where there is one. */
export const unsigned = (value: number, write: (value: number) => string): string =>
  value < 0 ? signed(value, write) : write(value);

/** As basketball counts them: 25.3 minutes are 25:18. */
export function minutesText(minutes: number): string {
  const seconds = Math.round(minutes * 60);
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}

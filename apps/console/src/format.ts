import {
  formatDate,
  formatDay,
  formatDuration,
  formatExactTime,
  formatNumber,
  formatPercent,
  formatTime,
} from '@xiongmao/i18n/format';
import { type Locale, localeFacts } from '@xiongmao/i18n/locales';
import { useLocale } from '@xiongmao/i18n/use-locale';
import { useMemo } from 'react';

export const viewerZone = Intl.DateTimeFormat().resolvedOptions().timeZone;

const cnyOf = (locale: Locale) =>
  new Intl.NumberFormat(`${localeFacts[locale].tag}-u-nu-latn`, {
    style: 'currency',
    currency: 'CNY',
    currencyDisplay: 'narrowSymbol',
  });

export type Format = ReturnType<typeof createFormat>;

/** Numbers and times as a language writes them, in the reader's own zone. */
export function createFormat(locale: Locale) {
  const viewer = { locale, zone: viewerZone };
  return {
    count: (value: number) => formatNumber(value, locale, 0),
    decimal: (value: number) => formatNumber(value, locale, 2),
    /** An amount of CNY that is given in fen. */
    cny: (fen: number) => cnyOf(locale).format(fen / 100),
    percent: (share: number) => formatPercent(share, locale, 1),
    /** `40 sec`, of seconds. */
    duration: (seconds: number) => formatDuration(seconds, locale),
    /** Of something rare: to the hundredth of a percent. */
    share: (share: number) => formatPercent(share, locale, 2),
    /** `14 Mar 2026 20:45`. */
    moment: (instant: string) => `${formatDate(instant, viewer)} ${formatTime(instant, viewer)}`,
    /** `14 Mar 2026 20:45:07`. */
    exact: (instant: string) =>
      `${formatDate(instant, viewer)} ${formatExactTime(instant, viewer)}`,
    /** `20:45`. */
    time: (instant: string) => formatTime(instant, viewer),
    /** The same in a zone, which is named where it is not the reader's. */
    momentIn(instant: string, zone: string) {
      const text = `${formatDate(instant, { locale, zone })} ${formatTime(instant, { locale, zone })}`;
      return zone === viewerZone ? text : `${text} ${zone}`;
    },
    /** The day of an instant, `14 Mar 2026`. */
    date: (instant: string) => formatDate(instant, viewer),
    /** A calendar day, `14 Mar 2026`. */
    day: (day: string) => formatDay(day, locale, 'date'),
    /** With its weekday, without its year. */
    weekday: (day: string) => formatDay(day, locale),
  };
}

export function useFormat(): Format {
  const locale = useLocale();
  return useMemo(() => createFormat(locale), [locale]);
}

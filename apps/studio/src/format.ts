import {
  formatDate,
  formatDay,
  formatDuration,
  formatExactTime,
  formatNumber,
  formatPercent,
  formatTime,
} from '@xiongmao/i18n/format';
import type { Locale } from '@xiongmao/i18n/locales';
import { useLocale } from '@xiongmao/i18n/use-locale';
import { useMemo } from 'react';

export const viewerZone = Intl.DateTimeFormat().resolvedOptions().timeZone;

/** Numbers and times as a language writes them, in the reader's own zone. */
function createFormat(locale: Locale) {
  const viewer = { locale, zone: viewerZone };
  return {
    count: (value: number) => formatNumber(value, locale, 0),
    decimal: (value: number) => formatNumber(value, locale, 2),
    percent: (share: number) => formatPercent(share, locale, 1),
    /** `40 sec`, of seconds. */
    duration: (seconds: number) => formatDuration(seconds, locale),
    /** `14 Mar 2026 20:45`. */
    moment: (instant: string) => `${formatDate(instant, viewer)} ${formatTime(instant, viewer)}`,
    /** `14 Mar 2026 20:45:07`. */
    exact: (instant: string) =>
      `${formatDate(instant, viewer)} ${formatExactTime(instant, viewer)}`,
    /** A calendar day, with its weekday. */
    day: (day: string) => formatDay(day, locale),
    /** A month, `YYYY-MM`, as `March 2026`. */
    month: (month: string) => formatDay(`${month}-01`, locale, 'month'),
  };
}

export function useFormat(): ReturnType<typeof createFormat> {
  const locale = useLocale();
  return useMemo(() => createFormat(locale), [locale]);
}

import { intlTag, memoised } from '../format.ts';
import type { Locale } from '../locales.ts';

const styles = {
  day: { day: 'numeric', month: 'short' },
  date: { day: 'numeric', month: 'numeric', year: '2-digit' },
} as const satisfies Record<string, Intl.DateTimeFormatOptions>;

/** A calendar day where there is little room: `14 Mar`, of another year than `today` `14/3/24`. */
export function formatTightDay(day: string, today: string, locale: Locale): string {
  const style = day.slice(0, 4) === today.slice(0, 4) ? 'day' : 'date';
  const make = () =>
    new Intl.DateTimeFormat(intlTag(locale), { ...styles[style], timeZone: 'UTC' });
  return memoised(`tight ${style} ${locale}`, make).format(new Date(`${day}T00:00:00Z`));
}

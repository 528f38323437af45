import { intlTag, memoised } from '../format.ts';
import type { Locale } from '../locales.ts';

const styles = {
  day: { day: 'numeric', month: 'short' },
  year: { year: 'numeric' },
} as const satisfies Record<string, Intl.DateTimeFormatOptions>;

/**
 * A calendar day where there is little room, in a line or two: `14 Mar`, of another year than `today` `2024`, too. The
 * word between day and month in `14 de mar.` is left out: it would take a line more.
 */
export function formatTightDay(
  day: string,
  today: string,
  locale: Locale,
): readonly [day: string, year?: string] {
  const at = new Date(`${day}T00:00:00Z`);
  const format = (style: keyof typeof styles) =>
    memoised(
      `tight ${style} ${locale}`,
      () => new Intl.DateTimeFormat(intlTag(locale), { ...styles[style], timeZone: 'UTC' }),
    )
      .format(at)
      .replace(' de ', ' ');
  return day.slice(0, 4) === today.slice(0, 4) ? [format('day')] : [format('day'), format('year')];
}

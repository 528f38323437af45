import type { ExpertRecord } from '@xiongmao/api/experts/shapes';
import { formatPercent } from '@xiongmao/i18n/format';
import type { Locale } from '@xiongmao/i18n/locales';

/** Where there is no sample, or it is hidden. */
export const none = '–';

/** A share of 1 as `63%`; a dash where there is none. */
export const shareText = (share: number | null, locale: Locale): string =>
  share === null ? none : formatPercent(share, locale);

/** `+12.4%`, `−3%`; a dash where there is none. */
export function yieldText(value: ExpertRecord['yield'], locale: Locale): string {
  if (value === null) return none;
  const size = formatPercent(Math.abs(value), locale, 1);
  if (Math.abs(value) < 0.0005) return size;
  return `${value > 0 ? '+' : '−'}${size}`;
}

/** Gains in the colour of a win, losses in that of a loss. */
export function yieldTone(value: ExpertRecord['yield']): string {
  if (value === null || Math.abs(value) < 0.0005) return '';
  return value > 0 ? 'text-win' : 'text-loss';
}

/** How sure the lower bound of a win rate is. */
export const sureness = (locale: Locale): string => formatPercent(0.99, locale);

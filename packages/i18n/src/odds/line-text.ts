import { formatNumber } from '../format.ts';
import type { Locale } from '../locales.ts';

/** A line as it is printed: `+0.5`, `−1.25`, `0`; of a total without a sign. */
export function lineText(line: number, isTotal: boolean, locale: Locale): string {
  const text = formatNumber(Math.abs(line), locale, 2);
  if (isTotal || line === 0) return text;
  return `${line > 0 ? '+' : '\u2212'}${text}`;
}

import { intlTag, memoised } from '@xiongmao/i18n/format';
import type { Locale } from '@xiongmao/i18n/locales';

const units = [
  ['gigabyte', 1024 ** 3],
  ['megabyte', 1024 ** 2],
  ['kilobyte', 1024],
  ['byte', 1],
] as const;

/** `1.5 GB`, of bytes. */
export function sizeText(bytes: number, locale: Locale): string {
  const [unit, size] = units.find(([, least]) => bytes >= least) ?? units.at(-1)!;
  const make = () =>
    new Intl.NumberFormat(intlTag(locale), {
      style: 'unit',
      unit,
      unitDisplay: 'short',
      maximumFractionDigits: unit === 'gigabyte' ? 1 : 0,
    });
  return memoised(`size ${locale} ${unit}`, make).format(bytes / size);
}

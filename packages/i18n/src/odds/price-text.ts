import type { OddsForm } from '@xiongmao/api/fields/odds-forms';
import { formatFixed } from '../format.ts';
import type { Locale } from '../locales.ts';

/**
 * A price (thousandths) as text. Decimal and Hong Kong have the price itself, to the thousandth where it has some.
 * What has to be rounded is rounded to the nearest, in thousandths, or to a step of the ladder: nothing is sold at it, so
 * it is to be as close as it can, not on the house's side.
 */
export function priceText(price: number, form: OddsForm, locale: Locale): string {
  const profit = price - 1_000;
  switch (form) {
    case 'decimal':
      return decimals(price, locale);
    case 'hongKong':
      return decimals(profit, locale);
    case 'malay':
      // More than even money is told as the stake that wins one, with a sign.
      return profit <= 1_000
        ? decimals(profit, locale)
        : `\u2212${decimals(Math.round(1_000_000 / profit), locale)}`;
    case 'fractional':
      return fractionOf(profit);
  }
}

/** Two decimals, a third where there is one. */
const decimals = (thousandths: number, locale: Locale): string =>
  formatFixed(thousandths / 1_000, locale, thousandths % 10 === 0 ? 2 : 3);

/** Profit for a stake, the steps that bookmakers chalk up: nobody reads 953/1000. */
const ladder: readonly (readonly [number, number])[] = (
  '1/100 1/66 1/50 1/40 1/33 1/28 1/25 1/22 1/20 1/18 1/16 1/14 1/12 1/11 1/10 1/9 1/8 2/15 1/7 2/13 1/6 2/11 1/5 2/9 ' +
  '1/4 2/7 3/10 1/3 4/11 2/5 4/9 1/2 8/15 4/7 8/13 4/6 8/11 4/5 5/6 10/11 20/21 1/1 21/20 11/10 6/5 5/4 11/8 7/5 6/4 ' +
  '8/5 13/8 7/4 9/5 15/8 2/1 85/40 11/5 9/4 12/5 5/2 13/5 11/4 14/5 3/1 16/5 10/3 7/2 18/5 15/4 4/1 9/2 5/1 11/2 6/1 ' +
  '13/2 7/1 15/2 8/1 17/2 9/1 10/1 11/1 12/1 14/1 16/1 18/1 20/1 22/1 25/1 28/1 33/1 40/1 50/1 66/1 80/1 100/1'
)
  .split(' ')
  .map((step) => step.split('/').map(Number) as [number, number]);

/** The nearest step; beyond the ladder to one. */
function fractionOf(profit: number): string {
  const value = profit / 1_000;
  if (value > 100) return `${Math.round(value)}/1`;
  const off = ([over, under]: readonly [number, number]) => Math.abs(over / under - value);
  const nearest = ladder.reduce((best, step) => (off(step) < off(best) ? step : best));
  return nearest.join('/');
}

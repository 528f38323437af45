import {
  amountOf,
  type Figure,
  type FigurePair,
  type Means,
  type Rate,
} from '@xiongmao/api/library/figures/figure';
import { formatFixed, formatFixedPercent, formatNumber } from '@xiongmao/i18n/format';
import type { Locale } from '@xiongmao/i18n/locales';
import { minutesText, signed, unsigned } from '#app/shared/games/figure-text.ts';

/** A figure as its table shows it: `–` where nobody tells it. */
export function figureText(
  figure: Figure,
  pair: FigurePair | undefined,
  means: Means,
  locale: Locale,
): string {
  const value = amountOf(figure, pair, means);
  if (value === null) return '–';
  if (figure.by === 'rate') {
    return isPercent(figure)
      ? formatFixedPercent(value / 100, locale)
      : unsigned(value, (each) => formatFixed(each, locale, figure.digits));
  }
  const isMean = figure.by === 'sum' && means === 'means';
  const write = (each: number) =>
    isMean ? formatFixed(each, locale, 1) : formatNumber(each, locale, 2);
  switch (figure.shows) {
    case 'minutes':
      return minutesText(value);
    case 'signed':
      return signed(value, write);
    case 'innings':
    case 'overs':
      return isMean ? write(value / perOver[figure.shows]) : inParts(value, perOver[figure.shows]);
    default:
      return unsigned(value, write);
  }
}

/** How a rate is worked out of what stands beside it in its tables. */
export function rateText(rate: Rate, beside: readonly Figure[], nameOf: (key: string) => string) {
  const words = (terms: readonly string[]) => {
    const sum = terms
      .map((term, at) =>
        term.startsWith('-')
          ? ` − ${nameOf(term.slice(1))}`
          : `${at > 0 ? ' + ' : ''}${nameOf(term)}`,
      )
      .join('');
    return terms.length > 1 ? `(${sum})` : sum;
  };
  // Counted in outs and balls, shown in innings and overs.
  const unit = ([key]: readonly string[]) => {
    const figure = beside.find((each) => each.key === key);
    const shows = figure?.by === 'sum' ? figure.shows : undefined;
    return shows === 'innings' || shows === 'overs' ? perOver[shows] : 1;
  };
  const times = (rate.times * unit(rate.part)) / unit(rate.whole);
  const scale = times === 1 || isPercent(rate) ? '' : ` × ${times}`;
  return `${words(rate.part)} ÷ ${words(rate.whole)}${scale}`;
}

/** Runs for a hundred balls are no share of them. */
const isPercent = ({ key, times, digits }: Rate): boolean =>
  times === 100 && digits === 1 && /(Percentage|Share|Accuracy)$/.test(key);

/** Three outs to an inning, six balls to an over. */
const perOver = { innings: 3, overs: 6 } as const;

/** As scorers write it: `36.4` is 36 overs and 4 balls. */
const inParts = (value: number, per: number): string => `${Math.floor(value / per)}.${value % per}`;

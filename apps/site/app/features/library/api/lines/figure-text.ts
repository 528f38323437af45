import {
  amountOf,
  type Figure,
  type FigurePair,
  type FigureTable,
  type Means,
} from '@xiongmao/api/library/figures/figure';
import { playerFigures } from '@xiongmao/api/library/figures/player-figures';
import { teamFigures } from '@xiongmao/api/library/figures/team-figures';
import type { Subject } from '@xiongmao/api/library/lines/shapes';
import { formatFixed, formatFixedPercent, formatNumber } from '@xiongmao/i18n/format';
import type { Locale } from '@xiongmao/i18n/locales';
import { minutesText, signed, unsigned } from '#app/shared/games/figure-text.ts';
import { sportKeyOf } from '#app/shared/games/sport-of.ts';

/** The tables of a game, in its order. */
export const figureTables = (subject: Subject, gameId: number): readonly FigureTable[] =>
  subject === 'player'
    ? (playerFigures[sportKeyOf(gameId)] ?? [])
    : teamFigures(sportKeyOf(gameId));

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
    return figure.times === 100 && figure.digits === 1 && isShare(figure.key)
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

/** Runs for a hundred balls are no share of them. */
const isShare = (key: string): boolean => /(Percentage|Share|Accuracy)$/.test(key);

/** Three outs to an inning, six balls to an over. */
const perOver = { innings: 3, overs: 6 } as const;

/** As scorers write it: `36.4` is 36 overs and 4 balls. */
const inParts = (value: number, per: number): string => `${Math.floor(value / per)}.${value % per}`;

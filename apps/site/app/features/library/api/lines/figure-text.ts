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
import { formatFixed, formatNumber, formatPercent } from '@xiongmao/i18n/format';
import type { Locale } from '@xiongmao/i18n/locales';
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
      ? formatPercent(value / 100, locale, 1)
      : formatFixed(value, locale, figure.digits);
  }
  if (figure.by === 'sum' && means === 'means') {
    return formatFixed(figure.shows ? value / perOver[figure.shows] : value, locale, 1);
  }
  return figure.shows ? inParts(value, perOver[figure.shows]) : formatNumber(value, locale, 2);
}

/** Runs for a hundred balls are no share of them. */
const isShare = (key: string): boolean => /(Percentage|Share|Accuracy)$/.test(key);

/** Three outs to an inning, six balls to an over. */
const perOver = { innings: 3, overs: 6 } as const;

/** As scorers write it: `36.4` is 36 overs and 4 balls. */
const inParts = (value: number, per: number): string => `${Math.floor(value / per)}.${value % per}`;

import type { Figure, FigurePair, Means } from '@xiongmao/api/library/figures/figure';
import { useTranslation } from '@xiongmao/i18n/use-translation';
import { useLocale } from '#app/platform/i18n.tsx';
import { sportKeyOf } from '#app/shared/games/sport-of.ts';
import { figureText } from '../../api/lines/figure-text.ts';

/** How a game's figures and tables are called, and written. */
export function useFigures(gameId: number) {
  const { t } = useTranslation('statistics');
  const { t: tLines } = useTranslation('lines');
  const locale = useLocale();
  const translate = t as (
    key: string,
    options: { context: string; defaultValue: string },
  ) => string;
  return {
    nameOf: (key: string): string =>
      translate(key, { context: sportKeyOf(gameId), defaultValue: key }),
    tableName: (table: string): string => tLines(`tables.${table}` as 'tables.general'),
    textOf: (figure: Figure, pair: FigurePair | undefined, means: Means = 'totals'): string =>
      figureText(figure, pair, means, locale),
  };
}

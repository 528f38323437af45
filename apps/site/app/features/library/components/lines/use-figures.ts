import type { Figure, FigurePair, Means } from '@xiongmao/api/library/figures/figure';
import { useTranslation } from '@xiongmao/i18n/use-translation';
import { useLocale } from '#app/platform/i18n.tsx';
import { gamesAs, sportKeyOf } from '#app/shared/games/sport-of.ts';
import { figureText } from '../../api/lines/figure-text.ts';

/** What a team scored: in esports games or maps won and lost, whichever way those are played. */
const isScore = (key: string): boolean => key === 'scored' || key === 'conceded';

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
    nameOf: (key: string): string => {
      const games = isScore(key) ? gamesAs(gameId) : null;
      return translate(key, { context: games ?? sportKeyOf(gameId), defaultValue: key });
    },
    tableName: (table: string): string => tLines(`tables.${table}` as 'tables.general'),
    textOf: (figure: Figure, pair: FigurePair | undefined, means: Means = 'totals'): string =>
      figureText(figure, pair, means, locale),
  };
}

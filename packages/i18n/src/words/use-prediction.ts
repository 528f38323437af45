import { gameById } from '@xiongmao/api/catalogue/games';
import type { Level, PlayType } from '@xiongmao/api/experts/rules';
import type { Prediction } from '@xiongmao/api/experts/shapes';
import { useMemo } from 'react';
import type { Locale } from '../locales.ts';
import { lineText } from '../odds/line-text.ts';
import type { Translate } from '../types.ts';
import { useLocale } from '../use-locale.ts';
import { useTranslation } from '../use-translation.ts';

interface Sides {
  gameId: number;
  home: { name: string };
  away: { name: string };
}
type Predicted = Pick<Prediction, 'playType' | 'pick' | 'line'>;

/** What is predicted, in the words of the game's sport. */
export function createPredictionTexts(t: Translate<'experts'>, locale: Locale) {
  const playType = (gameId: number, type: PlayType) =>
    t(`playType.${type}`, { context: gameById(gameId)?.sport });
  const level = (gameId: number, of: Level) => {
    const game = gameById(gameId);
    return t(`level.${of}`, { context: game?.part ?? game?.sport });
  };

  return {
    playType,
    level,
    /** `Full match · Handicap`. */
    market: (gameId: number, of: { playType: PlayType; level: Level }) =>
      `${level(gameId, of.level)} · ${playType(gameId, of.playType)}`,
    /** `Arsenal −0.5`. The line is the home side's: the away side's is its opposite. */
    predicted(match: Sides, { playType: type, pick, line }: Predicted): string {
      const team = (pick === 'home' ? match.home : match.away).name;
      if (type === 'maps') return t('predicted.maps', { score: pick });
      if (type === 'total') {
        return t(pick === 'over' ? 'predicted.over' : 'predicted.under', {
          line: lineText(line ?? 0, true, locale),
        });
      }
      if (type === 'handicap') {
        const own = pick === 'home' ? (line ?? 0) : -(line ?? 0);
        return t('predicted.handicap', { team, line: lineText(own, false, locale) });
      }
      return pick === 'draw' ? t('predicted.draw') : t('predicted.side', { team });
    },
  };
}

export function usePredictionTexts(): ReturnType<typeof createPredictionTexts> {
  const { t } = useTranslation('experts');
  const locale = useLocale();
  return useMemo(() => createPredictionTexts(t, locale), [t, locale]);
}

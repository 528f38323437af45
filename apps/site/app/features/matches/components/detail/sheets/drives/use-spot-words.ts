import type { MatchDetail } from '@xiongmao/api/matches/shapes';
import type { Spot } from '@xiongmao/api/matches/sheets/downs';
import { useTranslation } from '@xiongmao/i18n/use-translation';

/** Names a yard line by whose half it lies in: `DAL 42`. */
export function useSpotWords(detail: MatchDetail) {
  const { t } = useTranslation('matches');
  return ({ side, yard }: Spot): string => {
    if (yard === 50) return t('drives.midfield');
    const { abbr, name } = detail[side];
    return t('drives.spot', { team: abbr || name, yard });
  };
}

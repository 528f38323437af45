import { inOrder } from '@xiongmao/api/catalogue/sides';
import type { AnyMatchDetail, Incident } from '@xiongmao/api/matches/shapes';
import { formatMinute } from '@xiongmao/i18n/format';
import { useTranslation } from '@xiongmao/i18n/use-translation';

/** An entry of a match's timeline in one line: what, when, whose, and the score after it. */
export function useTold({ match, home, away }: AnyMatchDetail) {
  const { t } = useTranslation('matches');
  return ({ kind, minute, added, side, player, score }: Incident): string => {
    const shown = score && inOrder(match.gameId, score);
    return [
      t(`incident.${kind}`),
      minute !== null && formatMinute({ minute, added }),
      side && { home, away }[side]?.name,
      player,
      shown && `${shown.home}–${shown.away}`,
    ]
      .filter(Boolean)
      .join(' · ');
  };
}

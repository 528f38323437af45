import { sidesOf } from '@xiongmao/api/catalogue/sides';
import { matchCardAddress, matchCardSize } from '@xiongmao/api/matches/match-card';
import type { AnyMatchDetail } from '@xiongmao/api/matches/shapes';
import type { Locale } from '@xiongmao/i18n/locales';
import type { SharedPicture } from '#app/platform/document/found/shared-tags.tsx';

/** Who plays whom, as the sport's fans say it; of a lobby, which round it is. */
export const matchName = ({ match, home, away, league }: AnyMatchDetail): string =>
  home && away
    ? sidesOf(match.gameId)
        .map((side) => ({ home, away })[side].name)
        .join(' – ')
    : [league.name, match.round].filter(Boolean).join(' ');

/** Where its picture stands. What does not say how it stands has one that tells no result. */
export function cardOf(match: AnyMatchDetail['match'], locale: Locale): string {
  const masked = match.state.status !== 'notStarted' && match.state.score === null;
  return matchCardAddress(match, locale, masked);
}

/** What stands for a match where it is shared. */
export const matchPicture = (detail: AnyMatchDetail, locale: Locale): SharedPicture => ({
  address: cardOf(detail.match, locale),
  ...matchCardSize,
  alt: matchName(detail),
});

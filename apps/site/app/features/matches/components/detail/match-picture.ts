import { sidesOf } from '@xiongmao/api/catalogue/sides';
import { matchCardAddress, matchCardSize } from '@xiongmao/api/matches/match-card';
import type { AnyMatchDetail } from '@xiongmao/api/matches/shapes';
import type { SharedPicture } from '#app/platform/document/found/shared-tags.tsx';
import type { Address } from '#app/platform/document/found/use-address.ts';

/** The page that it stands on. */
type Of = Pick<Address, 'locale' | 'hides'>;

/** Who plays whom, as the sport's fans say it; of a lobby, which round it is. */
export const matchName = ({ match, home, away, league }: AnyMatchDetail): string =>
  home && away
    ? sidesOf(match.gameId)
        .map((side) => ({ home, away })[side].name)
        .join(' – ')
    : [league.name, match.round].filter(Boolean).join(' ');

/**
 * Where its picture stands. It tells no result where the match does not say how it stands, and on a page without
 * results also before it begins: the address of any other leads on to the picture of the score, once there is one.
 */
export function cardOf(match: AnyMatchDetail['match'], { locale, hides }: Of): string {
  const { status, score } = match.state;
  const masked = hides || (status !== 'notStarted' && score === null);
  return matchCardAddress(match, locale, masked);
}

/** What stands for a match where it is shared. */
export const matchPicture = (detail: AnyMatchDetail, page: Of): SharedPicture => ({
  address: cardOf(detail.match, page),
  ...matchCardSize,
  alt: matchName(detail),
});

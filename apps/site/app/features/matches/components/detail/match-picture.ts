import { matchCardAddress, matchCardSize } from '@xiongmao/api/matches/match-card';
import type { AnyMatchDetail } from '@xiongmao/api/matches/shapes';
import type { Locale } from '@xiongmao/i18n/locales';
import type { SharedPicture } from '#app/platform/document/found/shared-tags.tsx';
import { matchName } from './sports-event.tsx';

/** What stands for a match where it is shared. What does not say how it stands has a picture that tells no result. */
export function matchPicture(detail: AnyMatchDetail, locale: Locale): SharedPicture {
  const { match } = detail;
  const masked = match.state.status !== 'notStarted' && match.state.score === null;
  const address = matchCardAddress(match, locale, masked);
  return { address, ...matchCardSize, alt: matchName(detail) };
}

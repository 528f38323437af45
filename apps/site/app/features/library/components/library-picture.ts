import {
  type LibraryCardKind,
  libraryCardAddress,
  libraryCardSize,
} from '@xiongmao/api/library/cards';
import type { Locale } from '@xiongmao/i18n/locales';
import type { SharedPicture } from '#app/platform/document/found/shared-tags.tsx';

/** What stands for a league, a team or a player where it is shared, as the server draws it. */
export const libraryPicture = (
  kind: LibraryCardKind,
  { id, name }: { id: number; name: string },
  locale: Locale,
): SharedPicture => ({
  address: libraryCardAddress(kind, id, locale),
  ...libraryCardSize,
  alt: name,
});

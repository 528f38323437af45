import type { LibraryLeague, LibrarySeason } from '@xiongmao/api/library/shapes';

/** The season that an address names, else the latest that has begun; null of a league without any. */
export function seasonOf({ seasons }: LibraryLeague, named: string | null): LibrarySeason | null {
  return (
    seasons.find(({ id }) => String(id) === named) ??
    seasons.find(({ played }) => played > 0) ??
    seasons[0] ??
    null
  );
}

import { leagueSections } from '@xiongmao/api/library/sections';
import type { LibraryLeague, LibrarySeason } from '@xiongmao/api/library/shapes';
import type { LeaguePage } from '#app/paths.ts';

const pages: readonly LeaguePage[] = ['config', ...leagueSections];

/** Which of a league's pages a path is; null for the first. */
export const leaguePageOf = (path: string): LeaguePage | null =>
  pages.find((page) => path.replace(/\/$/, '').split('/').at(-1) === page) ?? null;

/** Whether a season has one of a league's pages: what it is by itself, and the list of seasons, each has. */
export const hasPage = ({ sections }: Pick<LibrarySeason, 'sections'>, page: LeaguePage | null) =>
  page === null || page === 'config' || sections.includes(page);

/** The season that an address names, else the latest that has begun and has the page; null where none has. */
export function seasonOf(
  { seasons }: LibraryLeague,
  named: string | null,
  page: LeaguePage | null,
): LibrarySeason | null {
  const own = seasons.filter((season) => hasPage(season, page));
  return (
    seasons.find(({ id }) => String(id) === named) ??
    own.find(({ played }) => played > 0) ??
    own[0] ??
    null
  );
}

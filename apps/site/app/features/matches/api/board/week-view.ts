import { matchesPath } from '#app/paths.ts';
import { askedFavourites, type BoardSelection } from './board-query.ts';

/** What the list of matches by days shows (product spec §2: schedule, results, favourites). */
export const weekViews = ['schedule', 'results', 'favourites'] as const;
export type WeekView = (typeof weekViews)[number];

/** Reads `?view=results`; anything else is the schedule. */
export function readWeekView(search: URLSearchParams): WeekView {
  return weekViews.find((view) => view === search.get('view')) ?? 'schedule';
}

/** The path of a view of a game; null for all games. */
export function weekPath(view: WeekView, slug: string | null): string {
  const path = matchesPath(slug);
  return view === 'schedule' ? path : `${path}?view=${view}`;
}

/** What a view asks the server for. */
export function askedByWeek(
  view: WeekView,
  game: number | null,
  viewer: { zone: string; favourites: Iterable<number> },
): BoardSelection {
  if (view === 'favourites') return askedFavourites(viewer.favourites);
  return { kind: view, zone: viewer.zone, game };
}

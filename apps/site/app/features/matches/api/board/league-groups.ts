import type { League } from '@xiongmao/api/catalogue/shapes';
import type { Board, BoardMatch } from '@xiongmao/api/matches/shapes';

/** The matches of a board in one league, in the order in which they start. */
export interface LeagueGroup {
  league: League;
  matches: BoardMatch[];
  /** They came after the list was opened. */
  late?: boolean;
}

export function isLive({ state }: Pick<BoardMatch, 'state'>): boolean {
  return state.status === 'live' || state.status === 'interrupted';
}

/** A board's matches by league, in no order yet; matches whose league the board lacks are left out. */
export function groupByLeague({
  leagues,
  matches,
}: Pick<Board, 'leagues' | 'matches'>): LeagueGroup[] {
  const groups = new Map<number, LeagueGroup>();
  for (const match of matches) {
    const league = leagues[match.leagueId];
    if (!league) continue;
    const group = groups.get(league.id);
    if (group) group.matches.push(match);
    else groups.set(league.id, { league, matches: [match] });
  }
  for (const { matches } of groups.values()) matches.sort(byStart);
  return [...groups.values()];
}

/** How a board stood when it was opened: leagues from first to last, and what each match weighs in its own. */
export interface BoardOrder {
  leagues: readonly number[];
  matches: ReadonlyMap<number, number>;
}

/**
 * The order in which a board should be opened. Leagues with a favourite come first, then those with the
 * most live matches, then the bigger, then the earlier; in a league favourites, then what is live.
 */
export function rankBoard(
  groups: readonly LeagueGroup[],
  favourites: ReadonlySet<number>,
): BoardOrder {
  const weights = new Map<number, number>();
  const ranked = groups.map(({ league, matches }) => {
    for (const match of matches) {
      weights.set(match.id, (favourites.has(match.id) ? 2 : 0) + (isLive(match) ? 1 : 0));
    }
    return {
      id: league.id,
      name: league.name,
      favourite: matches.some(({ id }) => favourites.has(id)) ? 1 : 0,
      live: matches.filter(isLive).length,
      size: matches.length,
      start: matches[0]?.startsAt ?? '',
    };
  });
  ranked.sort(
    (a, b) =>
      b.favourite - a.favourite ||
      b.live - a.live ||
      b.size - a.size ||
      compare(a.start, b.start) ||
      compare(a.name, b.name),
  );
  return { leagues: ranked.map(({ id }) => id), matches: weights };
}

/**
 * Groups in a given order. While one looks, leagues and matches stay where they are although matches
 * begin and end (a list must not move under the finger); matches that the order lacks come last, those
 * of leagues that it has under their name again.
 */
export function inOrder(groups: readonly LeagueGroup[], order: BoardOrder): LeagueGroup[] {
  const places = new Map(order.leagues.map((id, place) => [id, place]));
  const place = ({ league }: LeagueGroup) => places.get(league.id) ?? order.leagues.length;
  const weight = ({ id }: BoardMatch) => order.matches.get(id) ?? 0;
  const isEarly = ({ id }: BoardMatch) => order.matches.has(id);
  const early = groups.map(({ league, matches }) => ({
    league,
    matches: matches.filter(isEarly).sort((a, b) => weight(b) - weight(a)),
  }));
  const late = groups.map(({ league, matches }) => ({
    league,
    matches: matches.filter((match) => !isEarly(match)),
    late: true,
  }));
  return [...early.sort((a, b) => place(a) - place(b)), ...late].filter(
    ({ matches }) => matches.length > 0,
  );
}

function byStart(a: BoardMatch, b: BoardMatch): number {
  return compare(a.startsAt, b.startsAt) || a.id - b.id;
}

function compare(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0;
}

import { games, type homeTabs, topTabs } from '@xiongmao/api/catalogue/games';
import { addDays, isDay } from '@xiongmao/i18n/time/zoned-day';
import { homePath } from '#app/paths.ts';

/** Home's tabs (product spec §2), in the order in which they stand. */
export const boardTabs = [
  'today',
  'yesterday',
  'tomorrow',
  'live',
  'notStarted',
  'favourites',
] as const;
export type BoardTab = (typeof boardTabs)[number];

/** What home's address asks for. */
export interface BoardAddress {
  tab: BoardTab;
  /** A day of the calendar, YYYY-MM-DD: it wins over the tab. */
  day: string | null;
  /** The games chosen; null for all. */
  games: readonly number[] | null;
}

/**
 * Reads `?tab=live&day=2026-03-01&games=202,201`. What is unknown counts as not said. Where no games are
 * said, the remembered ones are meant; `games=all`, or the key of a set (`esports`), is a choice, too.
 */
export function readBoardAddress(search: URLSearchParams, remembered = ''): BoardAddress {
  const tab = boardTabs.find((name) => name === search.get('tab')) ?? 'today';
  const day = search.get('day');
  const said = readGames(search.get('games') ?? '');
  return {
    tab,
    day: day && isDay(day) ? day : null,
    games: (said === undefined ? readGames(remembered) : said) ?? null,
  };
}

/**
 * The games of a list of ids or the key of a set; null for all, undefined where none is named. In the
 * catalogue's order, however they are said: what asks for the same is one query, on the server and in the browser.
 */
export function readGames(text: string): readonly number[] | null | undefined {
  if (text === 'all') return null;
  const set = topTabs.find(({ key, gameIds }) => key === text && (gameIds?.length ?? 0) > 1);
  if (set) return set.gameIds;
  const said = text.split(',');
  const known = games.map(({ gameId }) => gameId).filter((id) => said.includes(String(id)));
  return known.length > 0 ? known : undefined;
}

/** The games as `readGames` reads them. */
export function writeGames(games: readonly number[] | null): string {
  if (!games) return 'all';
  return topTabs.find((tab) => isSameSet(tab.gameIds, games))?.key ?? games.join(',');
}

/** The path of an address; only what differs from today with all games stands in it. */
export function writeBoardAddress({ tab, day, games }: BoardAddress): string {
  const parts = [
    ...(day ? [`day=${day}`] : tab === 'today' ? [] : [`tab=${tab}`]),
    ...(games ? [`games=${writeGames(games)}`] : []),
  ];
  return parts.length > 0 ? `${homePath}?${parts.join('&')}` : homePath;
}

/** The address of a choice of games. All of them is said, too: else the remembered ones would come back. */
export function gamesPath(address: BoardAddress, games: readonly number[] | null): string {
  const path = writeBoardAddress({ ...address, games });
  return games ? path : `${path}${path.includes('?') ? '&' : '?'}games=all`;
}

/** The address of a day: by its word where it has one, so that it stays right past midnight. */
export function addressOfDay(address: BoardAddress, day: string, today: string): BoardAddress {
  const tab = tabOfDay(day, today);
  return tab ? { ...address, tab, day: null } : { ...address, tab: 'today', day };
}

/** The day that an address shows; null for the tabs that are not about a day. */
export function dayOfAddress({ tab, day }: BoardAddress, today: string): string | null {
  if (day) return day;
  if (tab === 'yesterday') return addDays(today, -1);
  if (tab === 'tomorrow') return addDays(today, 1);
  return tab === 'live' || tab === 'favourites' ? null : today;
}

/** The tab that is selected; null for a day without a word of its own. */
export function selectedTab({ tab, day }: BoardAddress, today: string): BoardTab | null {
  return day ? tabOfDay(day, today) : tab;
}

/** Whether a tab of games is the one chosen. */
export function isChosen(
  tab: (typeof homeTabs | typeof topTabs)[number],
  games: readonly number[] | null,
): boolean {
  return isSameSet(tab.gameIds, games);
}

function tabOfDay(day: string, today: string): BoardTab | null {
  const distances = { today: 0, yesterday: -1, tomorrow: 1 } as const;
  for (const tab of ['today', 'yesterday', 'tomorrow'] as const) {
    if (day === addDays(today, distances[tab])) return tab;
  }
  return null;
}

function isSameSet(a: readonly number[] | null, b: readonly number[] | null): boolean {
  if (!a || !b) return a === b;
  return a.length === b.length && a.every((id) => b.includes(id));
}

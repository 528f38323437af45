import type { IncomingMessage, ServerResponse } from 'node:http';
import { readCookie } from '@xiongmao/auth/cookies';
import { readGames, writeGames } from '../../app/features/matches/api/board/board-address.ts';
import { readViewer, type Viewer } from '../../app/platform/viewer.ts';
import type { Address } from '../addresses.ts';
import type { Env } from '../env.ts';
import type { Page, PageCache } from './page-cache.ts';
import { sendPage } from './send-page.ts';
import { isSharedWithout } from './shared-without.ts';

/** What a page is rendered for, and all that its bytes depend on. */
export interface GuestRequest {
  url: string;
  viewer: Viewer;
  /** Whether it is a board: a list of matches. */
  board: boolean;
  /** Under which guests share the page; null for a page of one visitor alone. */
  key: string | null;
}

/** Keys of pages that do not exist begin with it. */
export const missingPage = '404 ';

/** Reads requests: `address` makes the few of the many ways to write one. */
export function createAsked(address: (url: string) => Address, { config }: Env) {
  return function read({
    url: asked = '/',
    headers: { cookie, ...headers },
  }: IncomingMessage): GuestRequest {
    const { url, exists, personal } = address(asked);
    const acceptLanguage = headers['accept-language'];
    const seen = readViewer({ path: url, cookie, acceptLanguage }, config);
    const viewer = { ...seen, hides: seen.hides || isSharedWithout(asked) };
    const token = readCookie(cookie, 'token') || undefined;
    const isGuest = viewer.uid === null && token === undefined;
    const board = personal;
    if (!isGuest) return { url, viewer, board, key: null };
    if (personal && !isShared(viewer)) return { url, viewer, board, key: null };
    const games = personal ? viewer.games : '';
    const zone = exists ? viewer.zone : config.zone;
    const shared = { ...viewer, games, zone, favourites: [] };
    const { locale, prefix, theme, oddsForm, hides } = viewer;
    const page = exists ? url : missingPage;
    const key = [page, locale, prefix, theme, oddsForm, zone, games, hides].join(' ');
    return { url, viewer: shared, board, key };
  };
}

/** Whether others have chosen the same: no favourites, and one game or a set that has a name. */
function isShared({ games, favourites }: Viewer): boolean {
  if (favourites.length > 0) return false;
  const named = games === '' || games === 'all' || writeGames(readGames(games) ?? null) === games;
  return named && !games.includes(',');
}

/** Answers a request from the cache before any framework sees it; false when it can't. */
export function createGuestShortcut(
  read: (request: IncomingMessage) => GuestRequest,
  cache: PageCache,
  renewalFor: (request: IncomingMessage, asked: GuestRequest) => (() => Promise<Page>) | null,
) {
  return (request: IncomingMessage, response: ServerResponse): boolean => {
    const { method, url = '/' } = request;
    if (method !== 'GET' || url.startsWith('/assets/') || url.startsWith('/java/')) return false;
    const asked = read(request);
    const { key } = asked;
    // No page of the app, but it may be a file.
    if (key?.startsWith(missingPage)) return false;
    const page = key === null ? undefined : cache.peek(key, () => renewalFor(request, asked));
    if (!page) return false;
    sendPage(request, response, page);
    return true;
  };
}

import { readCookie } from '@xiongmao/auth/cookies';
import { wantsNone } from '../../app/platform/viewer.ts';
import type { GuestRequest } from './guest-pages.ts';
import type { Page } from './page-cache.ts';

/**
 * Whose a page is, whether it was made without results, and under which address the browser's worker may keep it for when
 * there is no network: a guest's any page that there is; of an account's own the boards alone. What was revealed to
 * somebody, by `cookie` as the page was made with it, is not kept: when the browser is closed it is hidden again.
 */
export function keepHeaders(
  {
    url,
    viewer,
    board,
    cookie,
  }: Pick<GuestRequest, 'url' | 'viewer' | 'board'> & { cookie: string },
  { status, headers }: Pick<Page, 'status' | 'headers'>,
): Record<string, string> {
  const isGuest = viewer.uid === null && !readCookie(cookie, 'token');
  const owner = isGuest ? 'guest' : String(viewer.uid ?? 'unknown');
  const mayKeep =
    status === 200 &&
    (isGuest || board) &&
    headers['set-cookie'] === undefined &&
    !readCookie(cookie, 'revealed') &&
    !isData(url);
  return {
    'x-keep-for': owner,
    ...(wantsNone(cookie) && { 'x-keep-hidden': '1' }),
    ...(mayKeep && { 'x-keep-as': url }),
  };
}

/** What the router fetches in place of a document. */
const isData = (url: string): boolean => /^[^?]*\.data(\?|$)/.test(url);

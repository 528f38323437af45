import { readCookie } from '@xiongmao/auth/cookies';
import type { Asked } from './guest-pages.ts';
import type { Page } from './page-cache.ts';

/**
 * Whose a page is, and under which address the browser's worker may keep it for when there is no network: a guest's
 * any page that there is; of an account's own the boards alone.
 */
export function keepHeaders(
  { url, viewer, board, cookie }: Pick<Asked, 'url' | 'viewer' | 'board'> & { cookie: string },
  { status, headers }: Pick<Page, 'status' | 'headers'>,
): Record<string, string> {
  const isGuest = viewer.uid === null && !readCookie(cookie, 'token');
  const owner = isGuest ? 'guest' : String(viewer.uid ?? 'unknown');
  const mayKeep =
    status === 200 && (isGuest || board) && headers['set-cookie'] === undefined && !isData(url);
  return { 'x-keep-for': owner, ...(mayKeep && { 'x-keep-as': url }) };
}

/** What the router fetches in place of a document. */
const isData = (url: string): boolean => /^[^?]*\.data(\?|$)/.test(url);

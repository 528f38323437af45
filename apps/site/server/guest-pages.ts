import type { IncomingMessage, ServerResponse } from 'node:http';
import { readCookie } from '@xiongmao/auth/cookies';
import { readViewer, type Viewer } from '../app/platform/viewer.ts';
import type { Env } from './env.ts';
import type { PageCache } from './page-cache.ts';
import { sendPage } from './send-page.ts';

const longestUrl = 1024;

export function viewerOf({ url = '/', headers }: IncomingMessage, { config }: Env): Viewer {
  return readViewer(
    { path: url, cookie: headers.cookie, acceptLanguage: headers['accept-language'] },
    config,
  );
}

/** All that a guest's page depends on; null when the page is not a guest's, or not worth keeping. */
export function guestKey({ url = '/', headers }: IncomingMessage, viewer: Viewer): string | null {
  const guest = viewer.uid === null && readCookie(headers.cookie, 'token') === undefined;
  if (!guest || url.length > longestUrl) return null;
  return `${JSON.stringify(viewer)} ${url}`;
}

/** Answers a request from the cache before any framework sees it; false when it can't. */
export function createGuestShortcut(cache: PageCache, env: Env) {
  return (request: IncomingMessage, response: ServerResponse): boolean => {
    const { method, url = '/' } = request;
    if (method !== 'GET' || url.startsWith('/assets/') || url.startsWith('/java/')) return false;
    const key = guestKey(request, viewerOf(request, env));
    const page = key === null ? undefined : cache.peek(key);
    if (!page) return false;
    sendPage(request, response, page);
    return true;
  };
}

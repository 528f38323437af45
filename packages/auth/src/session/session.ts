import { cookiePrefixes } from '@xiongmao/api/http/cookie-names';
import { dropCookie, readCookie } from '../cookies.ts';

/**
 * The account that a visitor's cookies name, or null for a guest. The token itself is HttpOnly; the
 * readable `uid` stands beside it so that a page knows what to show. Whether the session still holds,
 * only the server can say.
 */
export function signedInUid(cookies: string | undefined): number | null {
  const uid = readCookie(cookies, 'uid');
  return uid !== undefined && /^[1-9]\d{0,9}$/.test(uid) ? Number(uid) : null;
}

/** Takes the name of an account without a session out of the cookies. */
export function forgetUid(page: Pick<Document, 'cookie'>): void {
  for (const prefix of cookiePrefixes) dropCookie(page, `${prefix}uid`);
}

/** What stays in the browser of a session that is over (3000, 3001): every cookie a page can reach. */
export function forgetSession(page: Pick<Document, 'cookie'>): void {
  for (const pair of page.cookie.split(';')) {
    const name = pair.split('=', 1)[0]!.trim();
    if (name) dropCookie(page, name);
  }
}

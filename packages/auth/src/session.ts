import { readCookie } from './cookies.ts';

/**
 * The account that a visitor's cookies name, or null for a guest. The token itself is HttpOnly; the
 * readable `uid` stands beside it so that a page knows what to show. Whether the session still holds,
 * only the server can say.
 */
export function signedInUid(cookies: string | undefined): number | null {
  const uid = readCookie(cookies, 'uid');
  return uid !== undefined && /^[1-9]\d{0,9}$/.test(uid) ? Number(uid) : null;
}

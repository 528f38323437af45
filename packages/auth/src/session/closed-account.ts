import { readCookie } from '../cookies.ts';

/** Looks like a third party's refusal: the site's home brings the login dialog for it, which takes it out of the address. */
const closed = 'error=accountClosed';

/** Where a session's end leads: whose account was closed, as the server's cookie tells, is told so there. */
export const homeAfter = (home: string, cookies: string): string =>
  readCookie(cookies, 'closed') === undefined ? home : `${home}?${closed}`;

/** Whether the page's address tells that. */
export const saysClosed = (search: string): boolean => search.split(/[?&]/).includes(closed);

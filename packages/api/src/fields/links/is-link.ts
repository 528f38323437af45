import { ownPath } from './own-path.ts';

/** Nothing that steers a terminal or turns the direction of what follows it. */
export const unruly = /[\p{Cc}\u202a-\u202e\u2066-\u2069]/u;

/** A page of the site, or an address of the web; never a script, nor what looks like the site and leads elsewhere. */
export function isLink(href: string): boolean {
  if (/[\s\\<>"'`]/.test(href) || unruly.test(href)) return false;
  if (href.startsWith('/')) return ownPath(href) !== null;
  if (!/^https?:\/\//i.test(href) || !URL.canParse(href)) return false;
  const { username, password } = new URL(href);
  return username === '' && password === '';
}

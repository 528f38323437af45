/**
 * What stands before the names of our cookies, and what browsers promise by it. `__Host-`: this very host set it over
 * HTTPS, so that no neighbouring subdomain can plant one. `__Secure-`: set over HTTPS, where apps share a domain.
 */
export const cookiePrefixes = ['__Host-', '__Secure-', ''] as const;
export type CookiePrefix = (typeof cookiePrefixes)[number];

/** The prefix of what the server sets. */
export function cookiePrefixFor(served: {
  siteUrl: string;
  cookieDomain: string | undefined;
}): CookiePrefix {
  if (!served.siteUrl.startsWith('https:')) return '';
  return served.cookieDomain ? '__Secure-' : '__Host-';
}

/** The prefix of what a page keeps for its own host. */
export const cookiePrefixOf = ({ protocol }: { protocol: string }): CookiePrefix =>
  protocol === 'https:' ? '__Host-' : '';

/** Answered by the server, not by pages of the site. */
const notPages = /^\/(java|socket\.io|uploads)(\/|$)/i;

/**
 * Where a link leads on the site: the path asked for, or home for what is none. Nothing leads to another
 * host, back to the server, or hands the page a channel other than the one that the server has set.
 */
export function siteAddress(siteUrl: string, path = '/'): string {
  const home = new URL('/', siteUrl);
  const isPath = /^\/(?![/\\])[^\\\p{Cc}]*$/u.test(path);
  const url = isPath ? new URL(path, home) : home;
  if (url.origin !== home.origin || notPages.test(url.pathname)) return home.href;
  url.searchParams.delete('promotionChannelId');
  return url.href;
}

/**
 * Path and search of what a request line asks for, in origin form; of an absolute address
 * (`GET http://host/path`) what follows its host. Null for what is no address at all.
 */
export function requestTarget(url = ''): string | null {
  if (url.startsWith('/')) return URL.canParse(url, 'http://host') ? url : null;
  if (!/^https?:/i.test(url) || !URL.canParse(url)) return null;
  const { pathname, search } = new URL(url);
  return pathname + search;
}

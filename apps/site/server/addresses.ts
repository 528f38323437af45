import { BoundedMap } from '@xiongmao/api/hosting/kept/bounded-map';
import { localeFromPath, locales, withLocale } from '@xiongmao/i18n/locales';
import { matchRoutes, type RouteObject } from 'react-router';
import { type KnownAddress, knownAddresses } from '../app/known-addresses.ts';
import type { RouteEntry } from './rendering/renderer.ts';

/** What a page is rendered for, however the address was written. */
export interface Address {
  /** Path and search as the page has them; of all that do not exist, one. */
  url: string;
  /** Whether there may be such a page. */
  exists: boolean;
  /** Whether guests see their own choices on it. */
  personal: boolean;
}

/** Addresses that are asked for again and again are read once. */
const mostRemembered = 2000;
const longestUrl = 1024;
const dataSuffix = '.data';

const bySmallLetters = new Map(locales.map((locale) => [locale.toLowerCase(), locale]));

/** Where an address leads whose locale is written in other letters: `/EN_us/news` → `/en_US/news`; else null. */
export function respelled(url: string): string | null {
  const [prefix = ''] = /^\/[a-zA-Z_]+(?=[/?]|$)/.exec(url) ?? [];
  const locale = bySmallLetters.get(prefix.slice(1).toLowerCase());
  if (!locale || prefix === `/${locale}`) return null;
  return `/${locale}${url.slice(prefix.length)}`;
}

/** Reads addresses by the app's own table of routes. */
export function createAddresses(table: readonly RouteEntry[]) {
  const routes = treeOf(table);
  const remembered = new BoundedMap<string, Address>(mostRemembered);

  return function read(url: string): Address {
    let address = remembered.get(url);
    if (!address) {
      address = canonical(routes, url);
      remembered.set(url, address);
    }
    return address;
  };
}

/** The only address of what a URL asks for: parameters that its page does not read are dropped. */
function canonical(routes: RouteObject[], url: string): Address {
  const { locale, path } = localeFromPath(url);
  const inLocale = (bare: string) => (locale ? withLocale(bare, locale) : bare);
  const missing = { url: inLocale('/404'), exists: false, personal: false };
  const asked = URL.parse(path, 'http://site');
  // An absolute or protocol-relative URL is none of ours.
  if (url.length > longestUrl || asked?.host !== 'site' || !isDecodable(asked.pathname)) {
    return missing;
  }
  if (asked.pathname.endsWith(dataSuffix)) {
    const page = asked.pathname.slice(0, -dataSuffix.length).replace(/^\/_root$/, '/');
    const of = canonical(routes, page + asked.search);
    return { ...of, url: inLocale(dataUrl(of.url)), exists: true };
  }
  const branch = matchRoutes(routes, asked.pathname) ?? [];
  const pattern = `/${branch.flatMap(({ route }) => route.path || []).join('/')}`;
  if (branch.length === 0 || pattern === '/*') return missing;
  const known = knownAddresses[pattern] ?? {};
  const pathname = pathOf(pattern, known, branch.at(-1)!.params);
  if (pathname === null) return missing;
  const found = pathname + searchOf(known, asked.searchParams);
  return { url: inLocale(found), exists: true, personal: known.personal ?? false };
}

/** Where the router asks for the data of a page that it shows without loading it anew. */
function dataUrl(page: string): string {
  const [path = '/', search] = page.split('?', 2);
  const bare = path.endsWith('/') ? `${path}_root` : path;
  return bare + dataSuffix + (search === undefined ? '' : `?${search}`);
}

function pathOf(
  pattern: string,
  { path = {} }: KnownAddress,
  params: Record<string, string | undefined>,
): string | null {
  const parts = pattern.split('/').map((part) => {
    if (!part.startsWith(':')) return part;
    const name = part.replace(/^:|\?$/g, '');
    const value = params[name];
    if (value === undefined) return undefined;
    const read = path[name]?.(value);
    if (read === '' && part.endsWith('?')) return undefined;
    return read ? encodeURIComponent(read) : null;
  });
  return parts.includes(null) ? null : parts.filter((part) => part !== undefined).join('/') || '/';
}

function searchOf({ search = {} }: KnownAddress, asked: URLSearchParams): string {
  const said = new URLSearchParams();
  for (const [name, read] of Object.entries(search)) {
    const value = read(asked.get(name) ?? '');
    if (value !== null && value !== '') said.set(name, value);
  }
  return said.size > 0 ? `?${said}` : '';
}

function isDecodable(path: string): boolean {
  try {
    decodeURIComponent(path);
    return true;
  } catch (error) {
    if (error instanceof URIError) return false;
    throw error;
  }
}

/** The table of routes as a tree, which the build keeps flat. */
function treeOf(table: readonly RouteEntry[], parentId?: string): RouteObject[] {
  return table
    .filter((route) => route.parentId === parentId)
    .map(({ id, path, index, caseSensitive }) =>
      index
        ? { id, path, index: true as const }
        : { id, path, caseSensitive, children: treeOf(table, id) },
    );
}

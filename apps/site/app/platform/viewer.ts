import type { RuntimeConfig } from '@xiongmao/api/system/config';
import { readCookie } from '@xiongmao/auth/cookies';
import { signedInUid } from '@xiongmao/auth/session';
import { isLocale, type Locale, localeFromPath, negotiateLocale } from '@xiongmao/i18n/locales';
import { isZone } from '@xiongmao/i18n/zoned-day';

export const themes = ['system', 'dark', 'light'] as const;
export type Theme = (typeof themes)[number];

/** Who looks, as far as a page's bytes depend on it. */
export interface Viewer {
  locale: Locale;
  /** The prefix of the address, when it has one. */
  prefix: Locale | null;
  /** IANA zone: the one chosen, else the browser's own once it has told it, the brand's before. */
  zone: string;
  theme: Theme;
  /** The account that the visitor's cookies name; null for a guest. */
  uid: number | null;
  /** The games chosen on an earlier page, as home's address says them; empty for all. */
  games: string;
  /** The newest of a guest's favourite matches, enough for the order of a page's lists. */
  favourites: readonly number[];
}

/** The viewer of a request, from its address and headers. */
export function readViewer(
  request: { path: string; cookie: string | undefined; acceptLanguage: string | undefined },
  brand: Pick<RuntimeConfig, 'defaultLocale' | 'zone'>,
): Viewer {
  const zones = [readCookie(request.cookie, 'chosenZone'), readCookie(request.cookie, 'zone')];
  const theme = readCookie(request.cookie, 'theme');
  return {
    locale: negotiateLocale({
      path: request.path,
      cookie: readCookie(request.cookie, 'locale'),
      acceptLanguage: request.acceptLanguage,
      ...(isLocale(brand.defaultLocale) && { brandDefault: brand.defaultLocale }),
    }),
    prefix: localeFromPath(request.path).locale,
    zone: zones.find((zone) => zone && isZone(zone)) ?? brand.zone,
    theme: theme === 'dark' || theme === 'light' ? theme : 'system',
    uid: signedInUid(request.cookie),
    games: /^[a-z\d,]{1,150}$/.exec(readCookie(request.cookie, 'games') ?? '')?.[0] ?? '',
    favourites: readFavourites(readCookie(request.cookie, 'favourites')),
  };
}

const mostFavourites = 40;

/** Ids of matches as their cookie has them: `12.7.31`. */
function readFavourites(text = ''): number[] {
  const ids = text.split('.').filter((id) => /^[1-9]\d{0,8}$/.test(id));
  return ids.slice(-mostFavourites).map(Number);
}

const year = 365 * 24 * 3600;

/** Keeps a preference for the server's next page. */
export function writeCookie(
  name: 'locale' | 'zone' | 'chosenZone' | 'theme' | 'games' | 'favourites',
  value: string,
): void {
  const secure = location.protocol === 'https:' ? '; secure' : '';
  // biome-ignore lint/suspicious/noDocumentCookie: Safari and Firefox lack the Cookie Store API's reach
  document.cookie = `${name}=${encodeURIComponent(value)}; path=/; max-age=${year}; samesite=lax${secure}`;
}

import { type OddsForm, oddsForms } from '@xiongmao/api/fields/odds-forms';
import type { RuntimeConfig } from '@xiongmao/api/hosting/config/config';
import { keepCookie, readCookie } from '@xiongmao/auth/cookies';
import { signedInUid } from '@xiongmao/auth/session/session';
import { isLocale, type Locale, localeFromPath, negotiateLocale } from '@xiongmao/i18n/locales';
import { zoneNamed } from '@xiongmao/i18n/time/zoned-day';

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
  /** How odds are shown, where that was chosen. */
  oddsForm: OddsForm | null;
  /** The account that the visitor's cookies name; null for a guest. */
  uid: number | null;
  /** The games chosen on an earlier page, as home's address says them; empty for all. */
  games: string;
  /** The newest of a guest's favourite matches, enough for the order of a page's lists. */
  favourites: readonly number[];
  /** Whether they want no results, of whatever: the page has none, and what may be told comes to it afterwards. */
  hides: boolean;
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
    zone: zones.map((zone) => zone && zoneNamed(zone)).find(Boolean) || brand.zone,
    theme: theme === 'dark' || theme === 'light' ? theme : 'system',
    oddsForm: oddsForms.find((form) => form === readCookie(request.cookie, 'oddsForm')) ?? null,
    uid: signedInUid(request.cookie),
    games: readChosenGames(request.cookie),
    favourites: readFavourites(readCookie(request.cookie, 'favourites')),
    hides: wantsNone(request.cookie),
  };
}

/** Whether a browser keeps that somebody wants no results of something. */
export const wantsNone = (cookies: string | undefined): boolean =>
  Boolean(readCookie(cookies, 'spoilers'));

/** The games chosen on an earlier page, as their cookie has them. */
export function readChosenGames(cookies: string | undefined): string {
  return /^[a-z\d,]{1,150}$/.exec(readCookie(cookies, 'games') ?? '')?.[0] ?? '';
}

const mostFavourites = 40;

/** Ids of matches as their cookie has them: `12.7.31`. */
function readFavourites(text = ''): number[] {
  const ids = text.split('.').filter((id) => /^[1-9]\d{0,8}$/.test(id));
  return ids.slice(-mostFavourites).map(Number);
}

/** Keeps a preference for the server's next page. */
export function writeCookie(
  name: 'locale' | 'zone' | 'chosenZone' | 'theme' | 'oddsForm' | 'games' | 'favourites',
  value: string,
): void {
  keepCookie(name, value);
}

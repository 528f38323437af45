import { cookiePrefixes, cookiePrefixOf } from '@xiongmao/api/http/cookie-names';

/**
 * A cookie of a `Cookie` header or of `document.cookie`, under whichever prefix promises most; undefined for none or
 * a malformed one.
 */
export function readCookie(cookies: string | undefined, name: string): string | undefined {
  for (const prefix of cookiePrefixes) {
    const value = read(cookies, prefix + name);
    if (value !== undefined) return value;
  }
  return undefined;
}

const year = 365 * 86_400;

/** Keeps what is no secret for all pages of this host, for a year. */
export function keepCookie(name: string, value: string): void {
  const secure = location.protocol === 'https:' ? '; secure' : '';
  const kept = `${cookiePrefixOf(location)}${name}=${encodeURIComponent(value)}`;
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not in every browser
  document.cookie = `${kept}; path=/; max-age=${year}; samesite=lax${secure}`;
}

/** Takes a cookie of this host away, by its whole name. */
export function dropCookie(page: Pick<Document, 'cookie'>, name: string): void {
  // Without it browsers leave those alone that have a prefix.
  const secure = name.startsWith('__') ? '; secure' : '';
  page.cookie = `${name}=; path=/; max-age=0${secure}`;
}

function read(cookies: string | undefined, name: string): string | undefined {
  for (const pair of cookies?.split(';') ?? []) {
    const at = pair.indexOf('=');
    if (at < 0 || pair.slice(0, at).trim() !== name) continue;
    try {
      return decodeURIComponent(pair.slice(at + 1).trim());
    } catch (error) {
      if (error instanceof URIError) return undefined;
      throw error;
    }
  }
  return undefined;
}

import type { CodeProvider, Provider, TokenProvider } from '@xiongmao/api/identity/providers';

/** What a third party sends back with a visitor, once they agreed or not. */
export type ProviderReturn =
  | { provider: TokenProvider; token: string; verifier: string }
  | { provider: CodeProvider; code: string; state: string }
  /** They said no there; of Google and Line nobody can tell which. */
  | { provider: Provider | null; refused: true };

/** What providers add to an address. None of it is the page's own. */
const parameters = new Set([
  ...['auth', 'code', 'state', 'scope', 'authuser', 'prompt', 'hd', 'iss'],
  ...['oauth_token', 'oauth_verifier', 'denied', 'usercancel'],
  ...['error', 'error_description', 'error_uri', 'friendship_status_changed'],
]);
const chinese = { qq: 'qq', wx: 'wechat' } as const;

/**
 * Whether a page's address is a return from a third party's sign-in, and from whose (product spec §4): an
 * oauth token is X's; `auth` names QQ and WeChat; code, scope and authuser are Google's; code alone Line's.
 */
export function readProviderReturn(search: string): ProviderReturn | null {
  const query = new URLSearchParams(search);
  const token = query.get('oauth_token');
  const verifier = query.get('oauth_verifier');
  if (token && verifier) return { provider: 'x', token, verifier };
  if (query.has('denied')) return { provider: 'x', refused: true };

  const auth = query.get('auth');
  const named = auth === 'qq' || auth === 'wx' ? chinese[auth] : null;
  const code = query.get('code');
  const state = query.get('state') ?? '';
  if (code) {
    const google = query.has('scope') && query.has('authuser');
    return { provider: named ?? (google ? 'google' : 'line'), code, state };
  }
  // WeChat says no by leaving the code out; the others name the error.
  if (named || query.has('error')) return { provider: named, refused: true };
  return null;
}

/** The rest of an address's query, as it is written there: with `?` where something is left. */
export function withoutReturn(search: string): string {
  const pairs = search.replace(/^\?/, '').split('&');
  const rest = pairs.filter((pair) => pair && !parameters.has(pair.split('=', 1)[0]!));
  return rest.length > 0 ? `?${rest.join('&')}` : '';
}

const handledName = 'provider-return';

/** True once for each return: what is reloaded or rendered twice is not sent twice. */
export function takeReturn(
  search: string,
  memory: Pick<Storage, 'getItem' | 'setItem'> = sessionStorage,
): boolean {
  if (memory.getItem(handledName) === search) return false;
  memory.setItem(handledName, search);
  return true;
}

import { cookiePrefixFor } from '@xiongmao/api/http/cookie-names';
import type { FastifyReply } from 'fastify';

/** A cookie that the server sets. Each is listed in app.ts. */
export interface OwnCookie {
  readonly name: string;
  /** Goes where another session begins or the session ends: somebody else may sit there now. */
  readonly withSession: boolean;
}

export const defineCookie = (name: string, { withSession = false } = {}): OwnCookie => ({
  name,
  withSession,
});

type Cookies = Record<string, string | undefined>;

/** The cookies that the server sets, under the one prefix that fits how the product is served. */
export interface OwnCookies {
  /** Its value among those that a browser brought; under another prefix, or of no form of ours, it counts for nothing. */
  in(cookies: Cookies, cookie: OwnCookie): string | undefined;
  /** `path` narrows it where its prefix leaves that open. */
  set(
    reply: FastifyReply,
    cookie: OwnCookie,
    value: string,
    options: { maxAge?: number; httpOnly?: boolean; path?: string },
  ): void;
  clear(reply: FastifyReply, cookie: OwnCookie): void;
  /** Clears those that go with a session. */
  clearWithSession(reply: FastifyReply): void;
}

declare module 'fastify' {
  interface FastifyInstance {
    ownCookies: OwnCookies;
  }
}

/** Of whatever the server sets: ids, tokens, signed marks; as long as `mostRevealed` names are. */
const form = /^[\w.-]{1,1500}$/;

export function createOwnCookies(served: {
  siteUrl: string;
  cookieDomain: string | undefined;
  cookies: readonly OwnCookie[];
}): OwnCookies {
  const { siteUrl, cookieDomain, cookies: listed } = served;
  const prefix = cookiePrefixFor(served);
  const shared = {
    sameSite: 'lax',
    secure: siteUrl.startsWith('https:'),
    ...(cookieDomain && { domain: cookieDomain }),
  } as const;
  const clear = (reply: FastifyReply, { name }: OwnCookie) =>
    void reply.clearCookie(prefix + name, { ...shared, path: '/' });
  return {
    in(cookies, { name }) {
      const value = cookies[prefix + name];
      return value && form.test(value) ? value : undefined;
    },
    set(reply, cookie, value, { path = '/', ...options }) {
      const { name } = cookie;
      if (!listed.includes(cookie)) throw new Error(`The cookie ${name} is not listed`);
      const within = prefix === '__Host-' ? '/' : path;
      reply.setCookie(prefix + name, value, { ...shared, ...options, path: within });
    },
    clear,
    clearWithSession(reply) {
      for (const cookie of listed) if (cookie.withSession) clear(reply, cookie);
    },
  };
}

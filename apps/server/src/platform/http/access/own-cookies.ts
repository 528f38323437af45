import { cookiePrefixFor } from '@xiongmao/api/http/cookie-names';
import type { FastifyReply } from 'fastify';

export type OwnCookie =
  | ('token' | 'uid' | 'sign_in' | 'closed' | 'visitor' | 'channel' | 'visit')
  /** Of what one wants no results, and what one has asked for: pages read them, too. */
  | ('spoilers' | 'revealed');

type Cookies = Record<string, string | undefined>;

/** The cookies that the server sets, under the one prefix that fits how the product is served. */
export interface OwnCookies {
  /** Its value among those that a browser brought; under another prefix, or of no form of ours, it counts for nothing. */
  in(cookies: Cookies, name: OwnCookie): string | undefined;
  /** `path` narrows it where its prefix leaves that open. */
  set(
    reply: FastifyReply,
    name: OwnCookie,
    value: string,
    options: { maxAge?: number; httpOnly?: boolean; path?: string },
  ): void;
  clear(reply: FastifyReply, name: OwnCookie): void;
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
}): OwnCookies {
  const { siteUrl, cookieDomain } = served;
  const prefix = cookiePrefixFor(served);
  const shared = {
    sameSite: 'lax',
    secure: siteUrl.startsWith('https:'),
    ...(cookieDomain && { domain: cookieDomain }),
  } as const;
  return {
    in(cookies, name) {
      const value = cookies[prefix + name];
      return value && form.test(value) ? value : undefined;
    },
    set(reply, name, value, { path = '/', ...options }) {
      const within = prefix === '__Host-' ? '/' : path;
      reply.setCookie(prefix + name, value, { ...shared, ...options, path: within });
    },
    clear(reply, name) {
      reply.clearCookie(prefix + name, { ...shared, path: '/' });
    },
  };
}

import { randomUUID } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Env } from '#src/env.ts';

const year = 365 * 86_400;
/** Seconds in which a page can confirm a visit. */
export const confirmableFor = 30 * 60;
/** Days for which a link's channel gets what its visitor does. */
export const attributedFor = 30;

const uuid = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/;

/** The visitor's id, if the browser brings one that has the form of ours. */
export function visitorIn(id: string | null | undefined): string | null {
  return id && uuid.test(id) ? id : null;
}

/** An id for whoever is not to be met again. */
export const anyVisitor = (): string => randomUUID();

/**
 * What a channel's link leaves in a browser, all first-party: `visitor`, who it is; `channel`, the signed
 * mark of the channel that brought them last; and `visit`, which a page can read: there is a visit to
 * confirm.
 */
export function createVisitorCookies(env: Env) {
  const shared = {
    path: '/',
    sameSite: 'lax',
    secure: env.SITE_URL.startsWith('https:'),
    ...(env.COOKIE_DOMAIN && { domain: env.COOKIE_DOMAIN }),
  } as const;
  return {
    /** The visitor of this browser, who gets an id if they have none. */
    visitor(request: FastifyRequest, reply: FastifyReply): string {
      const known = visitorIn(request.cookies.visitor);
      if (known) return known;
      const id = anyVisitor();
      reply.setCookie('visitor', id, { ...shared, httpOnly: true, maxAge: year });
      return id;
    },
    mark(reply: FastifyReply, mark: string): void {
      const maxAge = attributedFor * 86_400;
      reply.setCookie('channel', mark, { ...shared, httpOnly: true, maxAge });
    },
    askToConfirm(reply: FastifyReply): void {
      reply.setCookie('visit', '1', { ...shared, maxAge: confirmableFor });
    },
    confirmed(reply: FastifyReply): void {
      reply.clearCookie('visit', shared);
    },
  };
}

export type VisitorCookies = ReturnType<typeof createVisitorCookies>;

import type { FastifyReply } from 'fastify';
import type { Env } from '#src/env.ts';

/** As long as browsers keep it; how long a session lasts, the server decides. */
const maxAge = 400 * 86_400;

/**
 * The two cookies of a session, for all three apps: `token`, which no script can read, and `uid` beside
 * it, so that a page knows what to show.
 */
export function createSessionCookies(env: Env) {
  const shared = {
    path: '/',
    sameSite: 'lax',
    secure: env.SITE_URL.startsWith('https:'),
    ...(env.COOKIE_DOMAIN && { domain: env.COOKIE_DOMAIN }),
  } as const;
  return {
    set(reply: FastifyReply, session: { token: string; uid: number }): void {
      reply.setCookie('token', session.token, { ...shared, httpOnly: true, maxAge });
      reply.setCookie('uid', String(session.uid), { ...shared, maxAge });
    },
    clear(reply: FastifyReply): void {
      reply.clearCookie('token', { ...shared, httpOnly: true });
      reply.clearCookie('uid', shared);
    },
  };
}

export type SessionCookies = ReturnType<typeof createSessionCookies>;

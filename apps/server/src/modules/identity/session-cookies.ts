import type { FastifyInstance, FastifyReply } from 'fastify';
import { CatalogueError } from '#platform/http/errors.ts';
import { tokenOf } from '#platform/http/principal.ts';
import type { Env } from '#src/env.ts';
import { SessionReplaced } from './sessions.ts';

/** As long as browsers keep it; how long a session lasts, the server decides. */
const maxAge = 400 * 86_400;

/** What a browser shows of itself when it comes back from a third party. */
export const signInCookie = 'sign_in';

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
    setSignIn(reply: FastifyReply, value: string, seconds: number): void {
      const kept = { ...shared, path: '/java/login', httpOnly: true, maxAge: seconds };
      reply.setCookie(signInCookie, value, kept);
    },
    clear(reply: FastifyReply): void {
      reply.clearCookie('token', { ...shared, httpOnly: true });
      reply.clearCookie('uid', shared);
    },
  };
}

export type SessionCookies = ReturnType<typeof createSessionCookies>;

/** A browser whose session is over (3000, 3001) is made to forget it with the answer that says so. */
export function forgetEnded(app: FastifyInstance, cookies: SessionCookies): void {
  app.addHook('onError', async (request, reply, error) => {
    if (!(error instanceof CatalogueError) || error instanceof SessionReplaced) return;
    const isOver = error.errorName === 'sessionOver' || error.errorName === 'accountClosed';
    if (isOver && tokenOf(request) === request.cookies.token) cookies.clear(reply);
  });
}

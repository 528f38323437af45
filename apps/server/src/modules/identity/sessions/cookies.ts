import type { FastifyInstance, FastifyReply } from 'fastify';
import type { OwnCookies } from '#platform/http/access/own-cookies.ts';
import { cookieTokenOf, tokenOf } from '#platform/http/access/principal.ts';
import { CodedError } from '#platform/http/errors.ts';
import { SessionReplaced } from './sessions.ts';

/** s for which a browser keeps why its session is over: until its page has read it. */
const closedFor = 60;
/** As long as browsers keep it; how long a session lasts, the server decides. */
const maxAge = 400 * 86_400;

/**
 * The two cookies of a session, for all three apps: `token`, which no script can read, and `uid` beside it, so that
 * a page knows what to show. `sign_in` is what a browser shows of itself when it comes back from a third party. With a
 * session goes what was revealed before: another may sit there now.
 */
export function createSessionCookies(own: OwnCookies) {
  return {
    set(reply: FastifyReply, session: { token: string; uid: number }): void {
      own.set(reply, 'token', session.token, { httpOnly: true, maxAge });
      own.set(reply, 'uid', String(session.uid), { maxAge });
      own.clear(reply, 'revealed');
    },

    setSignIn(reply: FastifyReply, value: string, seconds: number): void {
      own.set(reply, 'sign_in', value, { path: '/java/login', httpOnly: true, maxAge: seconds });
    },

    /** Why the session is over: the account was closed. A page reads it where its session ends. */
    setClosed(reply: FastifyReply): void {
      own.set(reply, 'closed', '1', { maxAge: closedFor });
    },

    clear(reply: FastifyReply): void {
      own.clear(reply, 'token');
      own.clear(reply, 'uid');
      own.clear(reply, 'revealed');
    },
  };
}

export type SessionCookies = ReturnType<typeof createSessionCookies>;

/** A browser whose session is over (3000, 3001) is made to forget it with the answer that says so. */
export function forgetEnded(app: FastifyInstance, cookies: SessionCookies): void {
  app.addHook('onError', async (request, reply, error) => {
    if (!(error instanceof CodedError) || error instanceof SessionReplaced) return;
    const isOver = error.errorName === 'sessionOver' || error.errorName === 'accountClosed';
    if (!isOver || tokenOf(request) !== cookieTokenOf(request)) return;
    cookies.clear(reply);
    if (error.errorName === 'accountClosed') cookies.setClosed(reply);
  });
}

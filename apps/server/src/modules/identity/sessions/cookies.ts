import type { FastifyInstance, FastifyReply } from 'fastify';
import {
  defineCookie,
  type OwnCookie,
  type OwnCookies,
} from '#platform/http/access/own-cookies.ts';
import { cookieTokenOf, tokenCookie, tokenOf } from '#platform/http/access/principal.ts';
import { CodedError } from '#platform/http/errors.ts';
import { SessionReplaced } from './sessions.ts';

/** s for which a browser keeps why its session is over: until its page has read it. */
const closedFor = 60;
/** As long as browsers keep it; how long a session lasts, the server decides. */
const maxAge = 400 * 86_400;

/** Beside the token, which no script can read: a page knows by it what to show. */
const uidCookie = defineCookie('uid');
/** What a browser shows of itself when it comes back from a third party. */
export const signInCookie = defineCookie('sign_in');
/** Why the session is over: the account was closed. A page reads it where its session ends. */
const closedCookie = defineCookie('closed');
export const identityCookies: readonly OwnCookie[] = [
  tokenCookie,
  uidCookie,
  signInCookie,
  closedCookie,
];

/** The cookies of a session, for all three apps. */
export function createSessionCookies(own: OwnCookies) {
  return {
    set(reply: FastifyReply, session: { token: string; uid: number }): void {
      own.set(reply, tokenCookie, session.token, { httpOnly: true, maxAge });
      own.set(reply, uidCookie, String(session.uid), { maxAge });
      own.clearWithSession(reply);
    },

    setSignIn(reply: FastifyReply, value: string, seconds: number): void {
      own.set(reply, signInCookie, value, { path: '/java/login', httpOnly: true, maxAge: seconds });
    },

    setClosed(reply: FastifyReply): void {
      own.set(reply, closedCookie, '1', { maxAge: closedFor });
    },

    clear(reply: FastifyReply): void {
      own.clear(reply, tokenCookie);
      own.clear(reply, uidCookie);
      own.clearWithSession(reply);
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

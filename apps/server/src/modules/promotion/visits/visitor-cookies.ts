import { randomUUID } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { OwnCookies } from '#platform/http/access/own-cookies.ts';

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
export function createVisitorCookies(own: OwnCookies) {
  const visitorOf = ({ cookies }: FastifyRequest) => visitorIn(own.in(cookies, 'visitor'));
  return {
    visitorOf,
    /** The visitor of this browser, who gets an id if they have none. */
    visitor(request: FastifyRequest, reply: FastifyReply): string {
      const known = visitorOf(request);
      if (known) return known;
      const id = anyVisitor();
      own.set(reply, 'visitor', id, { httpOnly: true, maxAge: year });
      return id;
    },
    markOf: ({ cookies }: FastifyRequest) => own.in(cookies, 'channel'),
    mark(reply: FastifyReply, mark: string): void {
      own.set(reply, 'channel', mark, { httpOnly: true, maxAge: attributedFor * 86_400 });
    },
    askToConfirm(reply: FastifyReply): void {
      own.set(reply, 'visit', '1', { maxAge: confirmableFor });
    },
    confirmed(reply: FastifyReply): void {
      own.clear(reply, 'visit');
    },
  };
}

export type VisitorCookies = ReturnType<typeof createVisitorCookies>;

import { randomUUID } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { BroughtBy } from '#modules/identity/index.ts';
import {
  defineCookie,
  type OwnCookie,
  type OwnCookies,
} from '#platform/http/access/own-cookies.ts';

/** Who it is. */
const visitorCookie = defineCookie('visitor');
/** The signed mark of the channel that brought them last. */
const channelCookie = defineCookie('channel');
/** There is a visit to confirm: a page can read it. */
const visitCookie = defineCookie('visit');
export const promotionCookies: readonly OwnCookie[] = [visitorCookie, channelCookie, visitCookie];

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

/** What a registration is told of them, as the browser brought it. */
export const broughtBy: BroughtBy = ({ cookies, server: { ownCookies } }) => ({
  visitorId: ownCookies.in(cookies, visitorCookie) ?? null,
  channelMark: ownCookies.in(cookies, channelCookie) ?? null,
});

/** What a channel's link leaves in a browser, all first-party. */
export function createVisitorCookies(own: OwnCookies) {
  const visitorOf = ({ cookies }: FastifyRequest) => visitorIn(own.in(cookies, visitorCookie));
  return {
    visitorOf,
    /** The visitor of this browser, who gets an id if they have none. */
    visitor(request: FastifyRequest, reply: FastifyReply): string {
      const known = visitorOf(request);
      if (known) return known;
      const id = anyVisitor();
      own.set(reply, visitorCookie, id, { httpOnly: true, maxAge: year });
      return id;
    },
    markOf: ({ cookies }: FastifyRequest) => own.in(cookies, channelCookie),
    mark(reply: FastifyReply, mark: string): void {
      own.set(reply, channelCookie, mark, { httpOnly: true, maxAge: attributedFor * 86_400 });
    },
    askToConfirm(reply: FastifyReply): void {
      own.set(reply, visitCookie, '1', { maxAge: confirmableFor });
    },
    confirmed(reply: FastifyReply): void {
      own.clear(reply, visitCookie);
    },
  };
}

export type VisitorCookies = ReturnType<typeof createVisitorCookies>;

import type { ErrorName } from '@xiongmao/api/errors';
import { isAllowed, type Permission, type Role } from '@xiongmao/api/roles';
import type { FastifyRequest } from 'fastify';
import { CodedError } from '../errors.ts';
import { defineCookie } from './own-cookies.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The session may be named by the parameter `token`. */
    tokenInAddress?: boolean;
  }
}

/** Who asks, as its session tells. */
export interface Principal {
  uid: number;
  roles: readonly Role[];
  sessionId: string;
  /** When the password was last proven. */
  provenAt: Date;
}

/** The principal of a token; null without one. Throws 3000 or 3001 for one that is over. */
export interface Identify {
  /** What a token stands for is believed for a moment; `anew` asks whether it still does. */
  (token: string | undefined, options?: { anew?: boolean }): Promise<Principal | null>;
  /** What the token stands for has changed; without one, what any does. */
  forget(token?: string): void;
}

/**
 * The session's token: a read's parameter overrides the header that other clients send, and that the
 * browser's cookie (product spec §7). An address that anyone can make up changes nothing: writes take none.
 */
export function tokenOf(request: FastifyRequest): string | undefined {
  const { token } = request.headers;
  return addressTokenOf(request) || (typeof token === 'string' && token) || cookieTokenOf(request);
}

/** Of the address as it came: what a call's contract does not name has left its query by then. */
function addressTokenOf({ url, routeOptions }: FastifyRequest): string | null {
  if (!routeOptions.config.tokenInAddress || !url.includes('token=')) return null;
  return new URLSearchParams(url.slice(url.indexOf('?'))).get('token');
}

/** The session's token, by which a request is somebody's. */
export const tokenCookie = defineCookie('token');

/** The token of the browser's cookie. */
export const cookieTokenOf = ({ cookies, server }: FastifyRequest): string | undefined =>
  server.ownCookies.in(cookies, tokenCookie) || undefined;

/** What hears who may not do what a role can be applied for. */
const wayIn: Partial<Record<Permission, ErrorName>> = {
  creator: 'notExpert',
  broadcast: 'notAnchor',
};

/** Throws unless the principal has the permission: 2000 asks a guest to sign in. */
export function authorise(
  permission: Permission,
  principal: Principal | null,
): asserts principal is Principal {
  if (!principal) throw new CodedError('signInRequired');
  if (!isAllowed(permission, principal.roles)) {
    throw new CodedError(wayIn[permission] ?? 'forbidden');
  }
}

const proofLasts = 15 * 60_000;

/** Throws 2017 unless the password was proven in the last 15 minutes. */
export function requireProof(principal: Principal, now: Date): void {
  if (now.getTime() - principal.provenAt.getTime() > proofLasts) {
    throw new CodedError('proofRequired');
  }
}

/** Throws `ownMatter` where it concerns oneself: who reviews is never who wrote. */
export function refuseOwn({ uid }: Pick<Principal, 'uid'>, concerned: readonly number[]): void {
  if (concerned.includes(uid)) throw new CodedError('ownMatter');
}

import type { IncomingMessage } from 'node:http';
import { BoundedMap } from '@xiongmao/api/hosting/kept/bounded-map';
import type { Spoilers } from '@xiongmao/api/http/concealing/shapes';
import {
  hides,
  hidesAny,
  readRevealed,
  readSpoilers,
  writeSpoilers,
} from '@xiongmao/api/http/concealing/spoilers';
import { cookiePrefixes } from '@xiongmao/api/http/cookie-names';
import { sql } from 'drizzle-orm';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { int } from '#platform/db/columns.ts';
import { type Database, preparedRows } from '#platform/db/database.ts';
import { gather } from '#platform/gather/gather.ts';
import { defineCookie, type OwnCookie } from '#platform/http/access/own-cookies.ts';
import { cookieTokenOf, type Identify, tokenOf } from '#platform/http/access/principal.ts';
import type { Shielded, ShieldedOf } from '#platform/http/concealing/shielded.ts';
import { CodedError } from '#platform/http/errors.ts';
import { findSpoilers } from './choice.ts';

/** ms that a choice is believed: as a session is. */
export const believed = 2_000;
/** That an account hides nothing is believed longer, where what stands ready is sent: its browser says otherwise itself. */
const openFor = 30_000;
const mostBelieved = 50_000;

/** Who wants no results: an account by what it has chosen, a guest by what their browser keeps. */
export interface Choices {
  /** The one place where a request's choice is read. */
  of: ShieldedOf;
  /** The same of a handshake, once it is known whose it is. */
  ofSocket(accountId: number | null, cookies: Cookies): Promise<Shielded | null>;
  /** Of what is sent to somebody who is not here, by what their account has chosen: nothing is revealed to them. */
  ofAway(spoilers: Spoilers): Promise<Shielded | null>;
  /** Whether who asks may want no results, told at once: yes, where that is not known. */
  mayHide(request: IncomingMessage): boolean;
  /** What an account has chosen is another now. */
  forget(accountId: number): void;
}

type Cookies = Readonly<Record<string, string | undefined>>;

/** Of what one wants no results, and what one has asked for: pages read them, too. */
const spoilersCookie = defineCookie('spoilers');
export const revealedCookie = defineCookie('revealed', { withSession: true });
export const userCookies: readonly OwnCookie[] = [spoilersCookie, revealedCookie];

/** A cookie that pages read, too, under whichever prefix it was set. */
function cookieOf(cookies: Cookies, { name }: OwnCookie): string | undefined {
  for (const prefix of cookiePrefixes) {
    const value = cookies[prefix + name];
    if (value) return value;
  }
  return undefined;
}

/** What a browser keeps. */
export const keptSpoilers = (cookies: Cookies): Spoilers =>
  readSpoilers(cookieOf(cookies, spoilersCookie));
export const keptRevealed = (cookies: Cookies) => readRevealed(cookieOf(cookies, revealedCookie));

/** s; what a browser keeps for as long as one looks in now and then. */
const year = 365 * 86_400;

/** The browser's own copy: pages are made by it before anybody is asked. */
export function keepHere(reply: FastifyReply, spoilers: Spoilers): void {
  const own = reply.server.ownCookies;
  if (hidesAny(spoilers)) own.set(reply, spoilersCookie, writeSpoilers(spoilers), { maxAge: year });
  else own.clear(reply, spoilersCookie);
}

export function createChoices(db: Database, identify: Identify): Choices {
  const chosen = new BoundedMap<number, { until: number; spoilers: Promise<Spoilers | null> }>(
    mostBelieved,
  );
  /** Tokens of who hides nothing, until when that is known. */
  const open = new BoundedMap<string, { until: number; accountId: number }>(mostBelieved);

  // Those whose sessions were found together are asked about together.
  const findOne = gather((accountIds: readonly number[]) => findSpoilers(db, accountIds));

  function spoilersOf(accountId: number): Promise<Spoilers | null> {
    const known = chosen.get(accountId);
    if (known && known.until > Date.now()) return known.spoilers;
    const spoilers = findOne(accountId);
    chosen.set(accountId, { until: Date.now() + believed, spoilers });
    spoilers.catch(() => chosen.delete(accountId));
    return spoilers;
  }

  /** Leagues by the ids they had when they were chosen; read each time, for they may be shown as others since. */
  const findLeagues = (ids: readonly number[]) =>
    preparedRows(
      db,
      'leagues hidden',
      { shownId: int, gameId: int },
      sql`select shown_id as "shownId", game_id as "gameId" from catalogue.league
        where id = any(${sql.param(ids)}::int[])`,
    );

  async function shieldedOf(
    spoilers: Spoilers,
    revealed: readonly string[],
  ): Promise<Shielded | null> {
    if (!hidesAny(spoilers)) return null;
    const { all, games } = spoilers;
    const found = spoilers.leagues.length > 0 ? await findLeagues(spoilers.leagues) : [];
    const ids = [...new Set([...spoilers.leagues, ...found.map(({ shownId }) => shownId)])];
    return {
      hides: (place) => hides({ all, games, leagues: ids }, place),
      hidesWithin: (gameId) =>
        all || games.includes(gameId) || found.some((league) => league.gameId === gameId),
      hasRevealed: (name) => revealed.includes(name),
      chosen: { all, games, leagues: ids, revealed },
    };
  }

  async function ofSocket(accountId: number | null, cookies: Cookies): Promise<Shielded | null> {
    const own = accountId === null ? null : await spoilersOf(accountId);
    return shieldedOf(own ?? keptSpoilers(cookies), keptRevealed(cookies));
  }

  async function uidOf(token: string): Promise<number | null> {
    try {
      return (await identify(token))?.uid ?? null;
    } catch (error) {
      // A call that needs one says so itself.
      if (error instanceof CodedError) return null;
      throw error;
    }
  }

  async function of(request: FastifyRequest, reply: FastifyReply): Promise<Shielded | null> {
    const { cookies } = request;
    const token = tokenOf(request);
    if (!token) return cookieOf(cookies, spoilersCookie) ? ofSocket(null, cookies) : null;
    const uid = await uidOf(token);
    const own = uid === null ? null : await spoilersOf(uid);
    const kept = keptSpoilers(cookies);
    if (own && cookieTokenOf(request) === token && writeSpoilers(own) !== writeSpoilers(kept))
      keepHere(reply, own);
    const shielded = await shieldedOf(own ?? kept, keptRevealed(cookies));
    if (uid !== null && !shielded) open.set(token, { until: Date.now() + openFor, accountId: uid });
    return shielded;
  }

  return {
    of,
    ofSocket,
    ofAway: (spoilers) => shieldedOf(spoilers, []),
    mayHide({ headers, url = '' }) {
      const { cookie = '', token } = headers;
      if (cookie.includes('spoilers=')) return true;
      const named = typeof token === 'string' ? token : tokenIn(cookie);
      if (url.includes('token=')) return true;
      if (!named) return false;
      const known = open.get(named);
      return !known || known.until <= Date.now();
    },
    forget(accountId) {
      chosen.delete(accountId);
      for (const [token, known] of open) if (known.accountId === accountId) open.delete(token);
    },
  };
}

/** The session's, as the cookie has it. */
function tokenIn(cookies: string): string | undefined {
  if (!cookies.includes('token=')) return undefined;
  return /(?:^|;\s*)(?:__Host-|__Secure-)?token=([\w.-]+)/.exec(cookies)?.[1];
}

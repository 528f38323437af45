import { agreementVersion } from '@xiongmao/api/identity/protocols';
import { identifierOf } from '@xiongmao/api/identity/rules';
import type { LoginResult } from '@xiongmao/api/identity/shapes';
import { sql } from 'drizzle-orm';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { rows, type Tx } from '#platform/db/database.ts';
import { CatalogueError } from '#platform/http/errors.ts';
import { languageOf } from '#platform/http/language.ts';
import { tokenOf } from '#platform/http/principal.ts';
import type { ModuleContext } from '#platform/module.ts';
import { accountRegistered } from './account-registered.ts';
import { type Address, addressOf } from './addresses.ts';
import { countAttempt, networkOf } from './attempts.ts';
import { banUntil } from './ban-until.ts';
import { takeCode } from './codes.ts';
import { AccountBanned, WrongPassword } from './errors.ts';
import { type Portray, toOwnUser } from './own-user.ts';
import { checkPassword, hashPassword, verifyPassword } from './passwords.ts';
import {
  type Account,
  addLink,
  findBan,
  findByAddress,
  findByUsername,
  insertAccount,
  type Link,
  setAgreed,
} from './repository.ts';
import type { SessionCookies } from './session-cookies.ts';
import { endSessions, openSession } from './sessions.ts';

export interface IdentityContext extends ModuleContext {
  cookies: SessionCookies;
  portray: Portray;
}

/** The request of a sign-in, and where its cookies go. */
export interface Exchange {
  request: FastifyRequest;
  reply: FastifyReply;
}

/** What comes with a registration (`origin` of the contract). */
export interface Origin {
  promotionChannelId?: string | undefined;
  inviteCode?: string | undefined;
  agreed?: boolean | undefined;
}

const quarter = 15 * 60;

/** Signs in with a code, and registers who is new: then the words must be agreed to. */
export async function signInByCode(
  context: IdentityContext,
  exchange: Exchange,
  given: Origin & { address: Address; code: string; password?: string | undefined },
): Promise<LoginResult> {
  const { db, clock } = context;
  const { address, code } = given;
  const { ip } = exchange.request;
  if (given.password !== undefined) await checkPassword(given.password);
  const known = await findByAddress(db, address);
  // Only who has the code learns that the address is new; it stays good until the words are agreed to.
  const mustAgree = !known && !given.agreed;
  const sent = { address, purpose: 'signIn', code, ip, now: clock.now(), keep: mustAgree } as const;
  await takeCode(context, sent);
  if (mustAgree) throw new CatalogueError('agreementRequired');
  const password = given.password === undefined ? null : await hashPassword(given.password);
  return enter(context, exchange, given, async (tx) => {
    const account = await findByAddress(tx, address);
    if (account) return { account, isNew: false };
    const now = clock.now();
    const fresh = { address, agreedVersion: agreementVersion, now, password };
    return { account: await insertAccount(tx, fresh), isNew: true };
  });
}

/**
 * Signs in with a password. Failures are counted for account and network together, so that strangers
 * cannot lock the owner out; strangers of all networks share a budget that the owner's do not.
 */
export async function signInByPassword(
  context: IdentityContext,
  exchange: Exchange,
  given: Origin & { identifier: string; areaCode: string; password: string },
): Promise<LoginResult> {
  const { db, clock } = context;
  const { ip } = exchange.request;
  const now = clock.now();
  const name = given.identifier.toLowerCase();
  const network = networkOf(ip);
  const account = await findNamed(context, given.identifier, given.areaCode);
  const isKnown = account ? await hasBeenHere(context, account.id, network) : false;
  const within = await countAttempt(
    db,
    [
      { name: `password:ip:${ip}`, most: 100, seconds: quarter },
      { name: `password:${name}:${network}`, most: 10, seconds: quarter },
      ...(isKnown ? [] : [{ name: `password:${name}`, most: 100, seconds: 4 * quarter }]),
    ],
    now,
  );
  if (!within) throw new CatalogueError('tooManyAttempts');
  const fits = await verifyPassword(given.password, account?.password ?? null);
  if (!account || !fits) throw new WrongPassword();
  return enter(context, exchange, given, async () => ({ account, isNew: false }));
}

async function findNamed(
  { db }: IdentityContext,
  identifier: string,
  areaCode: string,
): Promise<Account | null> {
  if ('mobileOrEmail' in identifierOf(identifier) || /^\d{5,}$/.test(identifier)) {
    try {
      const found = await findByAddress(db, addressOf(identifier, areaCode));
      if (found) return found;
    } catch (error) {
      if (!(error instanceof CatalogueError)) throw error;
    }
  }
  return findByUsername(db, identifier);
}

/** Whether the account has been signed in to from this network in the last 90 days. */
async function hasBeenHere(
  { db, clock }: IdentityContext,
  accountId: number,
  network: string,
): Promise<boolean> {
  const since = new Date(clock.now().getTime() - 90 * 86_400_000).toISOString();
  const found = await rows(
    db,
    sql`select 1 from session where account_id = ${accountId} and created_at > ${since}::timestamptz
      and starts_with(ip, ${network}) limit 1`,
  );
  return found.length > 0;
}

/** A session that is over is no obstacle to a new one. */
function orGuest(error: unknown): null {
  if (error instanceof CatalogueError) return null;
  throw error;
}

/**
 * The end of every sign-in: finds or makes the account, refuses a banned one, binds the third party's
 * account if one led here, opens a session in the place of the browser's old one, and sets the cookies.
 */
export async function enter(
  context: IdentityContext,
  { request, reply }: Exchange,
  origin: Origin,
  find: (tx: Tx) => Promise<{ account: Account; isNew: boolean }>,
  more: { link?: Link | undefined; returnTo?: string | null | undefined } = {},
): Promise<LoginResult> {
  const { db, clock, jobs, cookies, portray, caller } = context;
  const now = clock.now();
  const userAgent = request.headers['user-agent'] ?? '';
  const before = await caller.identify(tokenOf(request)).catch(orGuest);
  const result = await db.transaction(async (tx) => {
    const { account, isNew } = await find(tx);
    const ban = await findBan(tx, account.id, now);
    if (ban) throw new AccountBanned(ban.reason, banUntil(ban.until, languageOf(request)));
    if (more.link) await addLink(tx, account.id, more.link, now);
    if (origin.agreed && account.agreedVersion !== agreementVersion) {
      await setAgreed(tx, account.id, agreementVersion, now);
      account.agreedVersion = agreementVersion;
    }
    if (before) {
      const old = { accountId: before.uid, only: before.sessionId };
      await endSessions(tx, { ...old, reason: 'replaced', now });
    }
    const { token } = await openSession(tx, {
      accountId: account.id,
      ip: request.ip,
      userAgent,
      now,
    });
    if (isNew) {
      await jobs.publish(tx, accountRegistered, {
        accountId: account.id,
        at: now.toISOString(),
        visitorId: request.cookies.visitor ?? null,
        channelMark: request.cookies.channel ?? null,
        promotionChannelId: origin.promotionChannelId ?? null,
        inviteCode: origin.inviteCode ?? null,
        ip: request.ip,
        userAgent,
      });
    }
    const user = await toOwnUser(tx, account, portray);
    return { token, user, newUser: isNew, wxBind: true, returnTo: more.returnTo ?? null };
  });
  cookies.set(reply, { token: result.token, uid: result.user.uid });
  return result;
}

import { createHash, randomBytes, randomUUID } from 'node:crypto';
import { networkOf } from '@xiongmao/api/hosting/callers/network';
import { BoundedMap } from '@xiongmao/api/hosting/kept/bounded-map';
import { ownUser } from '@xiongmao/api/identity/shapes';
import { type Locale, locales } from '@xiongmao/i18n/locales';
import { sql } from 'drizzle-orm';
import { z } from 'zod';
import { bool, int, type RowOf, text, time } from '#platform/db/columns.ts';
import {
  affected,
  type Database,
  instant,
  preparedRows,
  rows,
  type Tx,
} from '#platform/db/database.ts';
import { gather } from '#platform/gather/gather.ts';
import type { Identify, Principal } from '#platform/http/access/principal.ts';
import { CodedError } from '#platform/http/errors.ts';
import { isBanned } from '../bans/banned.ts';
import type { SessionEnd } from '../table.ts';
import { endOf, mostOpen } from './lifetimes.ts';

/** ms that what a token stands for is believed: an ended session is over everywhere after this. */
const believed = 2_000;
const mostBelieved = 50_000;

export const hashToken = (token: string): string =>
  createHash('sha256').update(token).digest('hex');

/** The browser that brings it has the next one by now: another sign-in took its place. */
export class SessionReplaced extends CodedError {
  constructor() {
    super('sessionOver');
  }
}

const foundRow = {
  id: text,
  tokenHash: text,
  accountId: int,
  roles: ownUser.shape.roles,
  provenAt: time,
  ended: bool,
  replaced: bool,
  closed: bool,
};
type Found = RowOf<typeof foundRow>;

/** Finds who a token stands for; throws 3000 for a session that is over, 3001 for a closed account. */
export function createIdentify(
  db: Database,
  clock: { now(): Date },
  most = mostBelieved,
): Identify {
  const held = new BoundedMap<string, { until: number; principal: Promise<Principal> }>(most);

  // Whoever asks in the same moment is looked for together.
  const findOne = gather((hashes: readonly string[]) => find(db, hashes, clock.now()));

  async function look(tokenHash: string): Promise<Principal> {
    const found = await findOne(tokenHash);
    if (found?.closed) throw new CodedError('accountClosed');
    if (found?.replaced) throw new SessionReplaced();
    if (!found || found.ended) throw new CodedError('sessionOver');
    return {
      uid: found.accountId,
      roles: found.roles,
      sessionId: found.id,
      provenAt: new Date(found.provenAt),
    };
  }

  async function identify(
    token: string | undefined,
    options: { anew?: boolean } = {},
  ): Promise<Principal | null> {
    if (!token) return null;
    const hash = hashToken(token);
    const now = Date.now();
    const known = held.get(hash);
    if (known && known.until > now && !options.anew) return known.principal;
    const principal = look(hash);
    held.set(hash, { until: now + believed, principal });
    // Neither a failure nor an ended session is worth remembering.
    principal.catch(() => {
      if (held.get(hash)?.principal === principal) held.delete(hash);
    });
    return principal;
  }
  identify.forget = (token?: string) => {
    if (token) held.delete(hashToken(token));
    else held.clear();
  };
  return identify;
}

/** Of each token, its session, which is seen now; null for one that stands for nobody. */
async function find(db: Database, hashes: readonly string[], now: Date): Promise<(Found | null)[]> {
  const at = now.toISOString();
  const found = await preparedRows(
    db,
    'identify',
    foundRow,
    sql`with found as (
        select s.id, s.account_id, s.token_hash, s.proven_at, s.last_seen_at, a.roles,
          s.ended_at is not null or ${endOf(sql`s`, sql`a`)} < ${at}::timestamptz as ended,
          coalesce(s.end_reason = 'replaced', false) as replaced,
          a.deleted_at is not null or coalesce(s.end_reason = 'banned', false)
            or ${isBanned(sql`a.id`, sql`${at}::timestamptz`)} as closed
        from session s join account a on a.id = s.account_id
        where s.token_hash = any(${sql.param(hashes)}::text[])
      ), seen as (
        update session set last_seen_at = ${at}::timestamptz
        -- Whoever is being changed by another is seen by it, or the next time: nobody waits.
        where id in (
          select id from session where id in (select id from found where not ended
            and last_seen_at < ${at}::timestamptz - interval '5 minutes')
          for no key update skip locked)
        returning account_id
      ), also as (
        update account set last_seen_at = ${at}::timestamptz
        where id in (
          select id from account where id in (select account_id from seen)
          for no key update skip locked)
      )
      select id, account_id as "accountId", token_hash as "tokenHash", roles, proven_at as "provenAt",
        ended, replaced, closed
      from found`,
  );
  const byToken = new Map(found.map((session) => [session.tokenHash, session]));
  return hashes.map((hash) => byToken.get(hash) ?? null);
}

/**
 * Opens a session and answers its token, always a new one (no session fixation): 256 bits, kept only as their hash. Beyond `mostOpen` of the account,
 * whichever was unused for longest ends.
 */
export async function openSession(
  tx: Tx,
  given: {
    accountId: number;
    ip: string;
    userAgent: string;
    language: Locale;
    proven: boolean;
    now: Date;
  },
): Promise<{ id: string; token: string }> {
  const token = randomBytes(32).toString('base64url');
  const id = randomUUID();
  const at = instant(given.now);
  await tx.execute(sql`
    insert into session (id, token_hash, account_id, created_at, last_seen_at, proven_at, ip,
      network, user_agent, language)
    values (${id}, ${hashToken(token)}, ${given.accountId}, ${at}, ${at},
      ${given.proven ? at : sql`'epoch'`}, ${given.ip}, ${networkOf(given.ip)},
      ${given.userAgent.slice(0, 400)}, ${given.language})`);
  await tx.execute(sql`update session set ended_at = ${at}, end_reason = 'crowded'
    where id in (select id from session
      where account_id = ${given.accountId} and ended_at is null and id <> ${id}
      order by last_seen_at desc, created_at desc offset ${mostOpen - 1})`);
  await tx.execute(sql`update account set last_seen_at = ${at} where id = ${given.accountId}`);
  return { id, token };
}

/** Ends sessions of an account: all, but one if it is named, or only the one named. */
export async function endSessions(
  tx: Tx | Database,
  given: {
    accountId: number;
    reason: SessionEnd;
    now: Date;
    only?: string | undefined;
    but?: string | undefined;
  },
): Promise<number> {
  const { accountId, reason, now, only = null, but = null } = given;
  return affected(
    tx,
    sql`update session set ended_at = ${instant(now)}, end_reason = ${reason}
      where account_id = ${accountId} and ended_at is null
        and (${only}::uuid is null or id = ${only}::uuid)
        and (${but}::uuid is null or id <> ${but}::uuid)`,
  );
}

export async function proveSession(tx: Database, sessionId: string, now: Date): Promise<void> {
  await tx.execute(sql`update session set proven_at = ${instant(now)} where id = ${sessionId}`);
}

/** In which each of these accounts signed in last, as far as that is known. */
export async function lastLanguages(
  db: Database | Tx,
  accountIds: readonly number[],
): Promise<Map<number, Locale>> {
  const found = await rows(
    db,
    { id: int, language: z.enum(locales) },
    sql`select distinct on (account_id) account_id as id, language from session
      where account_id = any(${sql.param(accountIds)}::int[]) and language is not null
      order by account_id, created_at desc`,
  );
  return new Map(found.map(({ id, language }) => [id, language]));
}

/** Those of the sessions that are over. */
export async function endedOf(db: Database, ids: string[], now: Date): Promise<string[]> {
  const at = now.toISOString();
  const found = await rows(
    db,
    { id: text },
    sql`select s.id from session s join account a on a.id = s.account_id
      where s.id = any(${`{${ids.join(',')}}`}::uuid[])
        and (s.ended_at is not null or ${endOf(sql`s`, sql`a`)} < ${at}::timestamptz
          or ${isBanned(sql`a.id`, sql`${at}::timestamptz`)})`,
  );
  return found.map(({ id }) => id);
}

const sessionRow = {
  id: text,
  createdAt: time,
  lastSeenAt: time,
  ip: text,
  userAgent: text,
};
export type SessionRow = RowOf<typeof sessionRow>;

/** Open sessions of an account, newest first. */
export function listSessions(db: Database, accountId: number, now: Date): Promise<SessionRow[]> {
  return rows(
    db,
    sessionRow,
    sql`select s.id, s.created_at as "createdAt", s.last_seen_at as "lastSeenAt", s.ip,
        s.user_agent as "userAgent"
      from session s join account a on a.id = s.account_id
      where a.id = ${accountId} and s.ended_at is null
        and ${endOf(sql`s`, sql`a`)} > ${instant(now)}
      order by s.last_seen_at desc limit ${mostOpen}`,
  );
}

/** Clears away sessions that have been over for 90 days: from where a person came is known no longer. */
export async function forgetSessions(db: Database, now: Date): Promise<void> {
  await db.execute(sql`delete from session s using account a
    where a.id = s.account_id
      and coalesce(s.ended_at, ${endOf(sql`s`, sql`a`)}) < ${instant(now)} - interval '90 days'`);
}

import { hostOf, wideNetworkOf } from '@xiongmao/api/hosting/callers/network';
import type { WelcomeReason } from '@xiongmao/api/wallet/rules';
import { sql } from 'drizzle-orm';
import type { AccountRegistered } from '#modules/identity/index.ts';
import { int } from '#platform/db/columns.ts';
import { rows, type Tx } from '#platform/db/database.ts';
import { lockNumber } from '#platform/db/lock-number.ts';
import type { Secret } from '#platform/secret.ts';

/** How many welcomes one of each may collect in a day before the next is looked at. */
export type WelcomeBudget = Record<WelcomeReason, number>;

/** From where an account came, as keyed hashes that change every day: nobody can be followed. */
export type WelcomeOrigin = Record<WelcomeReason, string | null>;

/** `host` is an IPv4 address or a /64, `network` a /24 or a /48, `device` a browser of a host. */
export function originOf(
  secret: Secret,
  { visitorId, ip, userAgent, at }: AccountRegistered,
): WelcomeOrigin {
  const day = at.slice(0, 10);
  const hash = (kind: WelcomeReason, text: string) =>
    secret.digest('welcome-origin', `${day}\0${kind}\0${text}`).toString('base64url');
  return {
    visitor: visitorId === null ? null : hash('visitor', visitorId),
    device: hash('device', `${hostOf(ip)}\0${userAgent}`),
    host: hash('host', hostOf(ip)),
    network: hash('network', wideNetworkOf(ip)),
  };
}

const lockKind = lockNumber('welcomes of an origin');

/**
 * Which budget a welcome would go beyond; null for none, and for an account whose origin is not known.
 * Those of one origin take turns until the transaction ends.
 */
export async function whyHeld(
  tx: Tx,
  accountId: number,
  budget: WelcomeBudget,
): Promise<WelcomeReason | null> {
  await tx.execute(sql`
    select pg_advisory_xact_lock(hashtextextended(network, ${lockKind})) from welcome
    where account_id = ${accountId} and network is not null`);
  await tx.execute(sql`
    select pg_advisory_xact_lock(hashtextextended(visitor, ${lockKind})) from welcome
    where account_id = ${accountId} and visitor is not null`);
  const count = (name: 'visitor' | 'device' | 'host' | 'network') =>
    sql`(select count(*) from welcome o where o.${sql.identifier(name)} = w.${sql.identifier(name)}
      and o.state <> 'none')`;
  const [counted] = await rows(
    tx,
    { visitor: int, device: int, host: int, network: int },
    sql`select ${count('visitor')} as visitor, ${count('device')} as device,
        ${count('host')} as host, ${count('network')} as network
      from welcome w where w.account_id = ${accountId}`,
  );
  const names = ['visitor', 'device', 'host', 'network'] as const;
  return names.find((name) => counted![name] >= budget[name]) ?? null;
}

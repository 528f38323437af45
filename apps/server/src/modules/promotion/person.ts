import { isIPv4 } from 'node:net';
import { hostOf, networkOf, wideNetworkOf } from '@xiongmao/api/hosting/callers/network';
import { sql } from 'drizzle-orm';
import type { Tx } from '#platform/db/database.ts';
import { lockNumber } from '#platform/db/lock-number.ts';
import type { Secret } from '#platform/secret.ts';

/** Where a request comes from, as far as it tells. */
export interface RequestSource {
  ip: string;
  userAgent: string;
}

/**
 * Network and browser of a day, as a keyed hash: who clears cookies is still the same person that day,
 * and nobody can be followed into the next. An IPv4 address stands for itself, because a network of them
 * holds many homes; one home has all of an IPv6 network.
 */
export function hashPerson(secret: Secret, day: string, { ip, userAgent }: RequestSource): string {
  const network = isIPv4(ip) ? ip : networkOf(ip);
  return secret
    .digest('promotion-person', `${day}\0${network}\0${userAgent}`)
    .toString('base64url');
}

/** A host is an IPv4 address or a /64, a network a /24 or a /48: both as keyed hashes of a day. */
export interface Networks {
  hostHash: string;
  networkHash: string;
}

export function hashNetworks(
  secret: Secret,
  day: string,
  { ip }: Pick<RequestSource, 'ip'>,
): Networks {
  const hash = (network: string) =>
    secret.digest('promotion-network', `${day}\0${network}`).toString('base64url');
  return { hostHash: hash(hostOf(ip)), networkHash: hash(`wide ${wideNetworkOf(ip)}`) };
}

const lockKind = lockNumber('who is counted by a name');

/**
 * Whoever goes by one of these names (visitor's id, hash, uid) does one thing at a time until the
 * transaction ends: of two that come at once, the second sees that the first is counted.
 */
export async function takeVisitorsTurn(tx: Tx, names: (string | number | null)[]): Promise<void> {
  const known = names.filter((name) => name !== null).map(String);
  // In the same order everywhere, so that no two wait for each other.
  const sorted = sql.param([...new Set(known)].sort());
  await tx.execute(sql`
    select pg_advisory_xact_lock(hashtextextended(name, ${lockKind})) from unnest(${sorted}::text[]) as name`);
}

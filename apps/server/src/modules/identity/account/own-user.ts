import type { OwnUser, PublicUser } from '@xiongmao/api/identity/shapes';
import type { Clock } from '#platform/clock.ts';
import type { Database, Tx } from '#platform/db/database.ts';
import { newAddressesOf } from '../addresses/changes.ts';
import type { Agreement, Portrait, Portray } from '../context.ts';
import { type Account, addressesOf, listLinks } from '../repository.ts';

export function toPublicUser(account: Account, portrait: Portrait): PublicUser {
  const { avatar, signature, level, follows, fans } = portrait;
  const { id: uid, username, createdAt } = account;
  return { uid, username, avatar, signature, level, follows, fans, since: createdAt };
}

/** One's own account in full. */
export async function toOwnUser(
  db: Database | Tx,
  account: Account,
  { portray, agreement, clock }: { portray: Portray; agreement: Agreement; clock: Clock },
): Promise<OwnUser> {
  const portrait = await portray(db, account.id);
  const words = await agreement(db, clock.now());
  const links = await listLinks(db, account.id);
  const waiting = await newAddressesOf(db, account.id, clock.now());
  const proven = addressesOf(account).length > waiting.length;
  return {
    ...toPublicUser(account, portrait),
    email: account.email,
    areaCode: account.areaCode,
    mobile: account.mobile,
    hasPassword: account.password !== null,
    newAddresses: waiting.map(({ kind, since, until }) => ({
      kind: kind === 'sms' ? 'phone' : 'email',
      since,
      until,
    })),
    proofBy: account.password !== null ? 'password' : proven ? 'code' : 'provider',
    providers: links.map(({ provider, name }) => ({ provider, name })),
    roles: account.roles,
    gold: portrait.gold,
    // Versions are days or instants: ISO text sorts as they follow each other.
    agreementDue: (account.agreedVersion ?? '') < words,
    agreementVersion: words,
    unreadNotices: portrait.unreadNotices,
  };
}

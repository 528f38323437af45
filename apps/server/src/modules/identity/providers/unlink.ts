import type { OwnUser } from '@xiongmao/api/identity/shapes';
import type { Tx } from '#platform/db/database.ts';
import { type Principal, requireProof } from '#platform/http/access/principal.ts';
import { CodedError } from '#platform/http/errors.ts';
import { toOwnUser } from '../account/own-user.ts';
import { provenAddressesOf } from '../addresses/changes.ts';
import type { IdentityContext } from '../context.ts';
import { type Account, type Link, listLinks, lockAccount, removeLink } from '../repository.ts';
import { providerUnlinked } from './provider-unlinked.ts';

/** Takes a third party's account away from one's own: never the last way to sign in. */
export async function unlink(
  context: IdentityContext,
  principal: Principal,
  { provider, subject }: Pick<Link, 'provider' | 'subject'>,
): Promise<OwnUser> {
  const { db, clock, jobs } = context;
  return db.transaction(async (tx) => {
    const account = await lockAccount(tx, principal.uid);
    if (!account) throw new CodedError('accountClosed');
    const links = await listLinks(tx, account.id);
    const isLinked = links.some((link) => link.provider === provider && link.subject === subject);
    if (!isLinked) throw new CodedError('unknownLink');
    if (links.length === 1 && !(await hasOwnWay(tx, account, clock.now()))) {
      throw new CodedError('lastWay');
    }
    const now = clock.now();
    requireProof(principal, now);
    await removeLink(tx, account.id, { provider, subject });
    await jobs.publish(tx, providerUnlinked, { accountId: account.id, at: now.toISOString() });
    return toOwnUser(tx, account, context);
  });
}

/** Whether an account can be signed in to, and proven, without any third party. */
const hasOwnWay = async (tx: Tx, account: Account, now: Date): Promise<boolean> =>
  account.password !== null || (await provenAddressesOf(tx, account, now)).length > 0;

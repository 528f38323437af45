import type { OwnUser } from '@xiongmao/api/identity/shapes';
import { CatalogueError } from '#platform/http/errors.ts';
import { type Principal, requireProof } from '#platform/http/principal.ts';
import type { IdentityContext } from './context.ts';
import { toOwnUser } from './own-user.ts';
import { providerUnlinked } from './provider-unlinked.ts';
import { type Account, type Link, listLinks, lockAccount, removeLink } from './repository.ts';

/** Takes a third party's account away from one's own: never the last way to sign in. */
export async function unlink(
  { db, clock, jobs, portray }: IdentityContext,
  principal: Principal,
  { provider, subject }: Pick<Link, 'provider' | 'subject'>,
): Promise<OwnUser> {
  return db.transaction(async (tx) => {
    const account = await lockAccount(tx, principal.uid);
    if (!account) throw new CatalogueError('accountClosed');
    const links = await listLinks(tx, account.id);
    const isLinked = links.some((link) => link.provider === provider && link.subject === subject);
    if (!isLinked) throw new CatalogueError('unknownLink');
    if (links.length === 1 && !hasOwnWay(account)) throw new CatalogueError('lastWay');
    const now = clock.now();
    requireProof(principal, now);
    await removeLink(tx, account.id, { provider, subject });
    await jobs.publish(tx, providerUnlinked, { accountId: account.id, at: now.toISOString() });
    return toOwnUser(tx, account, portray);
  });
}

/** Whether an account can be signed in to without any third party. */
const hasOwnWay = ({ password, email, mobile }: Account): boolean =>
  password !== null || email !== null || mobile !== null;

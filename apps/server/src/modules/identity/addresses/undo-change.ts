import { networkOf } from '@xiongmao/api/hosting/callers/network';
import { sql } from 'drizzle-orm';
import { instant, type Tx } from '#platform/db/database.ts';
import type { Principal } from '#platform/http/access/principal.ts';
import { CodedError } from '#platform/http/errors.ts';
import { countAttempt } from '../codes/attempts.ts';
import type { IdentityContext } from '../context.ts';
import { AddressTaken, UndoOver } from '../errors.ts';
import { findByAddress, lockAccount, takeNamesTurn, updateAccount } from '../repository.ts';
import { endSessions } from '../sessions/sessions.ts';
import { addressRestored } from './address-restored.ts';
import { type Address, readAddress, shortened, written } from './addresses.ts';
import { type AddressChange, findChange, listChanges, passwordMark, undoneBy } from './changes.ts';

/**
 * Undoes a change of an address, and all that came after it: the addresses are those of before, what was
 * linked since is not any more, a password set since opens nothing, and all other sessions are over.
 */
export async function undoChange(
  context: IdentityContext,
  given: { token: string; principal: Principal | null; ip: string },
): Promise<{ uid: number; restored: string[]; needsPassword: boolean }> {
  const { db, clock, jobs, secret } = context;
  const { token, principal, ip } = given;
  const now = clock.now();
  const limit = { name: `undo:${networkOf(ip)}`, most: 30, seconds: 15 * 60 };
  if (!(await countAttempt(db, [limit], now))) throw new CodedError('tooManyAttempts');
  return db.transaction(async (tx) => {
    const id = undoneBy(secret, token);
    const named = id === null ? null : await findChange(tx, id, now);
    if (!named) throw new UndoOver();
    // In the order in which those who bind take turns: addresses first, then the account.
    for (const address of before(await listFrom(tx, named, now)).values()) {
      if (address) await takeNamesTurn(tx, written(address));
    }
    const account = await lockAccount(tx, named.accountId);
    const changes = await listFrom(tx, named, now);
    if (!account || changes.length === 0) throw new UndoOver();

    const restored = before(changes);
    for (const address of restored.values()) {
      const owner = address && (await findByAddress(tx, address));
      if (owner && owner.id !== account.id) throw new AddressTaken();
    }
    for (const [kind, address] of restored) {
      await updateAccount(tx, account.id, columnsOf(kind, address));
    }
    const needsPassword =
      account.password !== null && passwordMark(secret, account) !== named.passwordMark;
    if (needsPassword) await updateAccount(tx, account.id, { password: null });
    await tx.execute(sql`delete from account_link
      where account_id = ${account.id} and linked_at >= ${named.at}::timestamptz`);
    await tx.execute(sql`update address_change set undone_at = ${instant(now)}
      where id = any(${sql.param(changes.map(({ id }) => id))}::int[])`);
    const mine = principal?.uid === account.id ? { but: principal.sessionId } : {};
    await endSessions(tx, { accountId: account.id, ...mine, reason: 'undone', now });
    await jobs.publish(tx, addressRestored, { accountId: account.id, at: now.toISOString() });
    return {
      uid: account.id,
      restored: [...restored.values()].flatMap((address) =>
        address ? [shortened(written(address))] : [],
      ),
      needsPassword,
    };
  });
}

/** A change and all later ones; none when it was undone in the meantime. */
async function listFrom(tx: Tx, named: AddressChange, now: Date): Promise<AddressChange[]> {
  const changes = await listChanges(tx, named.accountId, now);
  const first = changes.findIndex(({ id }) => id === named.id);
  return first < 0 ? [] : changes.slice(first);
}

/** Of each kind of address that changed, what it was before the first of the changes. */
function before(changes: readonly AddressChange[]): Map<Address['kind'], Address | null> {
  const first = new Map<Address['kind'], Address | null>();
  for (const { kind, replaced } of changes) {
    if (!first.has(kind)) first.set(kind, replaced === null ? null : readAddress(replaced));
  }
  return first;
}

function columnsOf(kind: Address['kind'], address: Address | null) {
  if (kind === 'mail') return { email: address?.kind === 'mail' ? address.email : null };
  return address?.kind === 'sms'
    ? { areaCode: address.areaCode, mobile: address.mobile }
    : { areaCode: null, mobile: null };
}

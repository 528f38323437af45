import type { OwnUser } from '@xiongmao/api/identity/shapes';
import type { Locale } from '@xiongmao/i18n/locales';
import { CatalogueError } from '#platform/http/errors.ts';
import { type Principal, requireProof } from '#platform/http/principal.ts';
import { addressChanged } from './address-changed.ts';
import { rememberAddress } from './address-memory.ts';
import { type Address, shortened, written } from './addresses.ts';
import { takeCode } from './codes.ts';
import type { IdentityContext } from './context.ts';
import { AddressTaken } from './errors.ts';
import { sendLetter } from './letters.ts';
import { toOwnUser } from './own-user.ts';
import {
  type Account,
  findAccount,
  findByAddress,
  lockAccount,
  takeTurns,
  updateAccount,
} from './repository.ts';

/**
 * Binds a phone number or an e-mail address, or puts it in the place of the old one, which takes a fresh
 * proof: whoever finds a page open can't take the account over. The address of before is told by mail:
 * who did not do this learns of it.
 */
export async function bindAddress(
  context: IdentityContext,
  principal: Principal,
  given: { address: Address; code: string; ip: string; language: Locale },
): Promise<OwnUser> {
  const { db, clock, jobs, secret, portray } = context;
  const { address, code, ip, language } = given;
  const now = clock.now();
  // Asked for before the code is used up: it is sent once more, with the proof.
  const known = await findAccount(db, principal.uid);
  if (known && replaces(known, address)) requireProof(principal, now);
  await takeCode(context, { address, purpose: 'bind', code, ip, now });
  return db.transaction(async (tx) => {
    await takeTurns(tx, written(address));
    const before = await lockAccount(tx, principal.uid);
    if (!before) throw new CatalogueError('accountClosed');
    // Another was bound a moment ago.
    if (replaces(before, address)) requireProof(principal, now);
    const owner = await findByAddress(tx, address);
    if (owner && owner.id !== before.id) throw new AddressTaken();
    const after: Account = { ...before, ...columnsOf(address) };
    if (!owner) {
      await updateAccount(tx, before.id, columnsOf(address));
      await rememberAddress(tx, secret, { address, accountId: before.id, now });
      await jobs.publish(tx, addressChanged, {
        accountId: before.id,
        at: now.toISOString(),
        address: shortened(written(address)),
      });
      const name = address.kind === 'mail' ? 'emailChanged' : 'mobileChanged';
      if (before.email) await sendLetter(tx, jobs, { to: before.email, name, language, now });
    }
    return toOwnUser(tx, after, portray);
  });
}

/** Whether another address of the kind is bound. */
function replaces({ email, areaCode, mobile }: Account, address: Address): boolean {
  if (address.kind === 'mail') return email !== null && email.toLowerCase() !== address.email;
  return mobile !== null && (mobile !== address.mobile || areaCode !== address.areaCode);
}

const columnsOf = (address: Address) =>
  address.kind === 'mail'
    ? { email: address.email }
    : { areaCode: address.areaCode, mobile: address.mobile };

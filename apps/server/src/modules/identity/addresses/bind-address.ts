import type { OwnUser } from '@xiongmao/api/identity/shapes';
import type { Locale } from '@xiongmao/i18n/locales';
import type { Tx } from '#platform/db/database.ts';
import { type Principal, requireProof } from '#platform/http/access/principal.ts';
import { CodedError } from '#platform/http/errors.ts';
import { toOwnUser } from '../account/own-user.ts';
import { takeCode } from '../codes/codes.ts';
import { addressChangedLetter } from '../codes/letter-types.ts';
import { sendLetter } from '../codes/letters.ts';
import type { IdentityContext } from '../context.ts';
import { AddressTaken } from '../errors.ts';
import {
  type Account,
  addressesOf,
  findAccount,
  findByAddress,
  lockAccount,
  takeNamesTurn,
  updateAccount,
} from '../repository.ts';
import { addressChanged } from './address-changed.ts';
import { rememberAddress } from './address-memory.ts';
import { type Address, shortened, written } from './addresses.ts';
import { listChanges, recordChange } from './changes.ts';

/**
 * Binds a phone number or an e-mail address, the first or another: that takes a fresh proof, so that whoever
 * finds a page open can't take the account over. All addresses of before are told, with a way to undo it.
 */
export async function bindAddress(
  context: IdentityContext,
  principal: Principal,
  given: { address: Address; code: string; ip: string; language: Locale },
): Promise<OwnUser> {
  const { db, clock, jobs, secret } = context;
  const { address, code, ip, language } = given;
  const now = clock.now();
  // Asked for before the code is used up: it is sent once more, with the proof.
  const known = await findAccount(db, principal.uid);
  if (known && !has(known, address)) requireProof(principal, now);
  await takeCode(context, { address, purpose: 'bind', code, ip, now });
  return db.transaction(async (tx) => {
    await takeNamesTurn(tx, written(address));
    const before = await lockAccount(tx, principal.uid);
    if (!before) throw new CodedError('accountClosed');
    const owner = await findByAddress(tx, address);
    if (owner && owner.id !== before.id) throw new AddressTaken();
    if (owner) return toOwnUser(tx, before, context);
    // Another took its place a moment ago.
    requireProof(principal, now);
    const after: Account = { ...before, ...columnsOf(address) };
    await updateAccount(tx, before.id, columnsOf(address));
    await rememberAddress(tx, secret, { address, accountId: before.id, now });
    await jobs.publish(tx, addressChanged, {
      accountId: before.id,
      at: now.toISOString(),
      address: shortened(written(address)),
    });
    const replaced = addressesOf(before).find(({ kind }) => kind === address.kind) ?? null;
    const told = await addressesToTell(tx, before, address, now);
    const changeId = await recordChange(tx, secret, {
      before,
      after,
      added: address,
      replaced,
      now,
    });
    for (const to of told) {
      await sendLetter(tx, jobs, { to, type: addressChangedLetter, language, changeId, now });
    }
    return toOwnUser(tx, after, context);
  });
}

/** The addresses of before, and those that lost their place lately: theirs may be the one that is honest. */
async function addressesToTell(
  tx: Tx,
  before: Account,
  added: Address,
  now: Date,
): Promise<Set<string>> {
  const lately = await listChanges(tx, before.id, now);
  const told = new Set(addressesOf(before).map(written));
  for (const { replaced } of lately) if (replaced !== null) told.add(replaced);
  told.delete(written(added));
  return told;
}

const has = (account: Account, address: Address): boolean =>
  addressesOf(account).some((each) => written(each) === written(address));

const columnsOf = (address: Address) =>
  address.kind === 'mail'
    ? { email: address.email }
    : { areaCode: address.areaCode, mobile: address.mobile };

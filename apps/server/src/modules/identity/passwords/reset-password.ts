import type { Locale } from '@xiongmao/i18n/locales';
import type { FastifyRequest } from 'fastify';
import { type Principal, requireProof } from '#platform/http/access/principal.ts';
import { CodedError } from '#platform/http/errors.ts';
import type { Address } from '../addresses/addresses.ts';
import { waitOf } from '../addresses/changes.ts';
import { countAttempt } from '../codes/attempts.ts';
import { takeCode } from '../codes/codes.ts';
import { momentText } from '../codes/moment-text.ts';
import type { IdentityContext } from '../context.ts';
import { AddressWaits, WrongCode, WrongPassword } from '../errors.ts';
import { findAccount, findByAddress, lockAccount, updateAccount } from '../repository.ts';
import { endSessions, proveSession } from '../sessions/sessions.ts';
import { passwordChanged } from './password-changed.ts';
import { checkPassword, hashPassword, requireTurn, verifyPassword } from './passwords.ts';

/** Sets a new password with a code sent to reset it, and ends every session. Answers whose it is. */
export async function resetPassword(
  context: IdentityContext,
  request: FastifyRequest,
  given: { address: Address; code: string; password: string; language: Locale },
): Promise<number> {
  const { db, clock, jobs } = context;
  const { address, code } = given;
  const { ip } = request;
  const now = clock.now();
  requireTurn(request);
  await checkPassword(given.password, context.env);
  await takeCode(context, { address, purpose: 'reset', code, ip, now });
  const password = await hashPassword(given.password, request);
  return db.transaction(async (tx) => {
    const account = await findByAddress(tx, address);
    if (!account) throw new WrongCode();
    const wait = await waitOf(tx, account.id, address.kind, now);
    if (wait) throw new AddressWaits(momentText(wait, given.language));
    await updateAccount(tx, account.id, { password });
    await endSessions(tx, { accountId: account.id, reason: 'password', now });
    await jobs.publish(tx, passwordChanged, { accountId: account.id, at: now.toISOString() });
    return account.id;
  });
}

/**
 * Changes one's password in settings, and ends one's other sessions. A first one takes a fresh proof: it is
 * what one proves oneself by from then on.
 */
export async function changePassword(
  context: IdentityContext,
  principal: Principal,
  request: FastifyRequest,
  given: { oldPassword?: string | undefined; password: string },
): Promise<void> {
  const { db, clock, jobs } = context;
  const now = clock.now();
  await checkPassword(given.password, context.env);
  const account = await findAccount(db, principal.uid);
  if (account?.password) await provePassword(context, principal, request, given.oldPassword ?? '');
  else {
    requireProof(principal, now);
    requireTurn(request);
  }
  const password = await hashPassword(given.password, request);
  await db.transaction(async (tx) => {
    const current = await lockAccount(tx, principal.uid);
    // Of two changes at once the second was proven with a password that is none any more.
    if (!current || current.password !== account?.password) throw new WrongPassword();
    await updateAccount(tx, principal.uid, { password });
    const mine = { accountId: principal.uid, but: principal.sessionId };
    await endSessions(tx, { ...mine, reason: 'password', now });
    await jobs.publish(tx, passwordChanged, { accountId: principal.uid, at: now.toISOString() });
  });
  await proveSession(db, principal.sessionId, now);
}

/** Throws unless it is the password of who asks; ten tries in a quarter of an hour. */
export async function provePassword(
  { db, clock }: IdentityContext,
  principal: Principal,
  request: FastifyRequest,
  password: string,
): Promise<void> {
  requireTurn(request);
  const limit = { name: `prove:${principal.sessionId}`, most: 10, seconds: 15 * 60 };
  if (!(await countAttempt(db, [limit], clock.now()))) throw new CodedError('tooManyAttempts');
  const account = await findAccount(db, principal.uid);
  if (!(await verifyPassword(password, account?.password ?? null, request)))
    throw new WrongPassword();
}

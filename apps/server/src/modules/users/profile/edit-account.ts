import { isReservedName } from '@xiongmao/api/identity/reserved-names';
import { username } from '@xiongmao/api/identity/rules';
import type { FastifyRequest } from 'fastify';
import {
  checkPassword,
  findAccount,
  hashPassword,
  isTaken,
  passwordChanged,
  requireTurn,
  setFirstPassword,
  updateAccount,
} from '#modules/identity/index.ts';
import { type Principal, requireProof } from '#platform/http/access/principal.ts';
import { CodedError } from '#platform/http/errors.ts';
import type { ModuleContext } from '#platform/module.ts';
import { setSignature } from './profile.ts';

interface AccountChanges {
  uname?: string | undefined;
  /** Only where there is none yet. */
  password?: string | undefined;
  signature?: string | undefined;
}

/**
 * Changes one's username, signature and first password, all or none of them. The password takes a fresh
 * proof, as in settings.
 */
export async function editAccount(
  { db, clock, jobs, env }: ModuleContext,
  principal: Principal,
  request: FastifyRequest,
  changes: AccountChanges,
): Promise<void> {
  const { uid: accountId } = principal;
  const { uname, signature } = changes;
  if (changes.password !== undefined) requireProof(principal, clock.now());
  if (uname !== undefined) {
    checkUsername(accountId, uname);
    const isKept = (await findAccount(db, accountId))?.username === uname;
    if (!isKept && isReservedName(uname)) throw new CodedError('usernameReserved');
  }
  let password: string | null = null;
  if (changes.password !== undefined) {
    await checkPassword(changes.password, env);
    requireTurn(request);
    password = await hashPassword(changes.password, request);
  }
  await db.transaction(async (tx) => {
    if (uname !== undefined) {
      await updateAccount(tx, accountId, { username: uname }).catch(orTaken);
    }
    if (signature !== undefined) await setSignature(tx, accountId, signature);
    if (password !== null) {
      const isFirst = await setFirstPassword(tx, accountId, password);
      if (!isFirst) throw new CodedError('forbidden');
      await jobs.publish(tx, passwordChanged, { accountId, at: clock.now().toISOString() });
    }
  });
}

/** `user10001` is what that account was called at first: nobody else may be. */
function checkUsername(accountId: number, name: string): void {
  if (!username.test(name)) throw new CodedError('invalidUsername');
  const [, number] = /^user(\d+)$/i.exec(name) ?? [];
  if (number !== undefined && Number(number) !== accountId) {
    throw new CodedError('usernameTaken');
  }
}

function orTaken(error: unknown): never {
  throw isTaken(error, 'account_username') ? new CodedError('usernameTaken') : error;
}
